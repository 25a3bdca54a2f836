import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceDirectory } from '../../scripts/replace-directory.ts'

const MODULE = fileURLToPath(new URL('../../scripts/replace-directory.ts', import.meta.url))
const PROCESSES = 4
const REPLACEMENTS = 200

let dir: string
let path: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parley-replace-'))
  path = join(dir, 'dist')
})
afterEach(() => rmSync(dir, { recursive: true }))

function directoryOf(name: string): string {
  const next = join(dir, name)
  mkdirSync(next)
  for (const file of ['a', 'b']) writeFileSync(join(next, file), name)
  return next
}

it('puts a directory where there is none, and in the place of another', () => {
  for (const name of ['first', 'second']) {
    replaceDirectory({ next: directoryOf(name), path, isWanted: () => true })
    expect(readFileSync(join(path, 'a'), 'utf8')).toBe(name)
    expect(readdirSync(dir)).toEqual(['dist'])
  }
})

it('leaves what another process has put there, where that serves as well', () => {
  replaceDirectory({ next: directoryOf('theirs'), path, isWanted: () => true })
  replaceDirectory({ next: directoryOf('ours'), path, isWanted: () => false })
  expect(readFileSync(join(path, 'b'), 'utf8')).toBe('theirs')
  expect(readdirSync(dir)).toEqual(['dist'])
})

it('is done by several processes at once, and nothing is left beside', async () => {
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { replaceDirectory } from ${JSON.stringify(MODULE)}
    for (let i = 0; i < ${REPLACEMENTS}; i++) {
      const next = ${JSON.stringify(dir)} + '/next-' + process.pid + '-' + i
      mkdirSync(next)
      for (const file of ['a', 'b']) writeFileSync(next + '/' + file, String(process.pid))
      replaceDirectory({ next, path: ${JSON.stringify(path)}, isWanted: () => true })
    }`
  const codes = await Promise.all(
    Array.from({ length: PROCESSES }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return new Promise((resolve) => child.once('close', resolve))
    }),
  )
  expect(codes).toEqual(codes.map(() => 0))
  expect(readdirSync(dir)).toEqual(['dist'])
  expect(readFileSync(join(path, 'a'), 'utf8')).toBe(readFileSync(join(path, 'b'), 'utf8'))
})
