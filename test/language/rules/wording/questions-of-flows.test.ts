import { describe, expect, it } from 'vitest'
import type { FieldSpec, Language } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY } from '../../../support/language/rules.ts'

function ask(one: FieldSpec, language: Language, attempt = 1): string {
  return composeByRules({ ...NO_REPLY, persona: '', language, question: { fields: [one], guidance: '', attempt } })
}

describe('a question that names its options', () => {
  const MODE = field('mode', 'enum', 'How will you pay: UPI, cash or cheque?', ['UPI', 'cash', 'cheque'])
  it('says them once, when it is asked again, too', () => {
    for (const attempt of [1, 2, 3]) expect(ask(MODE, 'en', attempt).match(/cheque/g)).toHaveLength(1)
  })
  it('says them once beside Hindi', () => {
    const FLAVOUR = field('flavour', 'enum', 'Vanilla or mango?', ['vanilla', 'mango'])
    expect(ask(FLAVOUR, 'hi')).toBe('Vanilla or mango? इनमें से कोई एक कहिए।')
  })
})

describe('a question of an English flow in Hindi', () => {
  it.each([
    ['since', 'string', 'Since when has this been happening?', 'यह कब से हो रहा है?'],
    ['child_dob', 'string', "What is the child's date of birth?", 'कृपया बच्चे की जन्म तिथि बताइए।'],
    ['age', 'number', 'How old is the patient?', 'मरीज़ की उम्र क्या है?'],
    ['age', 'number', 'How old are you?', 'आपकी उम्र क्या है?'],
    ['customer_name', 'string', 'May I have your name?', 'आपका नाम क्या है?'],
    ['parent_phone', 'string', 'What number can we reach you on?', 'आपका फ़ोन नंबर क्या है?'],
    ['check_in', 'string', 'When will you check in?', 'आप कब चेक-इन करेंगे?'],
    ['service_date', 'string', 'Which date works for you?', 'कृपया सेवा की तारीख बताइए।'],
  ] as const)('%s', (name, type, description, question) => {
    expect(ask(field(name, type, description), 'hi')).toBe(question)
  })
  it('asks of the past for no time that suits', () => {
    expect(ask(field('fell_at', 'string', 'When did the patient fall?'), 'hi')).not.toContain('ठीक रहेगा')
  })
})

describe('a description in Hindi', () => {
  it.each([
    [
      field('plan', 'enum', 'कौन सा प्लान चाहिए', ['gold', 'silver']),
      'कौन सा प्लान चाहिए? इनमें से कोई एक कहिए: gold या silver।',
    ],
    [field('acres', 'number', 'ज़मीन कितने एकड़ है।'), 'ज़मीन कितने एकड़ है?'],
    [field('pickup', 'boolean', 'क्या पिकअप चाहिए'), 'क्या पिकअप चाहिए?'],
    [field('crop', 'string', 'फ़सल का नाम'), 'कृपया फ़सल का नाम बताइए।'],
  ])('%o', (one, question) => expect(ask(one, 'hi')).toBe(question))
  it('leaves out what stands in brackets', () => {
    expect(ask(field('aay', 'number', 'सालाना आय (रुपये में)'), 'hi')).toBe('कृपया सालाना आय बताइए।')
  })
  it('gives two days names of their own', () => {
    const fields = [field('checkin', 'string', 'Check-in date'), field('checkout', 'string', 'Check-out date')]
    const question = { fields, guidance: '', attempt: 1 }
    expect(composeByRules({ ...NO_REPLY, persona: '', language: 'hi', question })).not.toContain('तारीख और तारीख')
  })
  it('is no time that suits "the first"', () => {
    expect(ask(field('first_day', 'string', 'When do the classes start?'), 'hi')).not.toContain('पहला')
  })
})

describe('a question made of a description in English', () => {
  it.each([
    ['contact_name', 'string', 'Name of the person looking for the flat', 'May I have your name, please?'],
    ['full_name', 'string', "Customer's full name as in the bank's records", 'May I have your full name, please?'],
    [
      'patient_name',
      'string',
      'Name of the patient the test is for',
      'May I have the name of the patient the test is for, please?',
    ],
    ['owner_name', 'string', '', "May I have the owner's name, please?"],
    ['patient_age', 'number', 'Age of the patient', 'How old is the patient?'],
    ['customer_age', 'number', 'Age in years', 'How old are you?'],
    [
      'occupants',
      'number',
      'Total number of people who will stay in the flat',
      'How many people will stay in the flat?',
    ],
    ['occupants', 'number', '', 'How many occupants will it be?'],
    ['rooms', 'number', 'Number of rooms needed', 'How many rooms will it be?'],
    [
      'pain_score',
      'number',
      'Pain on a scale from 0 (none) to 10 (worst)',
      'How would you rate your pain, from 0 to 10?',
    ],
    ['made_in', 'number', 'Year of manufacture', 'What is the year of manufacture?'],
    ['follow_up_time', 'string', 'Time of day for the follow-up', 'What time would suit you for the follow up?'],
  ] as const)('%s: %s "%s"', (name, type, description, question) => {
    expect(ask(field(name, type, description), 'en')).toBe(question)
  })
  it.each([
    ['occupation', 'Present occupation of the customer', 'What is your present occupation: a or b?'],
    ['furnishing', 'Furnishing preference', 'What is your furnishing preference: a or b?'],
    ['size', 'Size of flat required', 'Which size of flat would you like: a or b?'],
  ])('%s "%s"', (name, description, question) => {
    expect(ask(field(name, 'enum', description, ['a', 'b']), 'en')).toBe(question)
  })
  it('is in Hindi where the words are known', () => {
    expect(ask(field('contact_name', 'string', 'Name of the person looking for the flat'), 'hi')).toBe(
      'आपका नाम क्या है?',
    )
    expect(ask(field('max_rent', 'number', 'Maximum rent per month in rupees'), 'hi')).toBe(
      'कृपया मासिक अधिकतम किराया रुपये में बताइए।',
    )
  })
})
