import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { BadRequest } from '../../src/base/errors.ts'
import { createSeal } from '../../src/security/seal.ts'
import { FORMAT, FORMAT_VERSION, PROBE_PURPOSE } from '../../src/transfer/file-format.ts'
import { readWholeFile } from '../../src/transfer/whole-file.ts'
import { newPath } from '../support/transfer/move.ts'

const seal = createSeal(Buffer.alloc(32, 7))
const headerOf = (version: number) =>
  JSON.stringify({
    ...{ format: FORMAT, version, id: 'file-1', createdAt: 0 },
    probe: seal.seal('file-1', PROBE_PURPOSE),
  })
const HEADER = headerOf(FORMAT_VERSION)
const END = JSON.stringify({ end: { counts: {}, proof: 'none' } })

/** Each line as a block of its own, with a check line that fits. */
function withChecks(lines: string[]): string {
  const hash = createHash('sha256')
  let text = ''
  lines.forEach((line, index) => {
    hash.update(`${line}\n`)
    const check = `${JSON.stringify({ check: { lines: 2 * index + 1, sha256: hash.copy().digest('hex') } })}\n`
    hash.update(check)
    text += `${line}\n${check}`
  })
  return text
}

const ODD = ['null', '[]', '1', '"x"', '{', 'x', '', '{"end":null}', '{"end":{"counts":{},"proof":1}}']

it.each([
  ...ODD.map((line) => ['header', [line, END], /is no exported installation/] as const),
  ...ODD.slice(0, -1).map((line) => ['end', [HEADER, line], /breaks off before its end/] as const),
  ['end', [HEADER, ODD.at(-1) ?? ''], /was changed after it was exported/] as const,
  ['proof', [HEADER, END], /was changed after it was exported/] as const,
  ...[FORMAT_VERSION - 1, FORMAT_VERSION + 1].map(
    (version) =>
      [
        'version',
        [headerOf(version), END],
        new RegExp(`has version ${version} of the format, this Parley reads ${FORMAT_VERSION}\\. Use the version that`),
      ] as const,
  ),
])('a file whose check lines fit and whose %s does not is refused in a sentence: %j', async (_, lines, sentence) => {
  const path = await newPath()
  await writeFile(path, withChecks([...lines]))
  const refused = readWholeFile(path, seal)
  await expect(refused).rejects.toThrow(BadRequest)
  await expect(refused).rejects.toThrow(sentence)
})
