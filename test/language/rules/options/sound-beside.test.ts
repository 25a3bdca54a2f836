import { describe, expect, it } from 'vitest'
import { choice, field, valuesOf } from '../../../support/language/rules.ts'

const SUBJECT = field('subject', 'enum', 'Subject wanted', ['Maths', 'Science', 'English'])
const APPLIANCE = field('appliance', 'enum', 'Which appliance needs repair', ['Fridge', 'Washing machine', 'TV'])

describe('what is all right is told only beside what is not', () => {
  it.each([
    ['science mein to theek hai, English mein kamzor hai', SUBJECT, 'English'],
    ['her maths is very good, it is science where she is struggling', SUBJECT, 'Science'],
    ['गणित में तो अच्छा है, अंग्रेज़ी में दिक्कत है', SUBJECT, 'English'],
    ['the fridge is fine, the TV stopped working', APPLIANCE, 'TV'],
    ['English is good', SUBJECT, 'English'],
    ['maths mein kamzor hai', SUBJECT, 'Maths'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })

  it.each([
    [
      'Tuesday is fine, Thursday is a problem',
      choice('Day of the visit', 'Tuesday', 'Thursday', 'Saturday'),
      'Tuesday',
    ],
    ['dopahar to theek hai, shaam ko dikkat hai', choice('Time of the call', 'Afternoon', 'Evening'), 'Afternoon'],
    ['cash is fine, UPI has a problem', choice('Way to pay', 'UPI', 'Cash', 'Card'), 'Cash'],
    ['Dr Sen is good, no problem', choice('Which doctor', 'Dr Sen', 'Dr Bose'), 'Dr Sen'],
    ['the price is good, no problem', choice('What is good about us', 'Service', 'Price'), 'Price'],
  ])('is chosen where the question asks for no trouble: "%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})
