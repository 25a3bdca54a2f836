import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY } from '../../../support/language/rules.ts'

function ask(one: FieldSpec, attempt = 1): string {
  const heard = attempt === 1 ? null : 'blue fish'
  return composeByRules({ ...NO_REPLY, persona: '', heard, question: { fields: [one], guidance: '', attempt } })
}

describe('a description that tells a program when to store what', () => {
  it.each([
    ['True if the caller wants a product demo', 'Do you want a product demo?'],
    ['Set to true if the user already has an account with us', 'Do you already have an account with us?'],
    ['Yes if the caller agrees to be contacted on WhatsApp', 'Do you agree to be contacted on WhatsApp?'],
    ['Boolean: indicates whether the caller is a first-time buyer', 'Are you a first-time buyer?'],
    ['Check whether they have a valid passport', 'Do you have a valid passport?'],
    ['If they are okay with a 15 minute wait', 'Are you okay with a 15 minute wait?'],
    ['Driving licence available (yes/no)', 'Is a driving licence available?'],
    ['Permission to record the call', 'May we record the call?'],
    ['Pain or swelling present', 'Is there any pain or swelling?'],
    ['Would recommend us to a friend', 'Would you recommend us to a friend?'],
    ['Subscribe to the newsletter', 'Would you like to subscribe to the newsletter?'],
    ['Attending or not', 'Are you attending?'],
    ['Agreed to terms and conditions', 'Have you agreed to terms and conditions?'],
    ['Existing customer', 'Are you an existing customer?'],
    ['Currently employed', 'Are you currently employed?'],
    ['Smokes or drinks', 'Do you smoke or drink?'],
    ['Will somebody be at home', 'Will somebody be at home?'],
    ['Is parking available on site', 'Is parking available on site?'],
    ['Is the card still with them?', 'Is the card still with you?'],
    ['Want to speak to the manager', 'Do you want to speak to the manager?'],
    ['Is garbage collected daily', 'Is garbage collected daily?'],
    ['Have we contacted them before', 'Have we contacted you before?'],
    ['Over 65 years of age', 'Are you over 65 years of age?'],
    ['Interest in the offer', 'Are you interested in the offer?'],
    ['Medical insurance coverage', 'Do you have medical insurance coverage?'],
  ])('%s', (description, question) => {
    expect(ask(field('answer', 'boolean', description))).toBe(question)
  })
  it.each([
    ['date', "The caller's preferred date in YYYY-MM-DD format", 'Which day would suit you?'],
    ['order', 'The order number, e.g. ORD-12345', 'What is your order number?'],
    ['dob', 'DOB', 'What is your date of birth?'],
    ['employer', 'Firm they currently work for', 'What firm do you currently work for?'],
    ['promise', 'Date by which they promise to pay', 'By which date do you promise to pay?'],
    ['serviced', 'When was it last serviced', 'When was it last serviced?'],
    ['allergies', 'Allergies, if any', 'Do you have any allergies?'],
    ['notes', 'Additional notes', 'Do you have any additional notes?'],
    ['concerns', 'Capture any concerns the customer has', 'Do you have any concerns?'],
    ['issue', 'Brief description of the issue', 'Could you briefly describe the issue?'],
    ['stay', 'Please describe the stay', 'Could you describe the stay?'],
    ['accident', 'Tell us about the accident', 'Could you tell us about the accident?'],
    ['medicines', 'Medicines currently being taken', 'Could you tell me the medicines currently being taken?'],
    ['area', 'Area / locality', 'What is your area or locality?'],
    ['items', 'Items to be picked up', 'What items are to be picked up?'],
    ['last_service', 'Date of last service', 'What is the date of last service?'],
  ])('%s: "%s"', (name, description, question) => {
    expect(ask(field(name, 'string', description))).toBe(question)
  })
})

describe('the person is addressed, whoever a description speaks to', () => {
  it.each([
    ['Whether they have pets', 'Do you have pets?'],
    ['Whether they have taken their medicine today', 'Have you taken your medicine today?'],
    ['Is the person vegetarian?', 'Are you vegetarian?'],
    ['Does the user smoke?', 'Do you smoke?'],
    ["Is this the caller's first visit?", 'Is this your first visit?'],
    ['Will they attend the webinar?', 'Will you attend the webinar?'],
    ['Customer satisfied with the service?', 'Are you satisfied with the service?'],
    ['Was the driver polite?', 'Was the driver polite?'],
    ['Will the patient be fasting?', 'Will the patient be fasting?'],
    ['Whether the children agree and when they can start', 'Do the children agree and when they can start?'],
  ])('%s', (description, question) => {
    expect(ask(field('answer', 'boolean', description))).toBe(question)
  })
  it.each([
    ['number', 'How many kids they have', 'How many kids do you have?'],
    ['number', 'How satisfied they are, from 1 to 10', 'How satisfied are you, from 1 to 10?'],
    ['number', 'How much they paid for it', 'How much did you pay for it?'],
    ['string', 'Why they want to cancel', 'Could you tell me why you want to cancel?'],
    ['string', 'What brought them in today', 'Could you tell me what brought you in today?'],
    ['string', 'What color do they want?', 'What color do you want?'],
    ['string', 'Where does the caller live?', 'Where do you live?'],
    [
      'string',
      'Anything the parent wants to know or worries about',
      'Is there anything you want to know or worry about?',
    ],
  ] as const)('%s: "%s"', (type, description, question) => {
    expect(ask(field('answer', type, description))).toBe(question)
  })
})

it('asks for one of several in the order of a question', () => {
  const one = (description: string) => ask(field('answer', 'enum', description, ['a', 'b']))
  expect(one('Which department should handle this')).toBe('Which department should handle this: a or b?')
  expect(one('Which plan they want')).toBe('Which plan do you want: a or b?')
  expect(one('Kind of food the guests want')).toBe('Which kind of food do the guests want: a or b?')
  expect(one("The caller's relationship to the patient")).toBe('What is your relationship to the patient: a or b?')
  expect(one('Satisfaction level')).toBe('What is your satisfaction level: a or b?')
})

it('counts what a description counts', () => {
  const count = (description: string) => ask(field('answer', 'number', description))
  expect(count('Nights')).toBe('How many nights will it be?')
  expect(count('Units consumed last month')).toBe('How many units were consumed last month?')
  expect(count('Cups of coffee per day')).toBe('How many cups of coffee per day?')
  expect(count('Hours per week they can work')).toBe('How many hours per week can you work?')
  expect(count('Number of times the alarm rang')).toBe('What is the number of times the alarm rang?')
  expect(count('Likelihood to recommend us (0-10)')).toBe('How likely are you to recommend us, from 0 to 10?')
  expect(count('Sales of last month')).toBe('What are the sales of last month?')
})

it('gives an example that the field would take', () => {
  const example = (one: FieldSpec) => /for example "(.+)"\.$/.exec(ask(one, 2))?.[1]
  expect(example(field('budget', 'number', 'Monthly budget in rupees'))).toBe('5,000')
  expect(example({ ...field('load', 'number', 'Load in kg'), min: 100, max: 900 })).toBe('100')
  expect(example({ ...field('load', 'number', 'Load in kg'), max: 12 })).toBe('12')
  expect(example(field('load', 'number', 'Load in kg'))).toBe('two" or "25')
})

it('gives such an example in Hindi too', () => {
  const budget = field('budget', 'number', 'Monthly budget in rupees')
  const asked = { fields: [budget], guidance: '', attempt: 2 }
  expect(composeByRules({ ...NO_REPLY, persona: '', language: 'hi', heard: 'नीली मछली', question: asked })).toContain(
    'कृपया एक संख्या बताइए, जैसे "5,000"।',
  )
})
