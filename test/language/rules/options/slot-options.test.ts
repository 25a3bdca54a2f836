import { describe, expect, it } from 'vitest'
import { field, valuesOf, understand } from '../../../support/language/rules.ts'

function chosen(text: string, options: string[], description = 'Preferred slot'): unknown {
  return understand(text, [field('preferred_slot', 'enum', description, options)], ['preferred_slot']).values[
    'preferred_slot'
  ]
}

describe('options that are spans of the day', () => {
  const THREE = ['9-11 am', '11 am-1 pm', '4-6 pm']
  it.each([
    ['10 am', '9-11 am'],
    ['10', '9-11 am'],
    ['10 baje', '9-11 am'],
    ['saade das baje', '9-11 am'],
    ['morning', '9-11 am'],
    ['before 11', '9-11 am'],
    ['12 noon', '11 am-1 pm'],
    ['11 am-1 pm', '11 am-1 pm'],
    ['half past 4', '4-6 pm'],
    ['shaam ko', '4-6 pm'],
    ['4 baje ke baad', '4-6 pm'],
    ['between 4 and 6', '4-6 pm'],
    ['first one', '9-11 am'],
  ])('"%s" is %s', (text, option) => {
    expect(chosen(text, THREE)).toBe(option)
  })
  it.each(['3 pm', 'not evening', 'after 12', '10 or 5'])('"%s" is none of them, or leaves them open', (text) => {
    expect(chosen(text, THREE)).toBeUndefined()
  })
  it.each([
    ['2 pm', '12 PM - 3 PM'],
    ['3pm', '3 PM - 6 PM'],
    ['afternoon', '12 PM - 3 PM'],
    ['evening 5', '3 PM - 6 PM'],
  ])('"%s" is %s, as a slot ends before the next begins', (text, option) => {
    expect(chosen(text, ['9 AM - 12 PM', '12 PM - 3 PM', '3 PM - 6 PM'])).toBe(option)
  })
  it.each([
    ['around 5', 'Evening (4-8)'],
    ["11 o'clock", 'Morning (9-12)'],
  ])('"%s" is %s where a name stands before the span', (text, option) => {
    expect(chosen(text, ['Morning (9-12)', 'Afternoon (12-4)', 'Evening (4-8)'])).toBe(option)
  })
  it('leaves ranges of other numbers alone', () => {
    expect(chosen('35', ['18-30', '31-45', '46-60'], 'Which age group?')).toBe('31-45')
    expect(chosen('morning', ['18-30', '31-45', '46-60'], 'Which age group?')).toBeUndefined()
  })
})

const BATCH = field('batch', 'enum', 'Preferred batch', ['Morning', 'Afternoon', 'Evening'])
const VISIT = field('visit', 'enum', 'Time slot of the visit', [
  'Before 11 AM',
  '11 AM - 2 PM',
  '2 PM - 5 PM',
  'After 5 PM',
])
const DUTY = field('duty', 'enum', 'Duty of the guard', ['A (6am-2pm)', 'B (2pm-10pm)', 'C (10pm-6am)', 'General'])

describe('a slot that is a part of the day, open at one end or past midnight', () => {
  it.each([
    [BATCH, '10 baje', 'Morning'],
    [BATCH, 'around half past two', 'Afternoon'],
    [BATCH, '6 pm', 'Evening'],
    [VISIT, '9 am', 'Before 11 AM'],
    [VISIT, 'शाम को छह बजे के बाद', 'After 5 PM'],
    [VISIT, 'teen baje ke aaspaas', '2 PM - 5 PM'],
    [VISIT, 'noon', '11 AM - 2 PM'],
    [DUTY, 'raat wali', 'C (10pm-6am)'],
    [DUTY, 'B', 'B (2pm-10pm)'],
    [DUTY, 'ए वाली', 'A (6am-2pm)'],
    [DUTY, 'do se dus baje', 'B (2pm-10pm)'],
    [DUTY, 'subah chhe baje wali', 'A (6am-2pm)'],
  ])('holds the hour that is said: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [BATCH, '8 pm'],
    [DUTY, 'koi bhi'],
  ])('is not guessed where several hold it, or none: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})
