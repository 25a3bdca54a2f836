import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './documents.ts'

const FOLDER = join(ROOT, 'docs/decisions')
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort()

it('gives each decision a number of its own, from 0001 on without gaps', () => {
  const numbers = files.map((name) => name.slice(0, 5))
  expect(numbers).toEqual(files.map((_, index) => `${String(index + 1).padStart(4, '0')}-`))
})

it('lists every decision with its title in the index', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  const rows = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)\s*\| (.*?)\s*\|$/gm)].map(([, ...cells]) => cells)
  expect(rows).toEqual(files.map((name) => [name.slice(0, 4), name, titleOf(name)]))
})

function titleOf(name: string): string {
  const [first = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n')
  return first.replace(/^# /, '')
}
