import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const history = [{ caller: null, agent: 'Hello, Metro Bank here. Am I speaking with Deepak? Can you pay this month?' }]
const fields = [field('will_pay', 'boolean', 'Can you pay this month?')]

function wish(text: string): string | null {
  return understand(text, fields, ['will_pay'], { history }).intent
}

it.each([
  "don't you ever call me again",
  'kindly stop all calls to this number',
  'i told you people not to call me any more',
  "i don't want any more calls from you",
  "i'd like you to never call me",
  'enough, do not contact me',
  'you keep calling, stop it',
  'take my name off this list',
  'delete my number from your records',
  'no more calls please',
  'mujhe koi call nahi chahiye aage se',
  'phone karke pareshan mat karo',
  'call karna band kar do',
  'aap log bar bar call karte ho, mat karo',
  'mera number list se hata do',
  'मुझे कॉल न करें',
  'फोन करना बंद कीजिए',
  'मेरा नंबर हटा दीजिए',
])('hears an opt-out in "%s"', (text) => expect(wish(text)).toBe('opted_out'))

it.each([
  'you must have the wrong number',
  'you have the wrong deepak',
  'deepak yahan nahi rehta',
  "there's nobody called deepak here",
  'yeh deepak ka number nahi hai',
  'deepak has moved',
  'yeh number galat hai',
  'aapne galat number milaya hai',
  'यह दीपक का नंबर नहीं है',
  'master ji, wrong number hai ye',
  'bhaiya galat number lag gaya aapka',
])('hears the wrong person in "%s"', (text) => expect(wish(text)).toBe('wrong_person'))

it.each([
  'call after six',
  'can we speak in the evening',
  "let's talk tomorrow",
  'i am busy, some other time',
  'das minute baad call karo',
  'parso baat karte hain',
  'ghar par nahi hai, shaam ko karna',
  'थोड़ी देर बाद फोन कीजिए',
])('hears a wish to be called later in "%s"', (text) => expect(wish(text)).toBe('callback_requested'))

it.each([
  'i never said stop calling',
  "i didn't ask you to stop calling",
  'he told my neighbour to stop calling',
  "my wife said don't call me",
  "don't stop",
  "don't cancel",
  'you people never call me back',
  'nobody calls me any more',
  "why don't you call my son",
  "don't call a plumber for it",
  'i call my mother every day',
  'i cannot stop my payments now',
  'should we stop calling you?',
  'call mat kaato',
  'abhi call mat karo',
  'mujhe call mat bhulna',
  'call karo na',
  'wrong number nahi hai',
  'गलत नंबर नहीं है',
  "it's not the wrong number",
  'my bank said wrong number entered',
  'the amount is wrong',
  'that is the wrong amount, deepak speaking',
  'galat amount hai, number sahi hai',
  'i am deepak',
  'this is deepak',
  'deepak is paying tomorrow',
  'the ad said call later',
  'he kept saying call me later',
  'should I call you later or pay now?',
  'i will talk to my wife tomorrow',
  'i will pay later',
  'main kal baat karunga apni patni se',
  'kal call kiya tha aapne',
  'roz call karte ho',
  'lose weight',
  'i lost my number plate',
  'remove the late fee from my list',
  'yes, take it off my account',
])('ends nothing at "%s"', (text) => expect(wish(text)).toBeNull())
