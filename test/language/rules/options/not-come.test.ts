import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const HELP = field('help', 'enum', 'What do you need help with?', [
  'book a refill',
  'delivery not received',
  'gas leak',
  'wrong bill',
])
const CALL = field('call', 'enum', 'What is your call about?', ['new order', 'cancel order', 'complaint'])
const COURSE = field('course', 'enum', 'Which course do you want?', ['JEE', 'NEET', 'foundation'])

describe('what has not come', () => {
  it.each([
    [HELP, 'das din ho gaye booking kiye, abhi tak cylinder nahi aaya', 'delivery not received'],
    [HELP, 'booked it last week, still not come', 'delivery not received'],
    [HELP, 'बुक किया था, आया नहीं', 'delivery not received'],
    [HELP, 'booking ki thi par delivery nahi hui', 'delivery not received'],
    [CALL, 'order kiya tha, mila hi nahi', 'complaint'],
    [CALL, 'I ordered shoes, they never arrived', 'complaint'],
  ])('is a complaint and no order: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [HELP, 'cylinder book karna hai', 'book a refill'],
    [CALL, 'naya order dena hai', 'new order'],
  ])('leaves an order what it is: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it('is no other thing of which an option speaks', () => {
    expect(valuesOf('bill nahi aaya', HELP)).toEqual({})
  })
})

describe('an option that sounds like a polite yes', () => {
  it('is named beside another one, which leaves the choice open', () => {
    expect(valuesOf('JEE और NEET में confusion है अभी', COURSE)).toEqual({})
    expect(valuesOf('JEE', COURSE)).toEqual({ course: 'JEE' })
  })
})
