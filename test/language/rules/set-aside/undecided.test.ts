import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const WEEKS = field('weeks', 'number', 'For how many weeks shall I renew it?')
const DAY = field('day', 'string', 'On which date would you like to come?')
const TIME = field('time', 'string', 'At what time should we come?')
const VEHICLE = field('vehicle', 'enum', 'Which vehicle would you like?', ['scooter', 'sports bike', 'cruiser'])
const MESS = field('mess', 'boolean', 'Do you want to eat in our mess?')
const PHONE = field('phone', 'string', 'Which mobile number can we reach you on?')
const MEMBER = field('member_id', 'string', 'What is the six digit membership number?')
const ALL = [WEEKS, DAY, TIME, VEHICLE, MESS, PHONE, MEMBER]

function read(asked: string, text: string): Record<string, unknown> {
  return understand(text, ALL, [asked]).values
}

describe('what is not settled yet is no answer', () => {
  it.each([
    ['vehicle', 'मेरे दोस्त ने स्पोर्ट्स बाइक ली है, मैंने अभी कुछ तय नहीं किया'],
    ['day', '20 ko padosi ki shaadi hai, hamari date abhi fix nahi hui'],
    ['weeks', 'पड़ोसी ने दो लिए हैं, मैं पहले पूछ लेता हूँ घर में'],
    ['day', "Saturday maybe, I'll ask my wife and tell you"],
    ['day', "if the doctor allows it then monday, I'll only know after the check-up"],
  ])('%s: "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })

  it('but what is said after it is one', () => {
    expect(read('weeks', 'abhi pakka nahi tha, chalo do hafte likh do')).toEqual({ weeks: 2 })
  })
})

describe('what stands before the one who does not want it is denied', () => {
  it.each([
    ['weeks', 'चार हफ़्ते तो मैं नहीं लूँगा'],
    ['vehicle', 'cruiser to mujhe nahi chahiye'],
    ['time', 'subah nau baje koi nahi hota ghar pe'],
    ['day', "I won't be able to make it on friday"],
  ])('%s: "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })
})

describe('a number that is too much, or is not mine, is no answer', () => {
  it.each([
    ['weeks', 'चार हफ़्ते तो बहुत ज़्यादा हो जाएँगे'],
    ['weeks', 'chaar hafte to zyada ho jayenge, itna nahi'],
    ['phone', '9000412233 to clinic ka number hai, mera nahi'],
    ['time', 'दस बजे तो मैं सो रहा होता हूँ, दस मत रखो'],
  ])('%s: "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })
})

describe('a whole clause that says yes stands against a "nahi" within a later sentence', () => {
  it.each([
    ['haan ji bilkul, ghar ka khana to milega nahi', { mess: true }],
    ['जी हाँ, मुझे खाना बनाना नहीं आता', { mess: true }],
    ['haan, matlab nahi', { mess: false }],
    ['हैलो, हाँ, रुकिए एक मिनट', {}],
  ])('"%s"', (text, expected) => {
    expect(read('mess', text)).toEqual(expected)
  })
})

describe('a value that is only reported gives way to the one behind it', () => {
  it.each([
    ['weeks', 'I told you three weeks, please change it to two', 2],
    ['weeks', 'teen hafte bola tha, usko do kar do', 2],
    ['weeks', 'three weeks hmm no two is okay', 2],
  ])('%s: "%s" is %d', (asked, text, value) => {
    expect(read(asked, text)).toEqual({ [asked]: value })
  })
})

describe('words of a wish that only qualify something end nothing', () => {
  it.each([
    ['mess', 'wrong number ke chashme the, haan chahiye', { mess: true }],
    ['weeks', 'wrong number bola tha maine pehle, 3 hafte', { weeks: 3 }],
    ['phone', 'घर वाले नंबर पर फ़ोन मत करना, 9414123456 पर करना', { phone: '+919414123456' }],
  ])('%s: "%s"', (asked, text, expected) => {
    const understood = understand(text, ALL, [asked])
    expect(understood).toMatchObject({ intent: null, values: expected })
  })
})

describe('what only stands beside another value is no second one', () => {
  const GARMENT = field('garment', 'enum', 'Which garment needs alteration?', ['shirt', 'blouse', 'suit'])
  const PIECES = field('pieces', 'number', 'How many pieces are there?')
  const FOOD = field('food', 'enum', 'What kind of food would you like?', ['vegetarian', 'non-vegetarian', 'both'])
  const GUESTS = field('guests', 'number', 'How many guests do you expect?')

  it.each([
    ['garment', 'ek blouse hai', { garment: 'blouse' }],
    ['garment', 'ek shirt ka kitna lagega', {}],
    ['guests', 'both families are big so it will be like four hundred', { guests: 400 }],
    ['food', 'veg aur nonveg dono', { food: 'both' }],
    ['phone', 'my old phone is lost so call on this one 7045123698', { phone: '+917045123698' }],
  ])('%s: "%s"', (asked, text, expected) => {
    const { values } = understand(text, [GARMENT, PIECES, FOOD, GUESTS, PHONE], [asked])
    expect(values).toEqual(expected)
  })
})

describe('an option for so many is known by the number of people', () => {
  const ROOM = field('sharing', 'enum', 'Which kind of room?', ['single', 'double sharing', 'triple sharing'])

  it.each([
    ['teen logon wala room', 'triple sharing'],
    ['दो लोगों वाला कमरा', 'double sharing'],
    ['तीन वाला, नहीं रुकिए, दो वाला कमरा दीजिए', 'double sharing'],
  ])('"%s" is %s', (text, option) => {
    expect(understand(text, [ROOM], ['sharing']).values).toEqual({ sharing: option })
  })
})
