import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const PART = field('part', 'enum', 'Part of the day', ['Morning', 'Afternoon', 'Evening'])

describe('calls that are too many', () => {
  it.each([
    ["Morning, and don't call again and again", 'Morning'],
    ['shaam ko, bar bar phone mat karna, ek baar bahut hai', 'Evening'],
    ["evening. Don't ring me ten times", 'Evening'],
  ])('"%s" is an answer', (text, part) => {
    const { intent, values } = understand(text, [PART], ['part'])
    expect(intent).toBeNull()
    expect(values).toEqual({ part })
  })
  it.each(["Morning, and don't call me again", 'bar bar phone mat karo', 'stop calling me again and again'])(
    '"%s" wants none',
    (text) => {
      expect(understand(text, [PART], ['part']).intent).toBe('opted_out')
    },
  )
})

describe('what one does at some time of the day', () => {
  it.each(["evening, since in the mornings I'm driving", "afternoon, every evening I'm in a class"])(
    '"%s" keeps nobody now',
    (text) => {
      expect(understand(text, [PART], ['part']).intent).toBeNull()
    },
  )
  it.each(["I'm driving", 'khana kha rahi hoon, ek ghante mein dobara milana', 'das minute baad wapas lagao'])(
    '"%s" asks for another call',
    (text) => {
      expect(understand(text, [PART], ['part']).intent).toBe('callback_requested')
    },
  )
  it('hears of a call back that was promised', () => {
    const note = field('feedback', 'string', 'What we should improve')
    expect(understand('they had promised a call back ka, nothing came', [note], ['feedback']).intent).toBeNull()
  })
})
