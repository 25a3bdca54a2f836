import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const rental: FieldSpec[] = [
  field('pickup_date', 'string', 'On which date will you pick up the car?'),
  field('drop_date', 'string', 'On which date will you return the car?'),
  field('driver_name', 'string', 'What is the name of the driver?'),
]
const hall: FieldSpec[] = [
  { ...field('breakfast_time', 'string', 'At what time would you like breakfast?'), kind: 'time' },
  { ...field('dinner_time', 'string', 'At what time would you like dinner?'), kind: 'time' },
]
const hotel: FieldSpec[] = [
  field('adults', 'number', 'How many adults will stay?'),
  field('children', 'number', 'How many children will stay?'),
  field('rooms', 'number', 'How many rooms do you need?'),
]
const phones: FieldSpec[] = [
  field('home_phone', 'string', 'What is your home phone number?'),
  field('work_phone', 'string', 'What is your work phone number?'),
]
const uniform: FieldSpec[] = [
  field('shirt_colour', 'enum', 'Which colour of shirt?', ['white', 'blue', 'grey', 'black']),
  field('trouser_colour', 'enum', 'Which colour of trousers?', ['white', 'blue', 'grey', 'black']),
  field('sets', 'number', 'How many sets?'),
]
const loan: FieldSpec[] = [
  { ...field('amount_paid', 'number', 'How much have you paid so far?'), kind: 'amount' },
  { ...field('amount_due', 'number', 'How much is still due?'), kind: 'amount' },
]
const shop: FieldSpec[] = [
  { ...field('opening_time', 'string', 'What time does the shop open?'), kind: 'time' },
  { ...field('closing_time', 'string', 'What time does the shop close?'), kind: 'time' },
]

const move: FieldSpec[] = [
  field('pickup_city', 'string', 'Which city do we pick up from?'),
  field('drop_city', 'string', 'Which city do we deliver to?'),
  field('move_date', 'string', 'On which date do you want to move?'),
]

type Case = [FieldSpec[], string, string, Record<string, FieldValue>, Record<string, FieldValue>?]

describe('of two fields of one kind a value is for the one that its words name', () => {
  it.each<Case>([
    [
      rental,
      'pickup_date',
      'pick up tomorrow, drop on Wednesday',
      { pickup_date: '2026-11-22', drop_date: '2026-11-25' },
    ],
    [rental, 'pickup_date', 'I will bring it back on the 25th', { drop_date: '2026-11-25' }],
    [rental, 'pickup_date', 'from 24th to 26th November', { pickup_date: '2026-11-24', drop_date: '2026-11-26' }],
    [rental, 'pickup_date', 'kal lunga aur parso lauta dunga', { pickup_date: '2026-11-22', drop_date: '2026-11-23' }],
    [hall, 'breakfast_time', 'breakfast at 8 and dinner at 9', { breakfast_time: '08:00', dinner_time: '21:00' }],
    [hall, 'breakfast_time', 'dinner at nine', { dinner_time: '21:00' }],
    [hotel, 'adults', 'three children and two adults', { adults: 2, children: 3 }],
    [hotel, 'adults', 'adults: 2, children: 1', { adults: 2, children: 1 }],
    [phones, 'home_phone', 'my work number is 98123 45678', { work_phone: '+919812345678' }],
    [
      phones,
      'home_phone',
      'home is 98765 43210 and work is 98123 45678',
      { home_phone: '+919876543210', work_phone: '+919812345678' },
    ],
    [uniform, 'shirt_colour', 'white shirt and grey trousers', { shirt_colour: 'white', trouser_colour: 'grey' }],
    [uniform, 'shirt_colour', 'grey trousers', { trouser_colour: 'grey' }],
    [loan, 'amount_paid', '7000 is still due', { amount_due: 7000 }],
  ])('case %#', (fields, asked, text, values) => {
    expect(understand(text, fields, [asked]).values).toEqual(values)
  })
})

describe('a correction of one, while the other is asked for, changes that one only', () => {
  it.each<Case>([
    [
      move,
      'move_date',
      'deliver to Madurai instead',
      { drop_city: 'Madurai' },
      { pickup_city: 'Pune', drop_city: 'Chennai' },
    ],
    [
      rental,
      'drop_date',
      'no wait, the pick-up is on Tuesday',
      { pickup_date: '2026-11-24' },
      { pickup_date: '2026-11-23' },
    ],
    [
      rental,
      'drop_date',
      'no no, pick-up 24, drop 26',
      { pickup_date: '2026-11-24', drop_date: '2026-11-26' },
      { pickup_date: '2026-11-23' },
    ],
    [
      rental,
      'drop_date',
      '26 Nov, and can we make the pick-up the 24th instead',
      { pickup_date: '2026-11-24', drop_date: '2026-11-26' },
      { pickup_date: '2026-11-23' },
    ],
    [
      rental,
      'driver_name',
      'sorry, the return is on the 27th',
      { drop_date: '2026-11-27' },
      { pickup_date: '2026-11-23', drop_date: '2026-11-26' },
    ],
    [
      hall,
      'dinner_time',
      'nahi nahi, nashta saade saat baje',
      { breakfast_time: '07:30' },
      { breakfast_time: '08:00' },
    ],
    [hotel, 'children', '3, no wait, three adults', { adults: 3 }, { adults: 2 }],
    [hotel, 'children', 'नहीं, तीन बड़े हैं', { adults: 3 }, { adults: 2 }],
    [
      phones,
      'work_phone',
      'wait, the home number is 98765 43210',
      { home_phone: '+919876543210' },
      { home_phone: '+919876543211' },
    ],
    [uniform, 'trouser_colour', 'no make the shirt blue', { shirt_colour: 'blue' }, { shirt_colour: 'white' }],
    [
      uniform,
      'sets',
      'the trousers should be black',
      { trouser_colour: 'black' },
      { shirt_colour: 'white', trouser_colour: 'grey' },
    ],
    [loan, 'amount_due', 'sorry I paid 6000', { amount_paid: 6000 }, { amount_paid: 5000 }],
    [shop, 'closing_time', 'sorry, we open at ten', { opening_time: '10:00' }, { opening_time: '09:00' }],
  ])('case %#', (fields, asked, text, values, collected = {}) => {
    expect(understand(text, fields, [asked], { collected }).values).toEqual(values)
  })
})

describe('words that name a field elsewhere name none in passing', () => {
  const seats: FieldSpec[] = [
    field('seat', 'enum', 'Which seat do you prefer?', ['window', 'aisle', 'middle']),
    field('second_seat', 'enum', 'Which seat is your second choice?', ['window', 'aisle', 'middle']),
  ]
  const mails: FieldSpec[] = [
    field('email', 'string', 'Your e-mail address'),
    field('office_email', 'string', 'E-mail address of your office'),
  ]
  const visit: FieldSpec[] = [
    field('patient_name', 'string', 'Full name of the patient'),
    field('caller_name', 'string', 'Name of the person calling'),
  ]
  const clinic: FieldSpec[] = [
    field('problem_date', 'string', 'Date on which the problem started'),
    field('appointment_date', 'string', 'Date for the appointment, morning or evening'),
    field('last_visit', 'string', 'Date of the last visit to the clinic'),
  ]
  const visits: FieldSpec[] = [
    field('first_day', 'string', 'Day of the visit'),
    field('other_day', 'string', 'Another day that suits you'),
  ]
  const party: FieldSpec[] = [
    field('guests', 'number', 'How many guests will come?'),
    field('budget', 'number', 'Budget in rupees'),
  ]

  it.each<Case>([
    [rental, 'pickup_date', 'at the end of the month', { pickup_date: '2026-11-30' }],
    [rental, 'pickup_date', 'I will return home on Friday so Saturday', { pickup_date: '2026-11-28' }],
    [rental, 'pickup_date', 'Friday evening after I return from work', { pickup_date: '2026-11-27' }],
    [rental, 'pickup_date', 'office se laut kar shukravar ko', { pickup_date: '2026-11-27' }],
    [rental, 'pickup_date', 'no problem, Friday', { pickup_date: '2026-11-27' }],
    [rental, 'pickup_date', '27 November returning 29', { pickup_date: '2026-11-27', drop_date: '2026-11-29' }],
    [move, 'drop_city', 'Mumbai from Delhi', { drop_city: 'Mumbai', pickup_city: 'Delhi' }],
    [move, 'drop_city', 'arriving in Mumbai', { drop_city: 'Mumbai' }],
    [clinic, 'appointment_date', 'I can come to the clinic on Monday', { appointment_date: '2026-11-23' }],
    [visits, 'first_day', 'Monday suits me', { first_day: '2026-11-23' }],
    [clinic, 'problem_date', 'last Monday', { problem_date: '2026-11-16' }],
    [clinic, 'problem_date', 'Monday morning', { problem_date: '2026-11-16' }],
    [clinic, 'appointment_date', 'no problem, Monday', { appointment_date: '2026-11-23' }],
    [rental, 'drop_date', 'we are open on Friday', { drop_date: '2026-11-27' }],
    [hall, 'breakfast_time', 'lunch ends at 2, so 3', { breakfast_time: '15:00' }],
    [move, 'pickup_city', 'close to Pune', {}],
    [seats, 'seat', 'the second one', { seat: 'aisle' }],
    [mails, 'email', 'ravi@office.com', { email: 'ravi@office.com' }],
    [visit, 'caller_name', 'full name Ravi Kumar', { caller_name: 'Ravi Kumar' }, { patient_name: 'Meena Rao' }],
    [party, 'budget', '2 adults and 3 kids', {}, { guests: 20 }],
  ])('case %#', (fields, asked, text, values, collected = {}) => {
    expect(understand(text, fields, [asked], { collected }).values).toEqual(values)
  })
})

const clinic: FieldSpec[] = [
  field('patient_name', 'string', 'Name of the patient'),
  field('caller_name', 'string', 'Name of the caller'),
  field('mobile_number', 'string', 'Mobile number'),
  field('emergency_phone', 'string', 'Emergency contact number'),
]
const tour: FieldSpec[] = [
  field('adults', 'number', 'Number of adults'),
  field('kids', 'number', 'Number of kids'),
  field('contact_name', 'string', 'Name of the contact person'),
]

describe('the name of a person is told apart from what the person is', () => {
  it.each<Case>([
    [clinic, 'patient_name', 'caller ka naam Kavita hai', { caller_name: 'Kavita' }],
    [
      clinic,
      'patient_name',
      "Anita Desai, the caller's name is Rahul",
      { patient_name: 'Anita Desai', caller_name: 'Rahul' },
    ],
    [
      clinic,
      'patient_name',
      'patient Ramesh Gupta aur caller Kavita',
      { patient_name: 'Ramesh Gupta', caller_name: 'Kavita' },
    ],
    [
      clinic,
      'patient_name',
      'मरीज़ का नाम सुरेश यादव है, caller का नाम कविता है',
      { patient_name: 'सुरेश यादव', caller_name: 'कविता' },
    ],
    [clinic, 'caller_name', 'caller Kavita', { caller_name: 'Kavita' }, { patient_name: 'Rahul' }],
    [clinic, 'caller_name', 'Kavita is the caller', { caller_name: 'Kavita' }, { patient_name: 'Rahul' }],
    [clinic, 'caller_name', 'patient Kavita', { patient_name: 'Kavita' }, { patient_name: 'Rahul' }],
    [clinic, 'caller_name', 'the patient is coughing a lot', {}, { patient_name: 'Rahul' }],
    [move, 'pickup_city', 'पिकअप कानपुर', { pickup_city: 'कानपुर' }],
  ])('%# %s: %s', (fields, asked, text, values, collected = {}) => {
    expect(understand(text, fields, [asked], { collected }).values).toEqual(values)
  })
})

describe('what was said before is made another', () => {
  const known = { adults: 5, kids: 3, patient_name: 'Rahul', mobile_number: '+919871380169', pickup_city: 'Kanpur' }

  it.each<Case>([
    [tour, 'kids', 'sorry, I said five adults, make it four', { adults: 4 }],
    [tour, 'contact_name', 'sorry, I said five adults, make it four', { adults: 4 }],
    [tour, 'contact_name', 'maaf kijiye, 3 bachche bola tha, 2 kar dijiye', { kids: 2 }],
    [tour, 'contact_name', 'माफ कीजिए, 3 बच्चे बोला था, 2 कर दीजिए', { kids: 2 }],
    [
      clinic,
      'emergency_phone',
      'sorry, I said mobile 9871380169, make it 9810554330',
      { mobile_number: '+919810554330' },
    ],
    [clinic, 'caller_name', 'maaf kijiye, patient Rahul bola tha, Kavita kar dijiye', { patient_name: 'Kavita' }],
    [move, 'drop_city', 'maaf kijiye, pickup Kanpur bola tha, Patna kar dijiye', { pickup_city: 'Patna' }],
  ])('%# %s: %s', (fields, asked, text, values) => {
    expect(understand(text, fields, [asked], { collected: known }).values).toEqual(values)
  })

  it('refuses nothing where the answer of before is denied', () => {
    const said = understand('mobile 9810554330, 9871380169 nahi', clinic, ['emergency_phone'], { collected: known })
    expect(said).toMatchObject({ values: { mobile_number: '+919810554330' }, refused: [] })
  })
})

describe('two counts that are asked for at once', () => {
  it.each<[string, Record<string, FieldValue>]>([
    ['actually 6, 5', { adults: 6, kids: 5 }],
    ['matlab six, two hi', { adults: 6, kids: 2 }],
    ['sorry the line is bad, 1, 5', { adults: 1, kids: 5 }],
    ['six, no five', { adults: 5 }],
    ['ten, no sorry, four, two, no sorry, six', {}],
  ])('%s', (text, values) => {
    expect(understand(text, tour, ['adults', 'kids']).values).toEqual(values)
  })
})

describe('words of every day for what a flow tells apart', () => {
  const household: FieldSpec[] = [
    field('leak', 'boolean', 'Is there a leak?'),
    field('elderly', 'boolean', 'Is anybody elderly at home?'),
    field('boys', 'number', 'How many boys?'),
    field('girls', 'number', 'How many girls?'),
    field('bride_name', 'string', 'Name of the bride'),
    field('groom_name', 'string', 'Name of the groom'),
    field('applicant_name', 'string', 'Name of the applicant'),
    field('coapplicant_name', 'string', 'Name of the co-applicant'),
  ]

  const owners: FieldSpec[] = [
    field('owner_phone', 'string', 'Phone number of the owner'),
    field('shop_phone', 'string', 'Phone number of the shop'),
  ]

  it.each<Case>([
    [household, 'leak', 'yes, no to the elderly', { leak: true, elderly: false }],
    [household, 'leak', 'ji nahi, elderly haan', { leak: false, elderly: true }],
    [household, 'leak', 'elderly nahi', { elderly: false }],
    [household, 'leak', 'no gas right now', {}],
    [household, 'boys', 'paanch ladkiyan', { girls: 5 }],
    [household, 'boys', 'पाँच लड़कियाँ और दो लड़के', { boys: 2, girls: 5 }],
    [household, 'bride_name', 'dulha ka naam Suresh Yadav hai', { groom_name: 'Suresh Yadav' }],
    [household, 'applicant_name', 'coapplicant Pooja Singh', { coapplicant_name: 'Pooja Singh' }],
    [phones, 'home_phone', 'office number is 98393 95328', { work_phone: '+919839395328' }],
    [
      owners,
      'shop_phone',
      'owner 98369 32520, shop 98528 10114',
      { owner_phone: '+919836932520', shop_phone: '+919852810114' },
    ],
    [hotel, 'children', '10 grown-ups, not 12', { adults: 10 }, { adults: 12 }],
  ])('case %#', (fields, asked, text, values, collected = {}) => {
    expect(understand(text, fields, [asked], { collected }).values).toEqual(values)
  })

  it.each([
    ['closes at 8', '20:00'],
    ['8', '20:00'],
    ['subah 8 baje', '08:00'],
    ['11', '11:00'],
  ])('reads a closing time behind the opening: %s', (text, value) => {
    expect(understand(text, shop, ['closing_time'], { collected: { opening_time: '09:00' } }).values).toEqual({
      closing_time: value,
    })
  })
})
