import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const areas = [
  field('pickup_area', 'string', 'In which area should we pick up the car?'),
  field('city', 'string', 'Which city do you live in?'),
  field('delivery_area', 'string', 'In which area should we deliver the sample?'),
]
const names = [
  field('child_name', 'string', 'What is the name of the child?'),
  field('customer_name', 'string', 'May I have your name?'),
]

const read = (text: string, asked: (typeof areas)[number]): unknown =>
  understand(text, [asked], [asked.name]).values[asked.name]

describe.each(areas)('to "$description"', (asked) => {
  it.each([
    ['Sector 62, Noida', 'Sector 62, Noida'],
    ['Phase 2, Hinjewadi', 'Phase 2, Hinjewadi'],
    ['Hinjewadi phase 2', 'Hinjewadi Phase 2'],
    ['Andheri West se utha lijiye', 'Andheri West'],
    ['gaadi Kothrud mein khadi hai', 'Kothrud'],
    ['scooter dadar mein khadi hai', 'Dadar'],
    ['hum log Kanpur mein rehte hain', 'Kanpur'],
    ['Malad East se le jaiye', 'Malad East'],
    ['Aundh se sample le lijiye', 'Aundh'],
  ])('"%s" is %s', (text, value) => {
    expect(String(read(text, asked)).toLowerCase()).toBe(value.toLowerCase())
  })

  it.each([
    'हैलो, आवाज़ आ रही है?',
    'hello, can you hear me?',
    'please transfer',
    'hello, awaaz aa rahi hai kya',
    'baad mein bataunga',
  ])('"%s" is no place', (text) => expect(read(text, asked)).toBeUndefined())
})

describe.each(names)('to "$description"', (asked) => {
  it.each([
    ['Rohan, sorry, Rohit. Rohit Pillai.', 'Rohit Pillai'],
    ['Neha. Neha Kulkarni.', 'Neha Kulkarni'],
    ['Arjun, no, Arun. Arun Nair.', 'Arun Nair'],
    ['Rohan, sorry, Rohit', 'Rohit'],
    ['Rohit Pillai, Rohit', 'Rohit Pillai'],
  ])('"%s" is %s', (text, value) => expect(read(text, asked)).toBe(value))
})
