import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const chosen = (text: string, options: string[]) => valuesOf(text, field('value', 'enum', 'What is it?', options)).value

describe('options and numbers', () => {
  const six = ['Emergency', 'Very urgent', 'Urgent', 'Normal', 'Can wait', 'No hurry']
  const homes = ['1 RK', '1 BHK', '2 BHK', '3 BHK', 'Villa']
  const classes = ['Nursery', 'Class 1', 'Class 2 to 5', 'Class 6 and above']
  const signed = ['C', 'C++', 'C#']

  it.each([
    ['4', six, undefined],
    ['option 4', six, 'Normal'],
    ['the fourth one', six, 'Normal'],
    ['one... no two BHK', homes, '2 BHK'],
    ['two, sorry, three BHK', homes, '3 BHK'],
    ['seventh standard', classes, 'Class 6 and above'],
    ['fourth standard', classes, 'Class 2 to 5'],
    ['in C', ['C++', 'C#', 'Java'], undefined],
    ['I write C++', signed, undefined],
    ['it is -5', ['-5', '5'], '-5'],
  ])('"%s"', (text, options, value) => {
    expect(chosen(text, options)).toBe(value)
  })

  it('hears "non-veg" in Devanagari beside "both"', () => {
    expect(chosen('नॉनवेज', ['Vegetarian', 'Non-vegetarian', 'Both veg and non-veg'])).toBe('Non-vegetarian')
  })
})
