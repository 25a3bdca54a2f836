import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const read = (text: string, asked: ReturnType<typeof field>): unknown =>
  understand(text, [asked], [asked.name]).values[asked.name]

const room = field('room_number', 'string', 'What is your room number?')
const shop = field('shop_no', 'string', 'What is your shop number?')
const address = field('delivery_address', 'string', 'Where should we bring the laundry?')
const landmark = field('landmark', 'string', 'Any landmark near your building?')
const drop = field('drop_point', 'string', 'Where should the driver drop you?')
const heardOf = field('source', 'string', 'Where did you hear about us?')
const model = field('machine_model', 'string', 'Which model of washing machine do you have?')
const complaint = field('complaint', 'string', 'What went wrong with your last order?')
const feedback = field('feedback', 'string', 'Please tell us how we did.')

describe('the number of a room, without the sentence around it', () => {
  it.each([
    ['it is room number 214', room, '214'],
    ['tower C, 1507', room, 'C 1507'],
    ['C block mein 12', room, 'C 12'],
    ['मेरा कमरा नंबर सत्रह है', room, '17'],
    ['कमरा नंबर बी 12', room, 'बी 12'],
    ['hello haan ji, room 45 bol raha hoon', room, '45'],
    ['220, no wait, they changed us, 318', room, '318'],
    ["12, that's my brother's, mine is 14", room, '14'],
    ['mera room 9 hai, bhai ka 10', room, '9'],
    ['one oh six', room, '106'],
    ['do sau paanch', room, '205'],
    ['G 7 second floor', room, 'G 7'],
    ['दुकान नंबर 22 लिख लीजिए', shop, '22'],
    ['G-18', shop, 'G-18'],
    ['12/4', shop, '12/4'],
    ['pehle 8 tha ab 11 hai', shop, '11'],
    ['ek minute... haan, 33', shop, '33'],
    ['fourteen oh two', room, '1402'],
    ['8 nahi, 18', room, '18'],
    ['मकान नंबर 7 बी', room, '7 बी'],
  ])('%s', (text, asked, value) => {
    expect(read(text, asked)).toBe(value)
  })
})

describe('an address or a landmark, without lead-ins and remarks', () => {
  it.each([
    ['haan ji note kariye, 12 Patel Chowk, Karol Bagh', address, '12 Patel Chowk, Karol Bagh'],
    ['my address is B 44 Lajpat Nagar, near the metro', address, 'B 44 Lajpat Nagar, near the metro'],
    ['मेरा पता है प्लॉट 9, शिवाजी पार्क', address, 'प्लॉट 9, शिवाजी पार्क'],
    ['not the office, bring it home, 5 Rose Street', address, '5 Rose Street'],
    ['21 Hill Road, sorry, 27 Hill Road', address, '27 Hill Road'],
    ['your boy always comes late, anyway it is 8 Park Lane, Camp', address, '8 Park Lane, Camp'],
    ['likhiye ghar number 6, Ram Nagar, aur jaldi aana', address, 'ghar number 6, Ram Nagar'],
    ['मुझे अंधेरी स्टेशन से जाना है', address, 'मुझे अंधेरी स्टेशन से जाना है'],
    ['hamara ghar Shiv mandir ke saamne hai', landmark, 'Shiv mandir ke saamne'],
    ['आप सीधे आइए, बड़े पीपल के पेड़ के पास', landmark, 'बड़े पीपल के पेड़ के पास'],
    ['next to the bakery, no that closed, next to the salon', landmark, 'next to the salon'],
    ['last time he went the wrong way, tell him near the fire station', landmark, 'near the fire station'],
    ["opposite the temple, you can't miss it", landmark, 'opposite the temple'],
    ['we are right behind the school', landmark, 'right behind the school'],
    ['I think it is Axis Bank', landmark, 'Axis Bank'],
    ['my in laws live in Sector 9 but I stay at 14 Model Town', address, '14 Model Town'],
    ['12 Hill Road but come after six, Bandra', address, '12 Hill Road, Bandra'],
    ['B 9, Ring Road', address, 'B 9, Ring Road'],
    ['the airport, terminal 1, no sorry terminal 2', drop, 'terminal 2'],
  ])('%s', (text, asked, value) => {
    expect(read(text, asked)).toBe(value)
  })
})

describe('what is only denied, remarked or cut off is asked again', () => {
  it.each([
    ['we were in 12 till last week, I have to check the new one', room],
    ["don't come to 404, that one is locked", room],
    ['the old address is wrong, we left that house', address],
    ['purani wali jagah mat bhejna', address],
    ["anand... sorry you're breaking up", address],
    ['park ke paas mat aana, wahan se door hai', landmark],
    ['everybody knows our building, ask anyone', landmark],
    ['पेड़ के पास नहीं है, वो सब गलत बताते हैं', landmark],
    ["I don't know, my husband bought it", model],
    ['no landmark as such', landmark],
    ['wo 55 wala to bech diya, abhi batata hoon naya', room],
  ])('%s', (text, asked) => {
    expect(read(text, asked)).toBeUndefined()
  })
})

describe('the name of a thing', () => {
  it.each([
    ["it's an LG front loader", 'LG front loader'],
    ['Samsung wali, nahi sorry, Whirlpool hai', 'Whirlpool'],
    ['हमारे पास बॉश की है', 'बॉश'],
    ['LG nahi, Samsung', 'Samsung'],
  ])('%s', (text, value) => {
    expect(read(text, model)).toBe(value)
  })
})

it.each([
  ['my cousin told me, she works near your office', heardOf],
  ['you lost my shirt, it was blue, and nobody called me back', complaint],
  ['sorry to say but the collar is torn', complaint],
  ['not good, the boy was rude, I will not use you again', feedback],
  ['पहले अच्छा था, अब कपड़े गंदे आते हैं', feedback],
])('what a person tells in words of their own is kept whole: %s', (text, asked) => {
  expect(read(text, asked)).toBe(text)
})
