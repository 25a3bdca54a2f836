import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { extname, join } from 'node:path'
import process from 'node:process'
import { buildMatterIndex, MatterIndex, type MatterIndexData } from './matter-index.ts'

/** Modules whose change changes the index, besides the lists of words. */
const MAKERS =
  `matter-index pair-filter text-table spelling-key tokens chat-spelling matter-lines everyday-words`.split(' ')

/**
 * The index of all matters, from a file beside what Node keeps of the source (`src/start.js`); where none is there, it is built and
 * kept. Where Node keeps nothing, it is only built. With the file the lists of words need not be loaded, which are a third of a
 * start and 30 MiB.
 */
export async function keptMatterIndex(folder = getCompileCacheDir()): Promise<MatterIndex> {
  const path = folder === undefined ? undefined : join(folder, `matters-${hashOfSource()}.index`)
  const kept = path === undefined ? undefined : read(path)
  if (kept !== undefined) return new MatterIndex(kept)
  const { MATTER_LINES } = await import('./matter-lines.ts')
  const data = buildMatterIndex(MATTER_LINES)
  if (path !== undefined) keep(path, data)
  return new MatterIndex(data)
}

function hashOfSource(): string {
  const extension = extname(import.meta.filename)
  const names = [...MAKERS.map((name) => `${name}${extension}`), ...listsIn('matters')]
  const hash = createHash('sha256')
  for (const name of names) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 32)
}

function listsIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder))
    .map((name) => join(folder, name))
    .sort()
}

/** The hash of all that follows, the number of integers, the integers, and the text. */
function encode({ integers, text }: MatterIndexData): Buffer {
  const parts = [new Uint32Array([integers.length]), integers, text]
  const body = Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)))
  return Buffer.concat([hashOf(body), body])
}

/** Undefined also for a file that a crash cut off. */
function read(path: string): MatterIndexData | undefined {
  try {
    const file = readFileSync(path)
    const body = file.subarray(HASH_BYTES)
    if (!hashOf(body).equals(file.subarray(0, HASH_BYTES))) return undefined
    const length = body.readUInt32LE(0)
    const integers = new Uint32Array(body.buffer, body.byteOffset + 4, length)
    return { integers, text: body.subarray(4 + integers.byteLength) }
  } catch {
    return undefined
  }
}

const HASH_BYTES = 32

function hashOf(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest()
}

/** Another process may do the same at the same time. A folder that cannot be written keeps nothing. */
function keep(path: string, data: MatterIndexData): void {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, encode(data))
    renameSync(draft, path)
  } catch {
    if (existsSync(draft)) rmSync(draft, { force: true })
  }
}
