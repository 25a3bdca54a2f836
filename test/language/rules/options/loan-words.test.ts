import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const FUEL = field('fuel', 'enum', 'What does your vehicle run on?', ['petrol', 'diesel', 'CNG', 'electric'])
const SUBJECT = field('subject', 'enum', 'Which subject did you study?', [
  'Physics',
  'Chemistry',
  'Biology',
  'Commerce',
  'Mathematics',
])
const SEND = field('report_by', 'enum', 'How should we send the report?', [
  'WhatsApp',
  'email',
  'courier',
  'printed copy',
])
const ITEM = field('item', 'enum', 'Which item did you buy?', [
  'fridge',
  'washing machine',
  'television',
  'microwave',
  'card reader',
])
const GENDER = field('tutor', 'enum', 'Would you prefer a male or a female tutor?', ['male', 'female', 'no preference'])
const REASON = field('delay_reason', 'enum', 'Why was it late?', ['salary delay', 'job loss', 'travelling'])
const AREA = field('city', 'enum', 'Where do you live?', ['Delhi', 'Mumbai', 'other'])

describe('an English word for an option', () => {
  it.each([
    [FUEL, 'डीज़ल वाली है', 'diesel'],
    [FUEL, 'इलेक्ट्रिक है जी', 'electric'],
    [SUBJECT, 'फिजिक्स', 'Physics'],
    [SUBJECT, 'केमिस्ट्री पढ़ी थी', 'Chemistry'],
    [SUBJECT, 'बायोलॉजी', 'Biology'],
    [SUBJECT, 'मैथ्स', 'Mathematics'],
    [SEND, 'वॉट्सऐप कर दो', 'WhatsApp'],
    [SEND, 'ईमेल', 'email'],
    [SEND, 'कूरियर से', 'courier'],
    [ITEM, 'टीवी लिया था', 'television'],
    [ITEM, 'वॉशिंग मशीन', 'washing machine'],
  ])('is heard in Devanagari: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [FUEL, 'deezal hai bhaiya', 'diesel'],
    [FUEL, 'dijal', 'diesel'],
    [SUBJECT, 'fijiks', 'Physics'],
    [SUBJECT, 'mathamatix', 'Mathematics'],
    [SUBJECT, 'bayoloji', 'Biology'],
    [SEND, 'kuriyar se', 'courier'],
    [SEND, 'watsap kar do', 'WhatsApp'],
    [ITEM, 'televijan', 'television'],
    [GENDER, 'femail teecher chahie', 'female'],
    [REASON, 'selery late ayi is bar', 'salary delay'],
  ])('is heard as it sounds: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [ITEM, 'मकान नंबर बारह, सेक्टर सात'],
    [ITEM, 'abhi band kardo'],
    [ITEM, 'शर्ट'],
    [AREA, 'राजू पासवान'],
    [GENDER, 'family se poochna padega'],
    [REASON, 'शेरू'],
  ])('is no other word with its consonants: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('a form of address', () => {
  it.each([
    ['सर नहीं, मैडम चाहिए', 'female'],
    ['sir nahi, madam', 'female'],
    ['मैडम हों तो अच्छा', 'female'],
    ['sir hi theek rahenge', 'male'],
    ['haan madam, male', 'male'],
  ])('says who is wanted: %s', (said, value) => {
    expect(valuesOf(said, GENDER)).toEqual({ tutor: value })
  })

  it.each(['ji sir', 'haan madam', 'sorry madam, ek minute'])('only speaks to somebody: %s', (said) => {
    expect(valuesOf(said, GENDER)).toEqual({})
  })
})

describe('the size with a "one" behind it', () => {
  const SIZE = field('tanker', 'enum', 'Which size do you want?', ['5000 litre', '12000 litre', '24000 litre'])

  it('is the size', () => {
    expect(valuesOf('The twelve thousand one, please.', SIZE)).toEqual({ tanker: '12000 litre' })
    expect(valuesOf('five thousand one', SIZE)).toEqual({ tanker: '5000 litre' })
  })
})
