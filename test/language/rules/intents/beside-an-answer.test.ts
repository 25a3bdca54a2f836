import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const COMING = field('will_come', 'boolean', 'Whether the guest will come to the launch')
const EMAIL = field('email', 'string', 'E-mail address')
const DOG = field('dog_name', 'string', 'Name of the dog')

describe('a wish beside an answer ends nothing where it is given up, limits messages or is the own call of the speaker', () => {
  it.each([
    [COMING, "I asked your staff not to ring me, but that's fine, yes", true],
    [COMING, 'maine kaha tha phone mat karo, lekin theek hai, nahi aa paunga', false],
    [COMING, 'मैंने बोला था कॉल मत करना, पर ठीक है, हाँ आऊँगी', true],
    [COMING, "yes, I'll ring you later with the rest", true],
    [EMAIL, 'write to kiran.p@example.com but do not spam me', 'kiran.p@example.com'],
    [DOG, "Sheru. I'll phone you tomorrow about the vaccine", 'Sheru'],
    [DOG, 'Sheru, main baad mein phone karunga', 'Sheru'],
  ])('$name: "%s"', (asked, text, value) => {
    expect(understand(text, [asked], [asked.name])).toMatchObject({ values: { [asked.name]: value }, intent: null })
  })

  it.each([
    [COMING, 'I told you people not to call me but you keep ringing, yes I am angry', 'opted_out'],
    [COMING, "don't call me, but yes", 'opted_out'],
    [EMAIL, "don't spam me", 'opted_out'],
    [EMAIL, 'kiran.p@example.com. Stop spamming me', 'opted_out'],
    [DOG, "I'll call you later", 'callback_requested'],
    [DOG, "busy, I'll call you later", 'callback_requested'],
    [DOG, 'Sheru. Call me later', 'callback_requested'],
  ])('stands otherwise: $name: "%s"', (asked, text, intent) => {
    expect(understand(text, [asked], [asked.name]).intent).toBe(intent)
  })
})

describe('hears that someone else was reached', () => {
  it.each([
    'main shop chalata hoon, gaadi nahi hai meri, aapko galat number mila hai',
    'आपको गलत नंबर मिला है',
    "Farhan doesn't live here any more",
    'Farhan ab yahan nahi rehta',
  ])('"%s"', (text) => {
    expect(understand(text, [COMING], ['will_come'])).toMatchObject({ values: {}, intent: 'wrong_person' })
  })

  it.each(["Tenants don't live here", "Mummy doesn't live here"])('not of kin or of anybody: "%s"', (text) => {
    expect(understand(text, [COMING], ['will_come']).intent).toBeNull()
  })
})

describe('a fault that is told behind what one is doing', () => {
  const PROBLEM = field('problem', 'string', 'What is the problem')
  it.each([
    "I'm driving but the pipe is leaking",
    'meeting mein hoon, fridge kharab hai',
    'busy hoon par AC nahi chal raha',
  ])('"%s" answers', (text) => {
    expect(understand(text, [PROBLEM], ['problem'])).toMatchObject({ values: { problem: text }, intent: null })
  })
  it.each([
    "I'm driving, the network is bad",
    'meeting mein hoon, awaaz kharab aa rahi hai',
    'busy hoon, baad mein bataunga',
  ])('"%s" asks for another call', (text) => {
    expect(understand(text, [PROBLEM], ['problem']).intent).toBe('callback_requested')
  })
})
