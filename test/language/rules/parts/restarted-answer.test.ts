import { describe, expect, it } from 'vitest'
import type { FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('colour', 'enum', 'Which colour would you like?', ['red', 'blue', 'green']),
  field('paid_on', 'string', 'On which date did you pay?'),
  field('boxes', 'number', 'How many boxes do you need?'),
  field('gift_wrap', 'boolean', 'Shall we wrap it as a gift?'),
  field('price', 'number', 'How much did you pay, in rupees?'),
  field('pickup_date', 'string', 'On which date shall we come?'),
]

function read(asked: string, text: string): Record<string, FieldValue> {
  return understand(text, fields, [asked]).values
}

describe('the last take of an answer', () => {
  it.each<[string, string, FieldValue]>([
    ['colour', 'red I think, no no it was blue', 'blue'],
    ['colour', 'red, hold on, the card says green, so green', 'green'],
    ['colour', 'red kar do, ruko, green hi kar do', 'green'],
    ['colour', 'लाल... नहीं लाल तो पिछली बार लिया था, इस बार नीला', 'blue'],
    ['paid_on', 'aaj kiya, arre nahi kal kiya tha', '2026-11-20'],
    ['boxes', 'two... oh wait, my sister wants one too, three', 3],
    ['boxes', 'दो... अरे नहीं, तीन', 3],
    ['gift_wrap', 'no... oh wait, yes please', true],
    ['gift_wrap', 'haan... ruko, nahi chahiye', false],
    ['price', 'four thousand, no wait with tax it was four thousand two hundred', 4_200],
  ])('of %s in "%s" is %s', (asked, text, value) => {
    expect(read(asked, text)).toEqual({ [asked]: value })
  })

  it.each<[string, string, Record<string, FieldValue>]>([
    ['colour', 'red, no green please', { colour: 'red' }],
    ['boxes', 'two, no problem', { boxes: 2 }],
    ['boxes', 'do, ek minute', { boxes: 2 }],
    ['price', 'four thousand, no wait, sixty', {}],
  ])('is not imagined: %s, "%s"', (asked, text, values) => {
    expect(read(asked, text)).toEqual(values)
  })
})

describe('somebody who is busy on another day', () => {
  it.each([
    ['I am busy tomorrow, come on Friday', '2026-11-27'],
    ['main kal busy hoon, shukravar ko aaiye', '2026-11-27'],
    ['कल मैं बिज़ी हूँ, शुक्रवार को आइए', '2026-11-27'],
  ])('answers: "%s"', (text, day) => {
    const { values, intent } = understand(text, fields, ['pickup_date'])
    expect({ values, intent }).toEqual({ values: { pickup_date: day }, intent: null })
  })
})
