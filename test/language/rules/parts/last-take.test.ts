import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const WEIGHT = field('weight_kg', 'number', 'About how many kilos does it weigh?')
const ACRES = field('land_acres', 'number', 'How many acres of land do you farm?')
const GUESTS = field('guests', 'number', 'How many guests will there be?')
const YEAR = field('year', 'number', 'Year of manufacture')
const RENT = field('max_rent', 'number', 'Maximum rent per month in rupees')
const TIME = field('pickup_time', 'string', 'At what time should the rider come?')
const CITY = field('city', 'string', 'Which city is it going to?')
const PHONE = field('phone', 'string', 'Mobile number')
const NAME = field('sender_name', 'string', 'Name of the sender')
const VEHICLE = field('vehicle_type', 'enum', 'What kind of vehicle is it?', ['car', 'scooter', 'motorcycle'])
const OCCASION = field('occasion', 'enum', 'What is the occasion?', ['wedding', 'birthday', 'anniversary'])
const CARER = field('caregiver', 'enum', 'Who looks after the patient?', [
  'spouse',
  'son or daughter',
  'paid attendant',
])
const WATER = field('irrigation', 'enum', 'How is the field watered?', ['canal', 'tubewell', 'rain'])

describe('an answer that is taken back in the same message', () => {
  it.each([
    ['chaar kilo, na na, saadhe chaar kilo', WEIGHT, { weight_kg: 4.5 }],
    ['चार किलो, ना ना, पाँच किलो', WEIGHT, { weight_kg: 5 }],
    ['saat kilo. maaf karna, saadhe saat', WEIGHT, { weight_kg: 7.5 }],
    ['das acre, arre nahi, do acre toh bech diya, aath likho', ACRES, { land_acres: 8 }],
    ['scooter, arre nahi nahi, motorcycle ka karna hai', VEHICLE, { vehicle_type: 'motorcycle' }],
    ["birthday, I mean anniversary, sorry, I'm mixing up two parties", OCCASION, { occasion: 'anniversary' }],
    ['My wife did it before. Now it is my daughter.', CARER, { caregiver: 'son or daughter' }],
    ['पुणे, माफ़ कीजिए, घर तो नासिक में है', CITY, { city: 'नासिक' }],
    ["9741380256, hang on, that's my husband's, mine is 9741380652", PHONE, { phone: '+919741380652' }],
    ['Asha Rao, na na, Usha Rao', NAME, { sender_name: 'Usha Rao' }],
  ])('gives its last take: "%s"', (text, asked, values) => expect(valuesOf(text, asked)).toEqual(values))

  it.each([
    ['सुबह नौ बजे… माफ़ कीजिए, सुबह साढ़े नौ कर दीजिए', '09:30'],
    ['शाम सात बजे से, नहीं नहीं, आठ बजे से रखिए', '20:00'],
    ['five in the evening, sorry, six thirty', '18:30'],
    ['five in the evening, sorry, eleven am', '11:00'],
  ])('keeps the part of the day that was said before: "%s"', (text, time) =>
    expect(valuesOf(text, TIME)).toEqual({ pickup_time: time }),
  )

  it.each([
    ["Canal, no, that's my brother's field; mine runs on something else", WATER],
    ['My son. Actually he went back to Pune last week, so now somebody comes in.', CARER],
  ])('is asked again where the last take was not understood: "%s"', (text, asked) =>
    expect(valuesOf(text, asked)).toEqual({}),
  )

  it('stands where nothing is taken back', () => {
    expect(valuesOf('scooter, na?', VEHICLE)).toEqual({ vehicle_type: 'scooter' })
    expect(valuesOf('four kilos, so not heavy', WEIGHT)).toEqual({ weight_kg: 4 })
    expect(valuesOf('Asha Rao, sorry for the noise', NAME)).toEqual({ sender_name: 'Asha Rao' })
  })
})

describe('a number of which a part is left out', () => {
  it.each([
    ['do hazaar ikkees, haan ikkees', YEAR, { year: 2021 }],
    ['2019, yes 19', YEAR, { year: 2019 }],
    ['around three fifty', GUESTS, { guests: 350 }],
    ['Two hundred, oh no, my wife is saying two forty', GUESTS, { guests: 240 }],
    ['sixteen five hundred', RENT, { max_rent: 16_500 }],
  ])('"%s"', (text, asked, values) => expect(valuesOf(text, asked)).toEqual(values))

  it('is none where a time or two numbers are said', () => {
    expect(valuesOf('we reach at six thirty', GUESTS)).not.toEqual({ guests: 630 })
    expect(valuesOf('four, twenty is too many', GUESTS)).toEqual({ guests: 4 })
  })
})
