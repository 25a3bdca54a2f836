import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './documents.ts'

const FOLDER = join(ROOT, 'docs')

it('lists every document in the index, once', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name)
  const documents = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(listed.sort()).toEqual(documents.sort())
})
