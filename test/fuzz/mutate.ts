import type { Random } from '../support/random.ts'

/** What parsers stumble over. */
const TOKENS = [
  '\r\n',
  '\r\n\r\n',
  '\n',
  '\0',
  '\u00ff\u00fe',
  ' ',
  '\t',
  ':',
  '{',
  '[',
  '}',
  ']',
  '"',
  '\\u0000',
  '\\ud800',
  '\ufeff',
  '%00',
  '%2e%2e%2f',
  '../',
  '__proto__',
  'constructor',
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  'NaN',
  'Transfer-Encoding: chunked\r\n',
  'Content-Length: 1\r\n',
  'Content-Length: 99999999999\r\n',
  'Connection: Upgrade\r\nUpgrade: websocket\r\n',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n',
  'Expect: 100-continue\r\n',
  'Idempotency-Key: x\r\n',
  'HTTP/1.0',
  'HTTP/2.0',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'A'.repeat(300),
  'क'.repeat(100),
  '👍🏽'.repeat(20),
  ' '.repeat(2_000),
  '['.repeat(2_000),
  'x'.repeat(70_000),
].map((token) => Buffer.from(token, 'utf8'))

/** The bytes with a few changes by chance: flipped, taken out, put in, said again, cut off. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let mutated = bytes
  for (let count = 1 + random.int(4); count > 0; count -= 1) mutated = mutateOnce(mutated, random)
  return mutated
}

function mutateOnce(bytes: Buffer, random: Random): Buffer {
  const at = random.int(bytes.length + 1)
  const before = bytes.subarray(0, at)
  const after = bytes.subarray(at)
  switch (random.int(8)) {
    case 0: {
      const flipped = Buffer.from(bytes)
      for (let count = 1 + random.int(4); count > 0 && flipped.length > 0; count -= 1) {
        flipped[random.int(flipped.length)] = random.int(256)
      }
      return flipped
    }
    case 1:
      return Buffer.concat([before, after.subarray(1 + random.int(20))])
    case 2:
    case 3:
      return Buffer.concat([before, random.pick(TOKENS), after])
    case 4:
      return Buffer.concat([before, randomBytes(1 + random.int(40), random), after])
    case 5: {
      const piece = after.subarray(0, 1 + random.int(200))
      return Buffer.concat([before, ...Array.from({ length: 1 + random.int(50) }, () => piece), after])
    }
    case 6:
      return before
    default:
      return mutateNumber(bytes, random)
  }
}

/** Puts another number in place of one of those in the text. */
function mutateNumber(bytes: Buffer, random: Random): Buffer {
  const text = bytes.toString('latin1')
  const numbers = [...text.matchAll(/\d+/g)]
  if (numbers.length === 0) return bytes
  const number = random.pick(numbers)
  const other = random.pick(['0', '-1', '1', '65535', '2147483648', '9007199254740993', '1e400', '00', ''])
  return Buffer.from(text.slice(0, number.index) + other + text.slice(number.index + number[0].length), 'latin1')
}

export function randomBytes(length: number, random: Random): Buffer {
  return Buffer.from(Array.from({ length }, () => random.int(256)))
}
