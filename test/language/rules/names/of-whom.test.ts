import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a name', () => {
  const CHILD = field('child_name', 'string', "What is your child's name?")
  it('is open where two are told', () => {
    expect(valuesOf('two kids, aarav and diya', CHILD)).toEqual({})
  })
})

describe('what another one has, was or does', () => {
  const BREAKFAST = field('breakfast', 'boolean', 'Should we include breakfast?')
  const SIBLING = field('sibling', 'boolean', 'Does the child have a brother or sister in our school?')
  const CLASS = field('class_wanted', 'enum', 'Which class are you applying for?', ['nursery', 'LKG', 'UKG'])
  const RELATION = field('relation', 'enum', 'What is your relation?', ['spouse', 'child', 'parent', 'sibling'])
  const ILLNESS = field('illness', 'string', 'Do you have any existing illness?')
  const CONSUMER = field('consumer_number', 'string', 'What is your consumer number?')
  it.each([
    ['brother is in another school', SIBLING],
    ['she finished nursery so next one', CLASS],
    ['none thank god', ILLNESS],
  ])('"%s" is no value', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
  it.each([
    ['its ok we will manage', BREAKFAST, false],
    ['skip breakfast', BREAKFAST, false],
    ['she is my wife', RELATION, 'spouse'],
    ['mother', RELATION, 'parent'],
    ['bhai hai mera', RELATION, 'sibling'],
    ['her elder sister is in 3rd there', SIBLING, true],
    ['4512-77-890', CONSUMER, '4512-77-890'],
    ['ACC-2021-445', CONSUMER, 'ACC-2021-445'],
  ])('"%s" is one', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})
