import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const TIME = field('start_time', 'string', 'At what time should it start?')
const FIELDS = [TIME, field('start_date', 'string', 'On which date do you need it?')]

function at(text: string, ...before: string[]): unknown {
  const history = before.map((caller) => ({ agent: 'And when?', caller }))
  return understand(text, FIELDS, ['start_time'], { history }).values['start_time']
}

describe('a time, after a part of the day was said', () => {
  it.each([
    ['7 baje', 'parso subah', '07:00'],
    ['6', 'tomorrow evening', '18:00'],
    ['8 o clock', 'kal raat ko', '20:00'],
    ['five thirty', 'in the morning', '05:30'],
    ['7 pm', 'parso subah', '19:00'],
    ['subah 7 baje', 'kal shaam', '07:00'],
    ['19:30', 'parso subah', '19:30'],
    ['7 baje', 'I am in the office in the morning and free in the evening', '19:00'],
    ['7 baje', 'yes please', '19:00'],
  ])('"%s" after "%s" is %s', (text, before, time) => {
    expect(at(text, before)).toBe(time)
  })

  it('was said with the same hour in the same message', () => {
    expect(at('raat ke gyarah baje utrenge to gyarah baje hi bhej dijiye')).toBe('23:00')
    expect(at('subah 7 baje nahi 8 baje')).not.toBe('20:00')
  })

  it('looks back over the answers in between', () => {
    expect(at('7 baje', 'parso subah', 'haan, chahiye')).toBe('07:00')
  })
})
