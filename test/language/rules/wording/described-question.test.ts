import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '../../../../src/ports/language.ts'
import { composeByRules } from '../../../../src/language/rules/wording/compose.ts'
import { field, NO_REPLY } from '../../../support/language/rules.ts'

function ask(one: FieldSpec): string {
  return composeByRules({ ...NO_REPLY, persona: '', question: { fields: [one], guidance: '', attempt: 1 } })
}

describe('a description that holds a clause is asked for in the order of a question', () => {
  it.each([
    ['course', 'enum', 'Course the student wants to join', 'Which course does the student want to join'],
    ['floor', 'enum', 'What kind of flat the family needs', 'What kind of flat does the family need'],
    ['paid_by', 'enum', 'How the customer will pay', 'How will you pay'],
    ['cause', 'enum', 'Why the order was sent back', 'Why was the order sent back'],
    ['stage', 'enum', 'What the trouble is', 'What is the trouble'],
    ['class_in', 'enum', 'Class in which admission is wanted', 'In which class is admission wanted'],
    ['check', 'enum', 'Check to be done', 'Which check is to be done'],
    ['source', 'enum', 'How the customer heard about us', 'How did you hear about us'],
  ] as const)('%s: "%2$s"', (name, type, description, question) => {
    expect(ask(field(name, type, description, ['a', 'b']))).toBe(`${question}: a or b?`)
  })
  it.each([
    ['stay', 'number', 'How many nights the guest will stay', 'How many nights will you stay?'],
    ['since_days', 'number', 'For how many days the tap has leaked', 'For how many days has the tap leaked?'],
    ['budget', 'number', 'How much the family can spend, in rupees', 'How much can the family spend, in rupees?'],
    [
      'run',
      'number',
      'Kilometres the car has run so far (from the meter)',
      'How many kilometres has the car run so far?',
    ],
    ['users', 'number', 'How many people use the line', 'How many people use the line?'],
    ['sum', 'number', 'Amount in rupees the customer will pay', 'What amount in rupees will you pay?'],
    ['sum', 'number', 'Amount that will be paid, in rupees', 'What amount will be paid, in rupees?'],
    ['dependants', 'number', 'Number of people who depend on the applicant', 'How many people depend on you?'],
    ['claims', 'number', 'Number of claims made last year', 'How many claims were made last year?'],
    [
      'tenants',
      'number',
      'Total number of people staying, children included',
      'How many people are staying, children included?',
    ],
    ['heads', 'number', 'Number of people in the house', 'How many people are there in the house?'],
    ['experience', 'number', 'Years of work experience', 'How many years of work experience do you have?'],
    ['rating', 'number', 'Rating of our service from 1 to 5', 'How would you rate our service, from 1 to 5?'],
    ['rating', 'number', 'Rate the shop from 1 to 10', 'How would you rate the shop, from 1 to 10?'],
    ['happy', 'boolean', 'Satisfied with the service', 'Are you satisfied with the service?'],
    ['fetch', 'boolean', 'Does the customer need a lift', 'Do you need a lift?'],
    ['may_drive', 'boolean', 'Candidate has a valid driving licence', 'Do you have a valid driving licence?'],
    ['terms', 'boolean', 'Agrees to the terms', 'Do you agree to the terms?'],
    ['covered', 'boolean', 'Is insured', 'Are you insured?'],
    ['chair', 'boolean', 'Wheelchair needed', 'Do you need a wheelchair?'],
    ['costs', 'boolean', 'Costs covered by the insurance', 'Yes or no: costs covered by the insurance?'],
    ['start', 'string', 'Date candidate can start', 'On which date can you start?'],
    ['visit', 'string', 'Date the customer prefers', 'Which date do you prefer?'],
    ['age', 'number', 'Age of the student', 'How old is the student?'],
    ['age', 'number', 'Age of the customer', 'How old are you?'],
    ['parent_name', 'string', 'Name of parent or guardian', 'May I have the name of the parent or guardian, please?'],
    ['postcode', 'string', 'Area or postcode', 'What is your area or postcode?'],
    ['fetch', 'boolean', "Whether we should come to the customer's home", 'Should we come to your home?'],
    ['from', 'string', 'City where the caller lives now', 'In which city do you live now?'],
    ['start_on', 'string', 'Date from which the candidate can start (YYYY-MM-DD)', 'From which date can you start?'],
    ['pay_on', 'string', 'Day the customer wants to pay on', 'Which day do you want to pay on?'],
    [
      'ends_on',
      'string',
      'Date on which the damage and the loss came about',
      'What is the date on which the damage and the loss came about?',
    ],
    ['call_time', 'string', 'Time of day at which we may call', 'At what time of day may we call?'],
    [
      'sample_at',
      'string',
      'Date and time at which the sample will be given',
      'On which day and at what time will the sample be given?',
    ],
    [
      'place',
      'string',
      'Address where the parcel is picked up: house, street',
      'At which address is the parcel picked up?',
    ],
    [
      'why_late',
      'string',
      "Reason why it was late, in the customer's own words",
      'Could you tell me the reason why it was late, in your own words?',
    ],
    ['more', 'string', 'Anything else the engineer should know', 'Is there anything else the engineer should know?'],
    ['wish', 'string', 'Any special wish for the stay', 'Do you have any special wish for the stay?'],
    [
      'work',
      'string',
      'Where the candidate last worked and what they did there',
      'Could you tell me where you last worked and what you did there?',
    ],
  ] as const)('%s: "%2$s"', (name, type, description, question) => {
    expect(ask(field(name, type, description))).toBe(question)
  })
})

describe('short forms are said in full', () => {
  it.each([
    ['pets', 'number', 'No. of pets', 'How many pets will it be?'],
    ['pets', 'number', 'No of pets', 'How many pets will it be?'],
    ['wt', 'number', 'Wt. of the parcel (kg)', 'What is the weight of the parcel?'],
    ['alt_mob', 'string', 'Alt. mob. no.', 'Could you give me an alternate mobile number?'],
    ['area', 'number', 'Approx. roof area in sq. ft.', 'What is your approximate roof area in square feet?'],
    ['limit', 'number', 'Max. Budget per night', 'What is your maximum Budget per night?'],
    ['exp', 'number', 'Yrs. of exp.', 'How many years of experience do you have?'],
    ['born', 'string', 'Dt. of birth', 'What is your date of birth?'],
    ['reg', 'string', 'Vehicle regn. no.', 'What is your vehicle registration number?'],
    ['ends', 'string', 'Policy expiry dt. (DD/MM/YYYY)', 'What is your policy expiry date?'],
    ['wish', 'string', 'Spl. requests, if any', 'Do you have any special requests?'],
    ['ward', 'string', 'Ward of St. Mary hospital', 'Could you tell me the ward of St. Mary hospital?'],
  ] as const)('%s: "%2$s"', (name, type, description, question) => {
    expect(ask(field(name, type, description))).toBe(question)
  })
})

describe('only who does something is addressed as "you"', () => {
  it.each([
    ['account', 'string', 'Customer ID', 'What is your customer ID?'],
    ['score', 'number', 'Customer satisfaction score', 'What is your satisfaction score?'],
    ['blood', 'string', 'Patient blood group', 'Could you tell me the patient blood group?'],
    ['new', 'boolean', 'Whether the patient is a new patient', 'Are you a new patient?'],
    ['trust', 'boolean', 'Whether the customer trusts them', 'Do you trust them?'],
    ['move', 'boolean', 'Whether willing to relocate', 'Are you willing to relocate?'],
    [
      'relation',
      'string',
      'Relation of the nominee to the customer',
      'Could you tell me the relation of the nominee to you?',
    ],
    [
      'called',
      'string',
      'Name of the shop that called the customer first',
      'Could you tell me the name of the shop that called the customer first?',
    ],
  ] as const)('%s: "%2$s"', (name, type, description, question) => {
    expect(ask(field(name, type, description))).toBe(question)
  })
})

it('asks whether two things are so in one sentence', () => {
  const text = 'Whether we should come (true) or the customer comes to the shop (false)'
  expect(ask(field('home', 'boolean', text))).toBe('Could you tell me whether we should come or you come to the shop?')
})

describe('a description that is a name is asked for by its kind', () => {
  it.each([
    ['pin_code', 'string', 'PIN code of the destination', 'What is the PIN code of the destination?'],
    ['pin_code', 'string', 'PIN code', 'What is your PIN code?'],
    ['other_phone', 'string', 'Another phone number, with country code', 'Could you give me another phone number?'],
    [
      'other_phone',
      'string',
      'Alternate mobile number to reach the customer',
      'Could you give me an alternate mobile number to reach you?',
    ],
    [
      'contact_phone',
      'string',
      'Mobile number of the person who will be at home',
      'What is the mobile number of the person who will be at home?',
    ],
    ['deliver_on', 'string', 'Date of delivery', 'What is the date of delivery?'],
    [
      'employer',
      'string',
      'Name of the company the customer works for',
      'What is the name of the company you work for?',
    ],
    ['last_four', 'string', 'Last four digits of the card', 'What are the last four digits of the card?'],
    ['comments', 'string', 'Comments', 'Do you have any comments?'],
    ['landmark', 'string', 'Landmark near the house', 'Could you tell me a landmark near the house?'],
  ] as const)('%s: "%2$s"', (name, type, description, question) => {
    expect(ask(field(name, type, description))).toBe(question)
  })
  it.each([
    ['return_reason', 'Main reason for returning it', 'What is your main reason for returning it'],
    ['model', 'Model of the purifier', 'What is the model of the purifier'],
    ['problem_kind', '', 'What is your problem kind'],
    ['slot', 'Part of the day for the visit', 'Which part of the day would you like for the visit'],
    ['fuel', 'Fuel type', 'Which fuel type'],
    ['animal', 'Kind of animal', 'Which kind of animal'],
    ['nature', 'Nature of complaint', 'What is the nature of complaint'],
    ['cause', 'Type of incident', 'Which type of incident'],
    ['office', 'Nearest branch', 'What is your nearest branch'],
    ['ring', 'Best time for the adjuster to call', 'What is the best time for the adjuster to call'],
    ['tongue', 'Language to learn', 'Which language would you like to learn'],
    ['seats', 'Number of seats', 'How many seats'],
    ['room', 'Room category preferred by the guest', 'Which room category'],
  ])('%s: "%s"', (name, description, question) => {
    expect(ask(field(name, 'enum', description, ['a', 'b']))).toBe(`${question}: a or b?`)
  })
})

describe('a description that names the options is the question', () => {
  it('says them once', () => {
    expect(ask(field('how', 'enum', 'Delivery or pickup', ['delivery', 'pickup']))).toBe('Delivery or pickup?')
  })
  it('finds no option within another word', () => {
    expect(ask(field('known', 'enum', 'How the customer knows us', ['no', 'us']))).toBe('How do you know us: no or us?')
  })
})

it('asks for a day and its time as one thing', () => {
  const fields = [field('visit_date', 'string', 'Visit date'), field('visit_time', 'string', 'Visit time')]
  const question = { fields, guidance: '', attempt: 1 }
  expect(composeByRules({ ...NO_REPLY, persona: '', question })).toBe(
    'Could you tell me the day and time that suit you for the visit?',
  )
})

it('gives each clause a question of its own where several things are asked for', () => {
  const fields = [
    field('guest_name', 'string', 'Full name of the guest'),
    field('arrival_date', 'string', 'Date of arrival'),
    field('nights', 'number', 'How many nights the guest will stay'),
    field('people', 'number', 'Number of people staying'),
    field('wish', 'string', 'Any special wish'),
  ]
  const question = { fields, guidance: '', attempt: 1 }
  expect(composeByRules({ ...NO_REPLY, persona: '', question })).toBe(
    "Could you tell me the guest's name and the date of arrival? How many nights will you stay? How many people are staying? Do you have any special wish?",
  )
})

it('asks by the name of the field where the description is too long to be said', () => {
  const long = `Number of plots${' '.repeat(1_900)}the farmer tills`
  expect(ask(field('plots', 'number', long))).toBe('How many plots will it be?')
})
