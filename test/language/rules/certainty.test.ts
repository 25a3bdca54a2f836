import { describe, expect, it } from 'vitest'
import { readCertainly } from '../../../src/language/rules/understand.ts'
import type { FieldSpec } from '../../../src/ports/language.ts'
import { FIELDS, understandRequest } from '../model/requests.ts'

const day: FieldSpec = {
  name: 'visit_date',
  type: 'string',
  description: 'Day of the visit',
  options: [],
  required: true,
}
const read = (text: string, asked: string, understanding?: 'model') =>
  readCertainly(
    understandRequest({ text, asked: [asked], fields: [...FIELDS, day], ...(understanding && { understanding }) }),
  )

describe('the rules are certain of', () => {
  it.each([
    ['yes please', 'parking', true],
    ['no', 'parking', false],
    ['haan ji', 'parking', true],
    ['four', 'people', 4],
    ['we are 4 people', 'people', 4],
    ['chaar log', 'people', 4],
    ['garden please', 'table', 'garden'],
    ['the second one', 'table', 'inside'],
    ['tomorrow', 'visit_date', '2026-11-22'],
  ])('"%s" as an answer for %s', (text, asked, value) => expect(read(text, asked)?.values).toEqual({ [asked]: value }))

  it('an explicit opt-out, also where everything else is for the model', () => {
    expect(read('please stop calling me', 'people', 'model')).toMatchObject({ intent: 'opted_out', values: {} })
  })
})

describe('the rules leave to the model', () => {
  it.each([
    ['four, or maybe five if my sister comes along', 'people'],
    ['not the garden', 'table'],
    ['Priya', 'name'],
    ['what did you say?', 'people'],
    ['I would rather sit where it is quiet', 'table'],
    ['yes but only if it is free', 'parking'],
    ['hmm', 'people'],
  ])('"%s" for %s', (text, asked) => expect(read(text, asked)).toBeUndefined())

  it('everything where the flow wants that', () => expect(read('four', 'people', 'model')).toBeUndefined())
})
