import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readIntent } from '../../../../src/language/rules/intents/intents.ts'

const intentOf = (text: string): string | undefined => readIntent(tokenize(text))?.intent

describe('asked at another time', () => {
  it.each([
    'ask me that once I get home',
    "we're in Pune until Thursday, ask us then",
    'main hospital mein hoon, kal poochhiyega',
    'मैं मंदिर में हूँ, शाम को पूछना',
    'truck chala raha hoon',
    'this will have to wait',
    'dukaan par customer khade hain, thodi der mein',
    'आरती चल रही है',
    'sahab Pune gaye hain, Monday ko aayenge tab kijiye',
    'call me when my husband comes',
    'main baahar hoon, raat ko karna ji',
    "I'm with a client, try later please",
    'हम दुकान पर हैं, सांझ को कर लेना भैया',
    'साहब रसोई में हैं, आधे घंटे में करना',
  ])('"%s" is a wish for another call', (text) => {
    expect(intentOf(text)).toBe('callback_requested')
  })

  it.each([
    'ask me anything',
    'kal doctor se poochhna',
    "ring me when they're at the door",
    "call us as soon as he's outside",
    'raat ko 9 baje nahi, 8 baje karna',
    'main auto chala raha hoon 10 saal se',
  ])('"%s" is none', (text) => {
    expect(intentOf(text)).toBeUndefined()
  })
})

describe('who else is called, or another number', () => {
  it.each([
    'aap galat party ko phone kar rahe hain',
    'somebody else stays there now',
    'she sold that shop and left years ago',
    'unka inteqal ho gaya',
    'Rohan no longer has this phone',
    'this is a private house, not a clinic',
    'yeh number mere swargiya bhai ka tha',
    'we sold that shop, speak to the new owner',
    'scooter bech diya, naye maalik se baat karo',
    "you've reached the police station",
    'आपने गलत मिलाया',
    'the lady you asked for was my late mother',
    'this number is for a hospital',
    'yeh number to hotel ka hai',
    'dusre ka number hoga',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each(['bhai mera number list se hata de na yaar please do', "don't follow up", 'dobara ghanti mat bajana'])(
    '"%s" opts out',
    (text) => {
      expect(intentOf(text)).toBe('opted_out')
    },
  )
})

it.each(['"Do not call me" is what she said', '"Remove my number", that\'s what my wife says'])(
  '%s tells the words of others',
  (text) => {
    expect(intentOf(text)).toBeUndefined()
  },
)

it.each(['"Stop calling me"', '"Stop calling me" is what I said'])('%s is said oneself', (text) => {
  expect(intentOf(text)).toBe('opted_out')
})

it.each([
  'meter galat lagaya',
  'bill galat lagaya hai',
  "you've reached the shop too late",
  'someone lives there',
  'ye number meri dukaan ka hai',
  'this number belongs to our shop',
  'kisi aur ka naam lag gaya bill mein',
  'maine gaadi bech di, usse call aata hai',
  'he is no more interested',
  'uska license expired ho gaya',
])('"%s" is told to the right person', (text) => {
  expect(intentOf(text)).toBeUndefined()
})
