import { expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'

it.each([
  ['४२', '42'],
  ['٤٢', '42'],
  ['۴۲', '42'],
  ['৪২', '42'],
  ['௪௨', '42'],
  ['４２', '42'],
  ['ｙｅｓ', 'yes'],
  ['०१२३४५६७८९', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['൦൧൨൩൪൫൬൭൮൯', '0123456789'],
])('reads "%s" as "%s"', (said, word) => {
  expect(tokenize(said).words).toEqual([word])
})
