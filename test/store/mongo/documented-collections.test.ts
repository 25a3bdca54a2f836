import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COLLECTIONS } from '../../../src/store/mongo/schema.ts'

const page = readFileSync(new URL('../../../docs/mongodb.md', import.meta.url), 'utf8')

it('docs/mongodb.md names every collection', () => {
  expect(Object.values(COLLECTIONS).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it('docs/mongodb.md names every operator that is sent', () => {
  const folder = new URL('../../../src/store/mongo/', import.meta.url)
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const operators = new Set(sources.flatMap((source) => source.match(/\$[a-z]\w+/gi) ?? []))
  expect([...operators].filter((operator) => !page.includes(`\`${operator}\``))).toEqual([])
  expect(operators.size).toBeGreaterThan(20)
})
