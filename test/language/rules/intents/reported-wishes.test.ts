import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('seats', 'number', 'How many seats?'),
  field('coming', 'boolean', 'Will you come?'),
  field('guest_name', 'string', 'May I have your name?'),
  field('remarks', 'string', 'Is there anything else we should know?'),
  field('city', 'string', 'In which city do you live?'),
]

function read(text: string, asked: string): { values: object; intent: string | null } {
  const { values, intent } = understand(text, fields, [asked])
  return { values, intent }
}

describe('a special request', () => {
  const OTHERS = ['your lineman', 'the delivery boy', 'my landlord', 'that van fellow', 'a salesman', 'his supervisor']
  const SAID = ['told us', 'said', 'told me']
  const WORDS = ['do not call again', "don't ever call me again", 'call me later', 'stop calling us']

  it('that somebody else put into words ends nothing', () => {
    const ended: object[] = []
    for (const other of OTHERS)
      for (const said of SAID)
        for (const words of WORDS) {
          const text = `${other} ${said} ${words} and switched off his phone`
          const { values, intent } = read(text, 'remarks')
          if (intent !== null || !('remarks' in values)) ended.push({ text, intent, values })
        }
    expect(ended).toEqual([])
  })

  it.each([
    ['yes please, the van fellow said he will call me later and never did', { coming: true }],
    ["yes, he said he'll call me later and never did", { coming: true }],
    ['baad mein call mat karo, abhi suno, haan main aaunga', { coming: true }],
    ["don't call me later, tell me now. yes I'll come", { coming: true }],
  ])('is none in "%s"', (text, values) => expect(read(text, 'coming')).toEqual({ values, intent: null }))

  it.each([
    ['the last caterer never picked up when I said call me later, so be on time', 'remarks'],
    ['they ignored me when we told them to stop calling, just be polite', 'remarks'],
  ])('is none when it is told of the past: "%s"', (text, asked) => {
    expect(read(text, asked).intent).toBeNull()
  })

  it.each([
    ["two, and don't call me madam, I'm just a student", 'seats', { seats: 2 }],
    ["forty, and don't call me uncle", 'seats', { seats: 40 }],
    ["don't call me a liar, four seats", 'seats', { seats: 4 }],
    ["please don't call me sir, I'm just Ajay", 'guest_name', { guest_name: 'Ajay' }],
  ])('is none where it is about how to address somebody: "%s"', (text, asked, values) => {
    expect(read(text, asked)).toEqual({ values, intent: null })
  })

  it.each([
    "don't call me sir",
    "don't call me again madam",
    'please do not call me any more, sir',
    'I told you people to stop calling',
    'your people call every day, I said stop calling me',
    'aap log roz phone karte ho, ab dobara mat karna',
    'din mein das baar call karte ho, aage se mat kijiyega',
    'roz roz call aata hai aapka, phir se mat karna',
    'बार बार फोन करते हो, अब दोबारा मत करना',
  ])('to be left alone is heard: "%s"', (text) => {
    for (const asked of ['seats', 'coming', 'remarks']) expect(read(text, asked).intent).toBe('opted_out')
  })

  const WHO = [
    'someone from the branch',
    'your service advisor',
    "the principal's office",
    'one of your doctors',
    'a manager',
  ]
  const ASKS = [
    'let # ring me',
    'have # call me',
    'ask # to call me back',
    'get # to phone me',
    'can # call me',
    'please have # contact me',
  ]

  it('to be called by somebody of theirs is a callback', () => {
    const missed = WHO.flatMap((who) => ASKS.map((ask) => ask.replace('#', who))).flatMap((text) =>
      [text, `${text}, I will explain to them`].filter((said) => read(said, 'seats').intent !== 'callback_requested'),
    )
    expect(missed).toEqual([])
  })

  it.each(['manager ko boliye mujhe phone kare', 'apne doctor se kahiye mujhe call karein', 'मैनेजर को बोलिए मुझे फोन करे'])(
    'to be called by somebody of theirs is a callback in Hindi: "%s"',
    (text) => expect(read(text, 'seats').intent).toBe('callback_requested'),
  )

  it.each([
    'no need to call me later, four is final',
    'I did not ask anyone to call me, four',
    'have you called me before? four',
  ])('to be called is not heard in "%s"', (text) => expect(read(text, 'seats').intent).toBeNull())

  it.each(['please transfer', 'mujhe kisi insaan se baat karni hai, please transfer', 'kindly connect'])(
    'to be put through is no place: "%s"',
    (text) => expect(read(text, 'city').values).toEqual({}),
  )
})
