import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COLLECTIONS } from '../../../src/store/mongo/schema.ts'

it('docs/mongodb.md names every collection', () => {
  const page = readFileSync(new URL('../../../docs/mongodb.md', import.meta.url), 'utf8')
  expect(Object.values(COLLECTIONS).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
