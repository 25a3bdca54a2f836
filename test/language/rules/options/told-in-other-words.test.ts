import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const FURNISHING = field('furnishing', 'enum', 'Furnishing wanted', [
  'Fully furnished',
  'Semi furnished',
  'Unfurnished',
])
const TENANT = field('tenant', 'enum', 'Who will live in the house', ['Family', 'Bachelors', 'Company lease'])
const POSSESSION = field('possession', 'enum', 'When possession is wanted', [
  'Ready to move',
  'Under construction',
  'Resale',
])
const SOCIETY = field('issue', 'enum', 'What the complaint in the society is about', [
  'Water supply',
  'Lift',
  'Parking',
  'Security',
  'Noise',
  'Cleanliness',
])
const SEASON = field('season', 'enum', 'Which season the crop is of', ['Kharif', 'Rabi', 'Zaid'])
const SOLAR = field('reason', 'enum', 'Why solar is wanted', [
  'High electricity bill',
  'Power cuts',
  'Environment',
  'Government subsidy',
])
const SALES = field('trend', 'enum', 'How sales have changed since last year', [
  'Grown a lot',
  'Grown a little',
  'About the same',
  'Declined',
])
const SERVICE = field('change', 'enum', 'Compared with last time, how was the service', ['Better', 'Same', 'Worse'])
const SATISFIED = field('satisfaction', 'enum', 'How satisfied the person is', [
  'Very satisfied',
  'Satisfied',
  'Neutral',
  'Dissatisfied',
  'Very dissatisfied',
])
const SURE = field('sure', 'enum', 'How sure the person is', ['Very sure', 'Somewhat sure', 'Not sure'])
const OFTEN = field('often', 'enum', 'How often the app is used', [
  'Several times a day',
  'Once a day',
  'A few times a week',
  'Rarely',
])
const SOURCE = field('source', 'enum', 'How the person heard of us', [
  'Friend or relative',
  'Social media',
  'Newspaper',
  'Web search',
  'Hoarding',
  'Walk in',
])
const SLOT = field('slot', 'enum', 'Part of the day for the visit', [
  'Forenoon',
  'Afternoon',
  'Evening',
  'No preference',
])
const CALL = field('call', 'enum', 'When to call', [
  'Early morning',
  'Office hours',
  'After office hours',
  'Weekend only',
  'Any time',
])
const HOME = field('home', 'enum', 'Who will be at home', [
  'Myself',
  'Spouse',
  'Domestic help',
  'Security guard',
  'Nobody',
])
const LEFT = field('left', 'enum', 'Why the person stopped using the service', [
  'Too expensive',
  'Found a better one',
  'No longer needed',
  'Moved away',
])
const IMPROVE = field('improve', 'enum', 'What should be improved', [
  'Staff behaviour',
  'Prices',
  'Waiting time',
  'Nothing',
])
const FUEL = field('fuel', 'enum', 'Fuel for cooking', ['LPG', 'Firewood', 'Kerosene', 'Electric'])
const ROOF = field('roof', 'enum', 'Kind of roof', ['Concrete', 'Tin sheet', 'Tiles'])
const DAYS = field('day', 'enum', 'Which day for the site visit', ['Weekday', 'Weekend'])
const COMMUTE = field('move', 'enum', 'Why the person wants to move', ['Closer to work', 'Bigger home', 'Lower rent'])
const ACRES = field('land', 'enum', 'Land holding', ['Less than 1 acre', '1 to 5 acres', 'More than 5 acres'])

describe('options told in other words', () => {
  it.each([
    ['bina furniture ke', FURNISHING, 'Unfurnished'],
    ['bas almari aur pankhe ho', FURNISHING, 'Semi furnished'],
    ['with all furniture and appliances', FURNISHING, 'Fully furnished'],
    ['teen dost milke', TENANT, 'Bachelors'],
    ['office ki taraf se', TENANT, 'Company lease'],
    ['taiyar ghar chahiye', POSSESSION, 'Ready to move'],
    ['already built', POSSESSION, 'Ready to move'],
    ['ban raha ho to bhi chalega', POSSESSION, 'Under construction'],
    ['kisi se second hand', POSSESSION, 'Resale'],
    ['chowkidar gayab hai', SOCIETY, 'Security'],
    ['kachra nahi uthata koi', SOCIETY, 'Cleanliness'],
    ['नल सूखे हैं', SOCIETY, 'Water supply'],
    ['sardi wali fasal', SEASON, 'Rabi'],
    ['monsoon crop', SEASON, 'Kharif'],
    ['din bhar bijli gul', SOLAR, 'Power cuts'],
    ['हरित ऊर्जा', SOLAR, 'Environment'],
    ['sarkar paise de rahi hai', SOLAR, 'Government subsidy'],
    ['doguna ho gaya', SALES, 'Grown a lot'],
    ['slightly up', SALES, 'Grown a little'],
    ['waisa hi hai', SALES, 'About the same'],
    ['घट गया', SALES, 'Declined'],
    ['kam ho gaya', SALES, 'Declined'],
    ['pehle se accha', SERVICE, 'Better'],
    ['koi farak nahi', SERVICE, 'Same'],
    ['bigad gaya', SERVICE, 'Worse'],
    ['paisa vasool', SATISFIED, 'Very satisfied'],
    ['koi shikayat nahi', SATISFIED, 'Satisfied'],
    ['maza nahi aaya', SATISFIED, 'Dissatisfied'],
    ['lagbhag tay', SURE, 'Somewhat sure'],
    ['on the fence', SURE, 'Not sure'],
    ['alternate days', OFTEN, 'A few times a week'],
    ['har ghante kholta hoon', OFTEN, 'Several times a day'],
    ['dost se pata chala', SOURCE, 'Friend or relative'],
    ['mere jija ne bataya', SOURCE, 'Friend or relative'],
    ['aate jaate dekha', SOURCE, 'Walk in'],
    ['before twelve', SLOT, 'Forenoon'],
    ['first half of the day', SLOT, 'Forenoon'],
    ['school ke baad', SLOT, 'Afternoon'],
    ['whenever', SLOT, 'No preference'],
    ['जब चाहो', SLOT, 'No preference'],
    ['once I am home from work', CALL, 'After office hours'],
    ['ऑफिस के बाद', CALL, 'After office hours'],
    ['kabhi bhi', CALL, 'Any time'],
    ['chhutti wale din', CALL, 'Weekend only'],
    ['kaamwali', HOME, 'Domestic help'],
    ['tala laga hoga', HOME, 'Nobody'],
    ['sab bahar', HOME, 'Nobody'],
    ['jio le liya', LEFT, 'Found a better one'],
    ['shahar chhod diya', LEFT, 'Moved away'],
    ['sab theek hai', IMPROVE, 'Nothing'],
    ['lakdi', FUEL, 'Firewood'],
    ['mitti ka tel', FUEL, 'Kerosene'],
    ['lenter', ROOF, 'Concrete'],
    ['खपरैल', ROOF, 'Tiles'],
    ['budhvar', DAYS, 'Weekday'],
    ['शनिवार', DAYS, 'Weekend'],
    ['office door padta hai', COMMUTE, 'Closer to work'],
    ['family badi ho gayi', COMMUTE, 'Bigger home'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })
})

describe('what tells no option', () => {
  it.each([
    ['samajh nahi aaya', FURNISHING],
    ['I am not sure about it', TENANT],
    ['possession letter kab milega', POSSESSION],
    ['lift ya parking', SOCIETY],
    ['kaunsa season', SEASON],
    ['sales kya hota hai', SALES],
    ['badha nahi', SALES],
    ['pehle bataiye', SERVICE],
    ['service ki baat hai', SATISFIED],
    ['good morning', SATISFIED],
    ['app kaunsa', OFTEN],
    ['I am on a call', SLOT],
    ['baad mein batata hoon', CALL],
    ['kya bola aapne', HOME],
    ['customer care number do', LEFT],
    ['ek minute', IMPROVE],
    ['gir gaya', ACRES],
    ['badh gaya', ACRES],
  ])('%s', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})
