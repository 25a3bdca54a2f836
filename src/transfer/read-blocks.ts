import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { BadRequest } from '../base/errors.ts'
import { CHECK_PREFIX, type CheckLine } from './file-format.ts'

/** Lines that are known to be as they were written. */
export interface Block {
  lines: string[]
  /** Lines of the file up to the end of this block, its check line included. */
  endsAt: number
  /** SHA-256 of all that comes before the block. */
  sha256Before: string
}

const LINE_FEED = 0x0a
/** Far more than any block that an export writes: 1 MiB and one item. */
const MAX_BLOCK_BYTES = 64 * 1024 * 1024

/**
 * Reads a file block by block, each checked before it is handed out.
 *
 * @throws BadRequest naming the first line of the block that is not as it was written, or saying that the file cannot
 * be read or breaks off
 */
export async function* readBlocks(path: string): AsyncGenerator<Block> {
  const hash = createHash('sha256')
  let lines: Buffer[] = []
  let linesBefore = 0
  let bytes = 0
  for await (const line of readLines(path)) {
    if (!isCheck(line)) {
      lines.push(line)
      bytes += line.length
      if (bytes > MAX_BLOCK_BYTES) throw damaged(path, linesBefore + 1, linesBefore + lines.length)
      continue
    }
    const sha256Before = hash.copy().digest('hex')
    for (const each of lines) hash.update(each)
    const count = linesBefore + lines.length
    const expected: CheckLine = { check: { lines: count, sha256: hash.copy().digest('hex') } }
    if (line.toString() !== `${JSON.stringify(expected)}\n`) throw damaged(path, linesBefore + 1, count + 1)
    hash.update(line)
    linesBefore = count + 1
    yield { lines: lines.map(String), endsAt: linesBefore, sha256Before }
    lines = []
    bytes = 0
  }
  if (lines.length > 0) throw damaged(path, linesBefore + 1, linesBefore + lines.length)
}

/**
 * Every line as its bytes, with its line feed; the last one may lack it, and of one that is longer than any block comes
 * the beginning. `node:readline` would split at U+2028 too.
 */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let pieceBytes = 0
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        yield Buffer.concat([...pieces, chunk.subarray(start, end + 1)])
        pieces = []
        pieceBytes = 0
        start = end + 1
      }
      if (start === chunk.length) continue
      pieces.push(chunk.subarray(start))
      pieceBytes += chunk.length - start
      if (pieceBytes > MAX_BLOCK_BYTES) break
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new BadRequest(`${path} cannot be read: ${error.message}.`)
    throw error
  }
  if (pieces.length > 0) yield Buffer.concat(pieces)
}

function isCheck(line: Buffer): boolean {
  return line.subarray(0, CHECK_PREFIX.length).toString('latin1') === CHECK_PREFIX
}

function damaged(path: string, first: number, last: number): BadRequest {
  return new BadRequest(
    `${path} is damaged or cut off between lines ${first} and ${last}. Copy it again, or export again.`,
  )
}
