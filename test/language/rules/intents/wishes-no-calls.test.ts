import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const WHEN = field('visit_time', 'string', 'Time of the visit')
const NOTE = field('note', 'string', 'Instructions for the driver')
const intentOf = (text: string, one = WHEN): string | null => understand(text, [one], [one.name]).intent

describe('no more calls, wished politely', () => {
  it.each([
    "I'd be glad if none of you rang me again",
    "I'd rather you didn't call us any more",
    'it would be nice if your people stopped messaging me',
    'your agents must not contact me ever again',
    'nobody from your bank should call this number',
    'I would not like to get any more calls please',
    "you don't have to ring me any more",
    'ab se mujhe call na aaye',
    'दोबारा मेरे पास फोन न आए',
    'enough of these calls',
    'I want to be left alone',
    'peecha chhod do mera',
    'could you please not ring me again',
    'please make sure no one calls me ever again',
    'no phone calls from now on',
    'aaj se koi phone nahi',
    'list se mera naam hata do',
    'main aapka number block kar raha hoon',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })
  it.each([
    "I'd be glad if you didn't call before nine",
    "you don't need to call me, I'll be there",
    'nobody from your office called me',
    'your driver should not call at night',
    'agar dobara call na aaye to main khud aa jaunga',
    'call na aaye to bata dena',
    'sir never calls me',
    'he left me alone there',
  ])('"%s" is no such wish', (text) => {
    expect(intentOf(text)).not.toBe('opted_out')
  })
})

describe('calls to be given up', () => {
  it.each([
    'haath jodti hoon, phone karna chhod dijiye',
    'फोन करना छोड़ दो',
    'humein in calls se nikaal do',
    'number delete kariye mera',
    'hamara number apne yahan se hata do',
    'मेरा नंबर अपने पास से मिटा दीजिए',
    "I'm blocking you now",
    'phone kiya to complaint kar dungi',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })
  it.each(['call karna chhod diya usne', 'gym jaana chhod do, maine bola use', 'delete the old number, take this one'])(
    '"%s" gives up something else',
    (text) => {
      expect(intentOf(text)).toBeNull()
    },
  )
  it.each(['delete my number right now', 'remove us from your list today', 'and take me off this list at once'])(
    '"%s": when it is to be done limits nothing',
    (text) => {
      expect(intentOf(text, NOTE)).toBe('opted_out')
    },
  )
})

describe('a wish within its clause', () => {
  it.each([
    "I'm not giving my address and please don't call here again",
    'apni umar nahi bataungi aur please phone mat karna',
    'manager ko bol do mujhe dobara call na kare',
  ])('"%s" is said to the agent', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })
  it.each([
    'I never said stop calling',
    'driver ko bol do mujhe phone na kare',
    'bhai ko bol do mujhe kabhi call na kare',
    'usko bol diya mujhe dobara phone na kare',
  ])('"%s" is not', (text) => {
    expect(intentOf(text)).toBeNull()
  })
})
