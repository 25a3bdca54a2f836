import { expect, it } from 'vitest'
import {
  addField,
  addVariable,
  moveItem,
  removeItem,
  renameItem,
  setSetting,
} from '../../../web/src/flow/data-commands.ts'
import { findStep, namesOf } from '../../../web/src/flow/draft-flow.ts'
import { branching } from './flow-kit.ts'

it('renames a field in steps and conditions', () => {
  const flow = renameItem(branching, 'fields', 0, 'full_name')
  expect(findStep(flow, 'ask_name')?.data['fields']).toEqual(['full_name'])
  expect(JSON.stringify(findStep(flow, 'decide')?.data)).toContain('"field":"full_name"')
  expect(JSON.stringify(flow)).not.toContain('"name":"name"')
})

it('renames a variable in every text that has its placeholder', () => {
  const flow = renameItem(branching, 'variables', 0, 'person')
  expect(JSON.stringify(flow)).not.toContain('{{customer}}')
  expect(JSON.stringify(flow).match(/\{\{person\}\}/g)).toHaveLength(3)
})

it('takes a removed field out of the steps that ask for it', () => {
  expect(findStep(removeItem(branching, 'fields', 0), 'ask_name')?.data['fields']).toEqual([])
})

it('adds fields and variables under free names', () => {
  const once = addField(branching).flow
  expect(namesOf(addField(once, 'enum').flow, 'fields')).toEqual(['name', 'field_1', 'field_2'])
  expect(addVariable({}).flow).toEqual({ variables: [{ name: 'variable_1', description: '', example: '' }] })
})

it('moves items within their list, and stops at its ends', () => {
  const two = addField(branching).flow
  expect(namesOf(moveItem(two, 'fields', 1, -1), 'fields')).toEqual(['field_1', 'name'])
  expect(moveItem(two, 'fields', 0, -1)).toBe(two)
})

it('sets a setting and removes it', () => {
  expect(setSetting({}, 'maxAttempts', 2)).toEqual({ settings: { maxAttempts: 2 } })
  expect(setSetting({ settings: { maxAttempts: 2, other: 1 } }, 'maxAttempts', undefined)).toEqual({
    settings: { other: 1 },
  })
})
