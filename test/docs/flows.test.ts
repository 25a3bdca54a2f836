import { expect, it } from 'vitest'
import { checkFlow } from '../../src/machines/flow/check.ts'
import { FIELD_TYPES, NODE_TYPES, OPERATORS, OUTCOMES } from '../../src/machines/flow/types.ts'
import { documents } from './documents.ts'

const page = documents().find(({ path }) => path === 'docs/flows.md')?.text ?? ''

it('shows a whole flow that is ready, without a warning', () => {
  const [, json = ''] = /```json\n([\s\S]+?)```/.exec(page) ?? []
  expect(checkFlow(JSON.parse(json)).issues).toEqual([])
})

it.each([...NODE_TYPES, ...FIELD_TYPES, ...OPERATORS, ...OUTCOMES])('names `%s`', (word) => {
  expect(page).toContain(`\`${word}\``)
})
