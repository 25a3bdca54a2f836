import { describe, expect, it } from 'vitest'
import { understandByRules } from '../../../../src/language/rules/understand.ts'
import type { FieldSpec } from '../../../../src/ports/language.ts'

const field: FieldSpec = {
  name: 'guests',
  type: 'number',
  description: 'How many guests?',
  options: [],
  required: true,
}

function intentOf(text: string): string | null {
  return understandByRules({
    ...{ projectId: '', model: 'builtin:rules', text, now: Date.parse('2026-11-18T05:00:00Z') },
    ...{ timeZone: 'Asia/Kolkata', language: 'en', languages: ['en', 'hi'], asked: [field.name], fields: [field] },
    ...{ collected: {}, persona: '', guidance: '', history: [] },
  }).intent
}

describe('words about calls', () => {
  it.each([
    'Four. I told the gym to stop calling me, that was last week',
    'four, and ask him not to call my mother',
    'tell Meena to call me later when she is back',
    'meena se bolna mere bhai ko baad mein call kare',
    'मीना को बोलना मेरे भाई को बाद में कॉल करे',
    'I was about to say never call me again, but four it is',
    "four. You needn't call me back later",
    'four. They said they would call me back later',
    'did anyone tell you to stop calling us?',
    'char. Meri behen ko call mat karna is baare mein',
    'चार। मेरे चाचा ने कहा था कि फ़ोन मत करना',
    'char log. baad mein call karne ki zarurat nahi hai',
    'चार। वो बोल रहे थे कि बाद में बात करेंगे',
    'char. usko phone mat karna',
  ])('are no wish when they are told of, to or about others: "%s"', (text) => {
    expect(intentOf(text)).toBeNull()
  })

  it.each([
    'I told you people to stop calling me',
    'I asked you not to call me again',
    'please tell your team not to call me anymore',
    'maine aapko bola tha mujhe call mat karo',
    'मैंने आपको कहा था मुझे फ़ोन मत करना',
    'mujhe is number par call mat karna',
    'आज से मुझे कॉल मत करना',
    'aaj ke baad mujhe phone mat karna',
    'take me off, unsubscribe me from everything',
    'lose this number for good',
  ])('opt out when they are meant: "%s"', (text) => {
    expect(intentOf(text)).toBe('opted_out')
  })

  it.each([
    'no Farhan lives here',
    "I'm not the lady you want",
    'you must have dialled wrong',
    'yahan koi Farhan nahi rehta',
    'मैं कोई और बोल रहा हूँ',
    'aap kisi aur ko call kar rahe the',
    'galat lag gaya phone',
  ])('say that somebody else was called: "%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each(["you haven't dialled wrong", 'yahan koi problem nahi hai', 'no one else, just four', 'galat nahi laga hai'])(
    'do not say so: "%s"',
    (text) => expect(intentOf(text)).toBeNull(),
  )
})
