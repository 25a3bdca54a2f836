import { expect, it } from 'vitest'
import { TextTable } from '../../../../src/language/rules/words/text-table.ts'

it('gives the numbers of a text in their order, and none for others', () => {
  const table = new TextTable(new Uint32Array(64))
  table.add('ghar', 7)
  table.add('घर', 0)
  table.add('ghar', 3)
  expect(table.get('ghar')).toEqual([7, 3])
  expect(table.get('घर')).toEqual([0])
  expect(table.get('gharr')).toEqual([])
  expect(table.get('')).toEqual([])
})

it('tells apart as many texts as fill half of it', () => {
  const table = new TextTable(new Uint32Array(2 ** 12))
  const texts = Array.from({ length: 1_024 }, (_, index) => `word ${index}`)
  texts.forEach((text, index) => table.add(text, index))
  expect(texts.map((text) => table.get(text))).toEqual(texts.map((_, index) => [index]))
  expect(texts.filter((text) => table.get(`${text}s`).length > 0)).toEqual([])
})

it('goes on from the cells of another', () => {
  const table = new TextTable(new Uint32Array(64))
  table.add('ghar', 7)
  expect(new TextTable(table.cells.slice()).get('ghar')).toEqual([7])
})
