import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const CALL_TIME = field('call_time', 'string', 'What time should our refund desk call you?')
const PETS = field('has_pets', 'boolean', 'Do you have any pets at home?')
const ON_SUNDAY = field('sunday_call', 'boolean', 'Shall we call you on Sunday?')
const START = field('start_date', 'string', 'From which date should she start?')

describe('calls that are ruled out for a time alone', () => {
  it.each([
    ['dopahar me phone mat karna, shaam saat baje theek hai', '19:00'],
    ['din mein call mat karna, raat nau baje karna', '21:00'],
    ["don't call in the morning, 5 pm is good", '17:00'],
    ['दोपहर में फ़ोन मत करना, शाम सात बजे ठीक है', '19:00'],
    ['lunch ke time phone mat karna, 4 baje karo', '16:00'],
    ['namaz ke waqt phone mat karna, 6 pm theek hai', '18:00'],
    ['jab main office mein hoon tab call mat karna, 8 pm', '20:00'],
    ['somvar ko call nahi chahiye, 3 pm kisi bhi din', '15:00'],
    ['stop calling me at night, I sleep, 5 pm only', '17:00'],
    ['aate waqt mujhe phone mat karna, 11 am', '11:00'],
  ])('"%s" is at %s', (text, time) => {
    const { intent, values } = understand(text, [CALL_TIME], [CALL_TIME.name])
    expect({ intent, values }).toEqual({ intent: null, values: { call_time: time } })
  })

  it.each([
    'Sunday ko call mat karna',
    'do baje se pehle phone mat karna',
    'never call before 9 am',
    'मुझे रात में कॉल मत करना',
  ])('"%s" ends no calls and answers no other question', (text) => {
    const { intent, values } = understand(text, [PETS], [PETS.name])
    expect({ intent, values }).toEqual({ intent: null, values: {} })
  })

  it.each([
    'raat din phone mat karo',
    'din raat phone mat karna',
    'subah subah phone karke pareshan mat karo',
    'मुझे सुबह शाम फ़ोन मत किया करो',
    'never call this number after today',
    'Sunday ho ya Monday phone mat karna',
    "don't ever call, day or night",
  ])('"%s" leaves no time for calls', (text) => {
    expect(understand(text, [PETS], [PETS.name]).intent).toBe('opted_out')
  })

  it('answers a question about such a call', () => {
    expect(understand('Sunday ko call mat karna', [ON_SUNDAY], [ON_SUNDAY.name]).values).toEqual({ sunday_call: false })
  })

  it.each([
    'aaj ke baad phone mat karna',
    'आज के बाद फ़ोन मत करना',
    'kal se phone mat karna',
    "from tomorrow don't call me",
    'kabhi bhi call mat karna, subah ho ya shaam',
    'stop calling me every morning',
    'har shaam call aata hai, band karo',
    'din raat phone karte ho, band karo',
    'Sunday ko bhi bola tha phone mat karna',
    'I told you on Monday to stop calling me',
    'remove my number by Monday',
  ])('"%s" ends all calls', (text) => {
    expect(understand(text, [CALL_TIME], [CALL_TIME.name]).intent).toBe('opted_out')
  })
})

describe('somebody who is called to come', () => {
  it.each([
    ['call her over from the 25th of this month, not before', '2026-11-25'],
    ['call him for the work from 20 december', '2026-12-20'],
    ['you can call her for work from 25 december', '2026-12-25'],
  ])('"%s" gives a day', (text, day) => {
    const { intent, values } = understand(text, [START], [START.name])
    expect({ intent, values }).toEqual({ intent: null, values: { start_date: day } })
  })

  it.each(['call her tomorrow, she is not home now', 'call me on the 25th'])('"%s" asks for a call', (text) => {
    expect(understand(text, [START], [START.name]).intent).toBe('callback_requested')
  })
})
