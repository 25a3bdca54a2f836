import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const ON_TIME = field('on_time', 'boolean', 'Whether the parcel arrives on time')

describe('a question that was not heard', () => {
  it.each([
    "sorry, I didn't get the question",
    "could you repeat, I didn't get your last question",
    "I didn't get you",
    'I did not quite get that',
  ])('is asked again: "%s"', (text) => {
    expect(understand(text, [ON_TIME], ['on_time'])).toMatchObject({ values: {}, act: 'repeat' })
  })

  it.each(["I didn't get the parcel on time", "we didn't get it yesterday"])('"%s" is an answer', (text) => {
    expect(understand(text, [ON_TIME], ['on_time']).values).toEqual({ on_time: false })
  })
})
