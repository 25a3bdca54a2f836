import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const SURGERY = field('had_surgery', 'boolean', 'Whether a surgery was done')

describe('what was only planned was not done', () => {
  it.each([
    ['the surgeon first said there would be a surgery, but tablets were enough', false],
    ['pehle bola tha surgery karni padegi lekin dawai se kaam chal gaya', false],
    ['डॉक्टर ने कहा था सर्जरी होगी, लेकिन गोली से ही ठीक हो गए', false],
    ['operation hona tha par dawai se theek ho gaye', false],
    ['they said it may need surgery', undefined],
    ['goli se theek ho gaye', undefined],
    ['padosi ka operation hua tha', undefined],
  ])('"%s"', (text, value) => {
    expect(valuesOf(text, SURGERY)).toEqual(value === undefined ? {} : { had_surgery: value })
  })

  it.each([
    'operation hua tha',
    'सर्जरी हुई थी',
    'surgery karni padi',
    'pehle goli di par baad mein operation karna pada',
  ])('what came about was: "%s"', (text) => {
    expect(valuesOf(text, SURGERY)).toEqual({ had_surgery: true })
  })
})
