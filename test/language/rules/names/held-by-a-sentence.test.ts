import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const VILLAGE = field('village', 'string', 'Which village is the field in?')
const AREA = field('area', 'string', 'Which area do you live in?')
const START = field('from_stop', 'string', 'From which stop do you travel?')
const GOAL = field('to_stop', 'string', 'And up to which stop?')
const COLLEGE = field('college', 'string', 'Which college are you studying in?')
const SHOP = field('shop', 'string', 'From which shop did you buy it?')
const TITLE = field('book_title', 'string', 'What is the title of the book?')
const GROUP = field('group_name', 'string', 'What is the name of your group?')
const PERSON = field('borrower_name', 'string', 'May I know your name?')
const ALL = [PERSON, VILLAGE, AREA, START, GOAL, COLLEGE, SHOP, TITLE, GROUP]

function read(asked: string, text: string): Record<string, unknown> {
  return understand(text, ALL, [asked]).values
}

describe('a place is what a preposition, a postposition or its kind holds in the sentence', () => {
  it.each([
    ['village', 'the field is in Kotla village', 'Kotla'],
    ['village', 'gaon Bhagwanpur', 'Bhagwanpur'],
    ['village', 'our land lies near Rampur', 'Rampur'],
    ['village', 'हमारा खेत कोटला में है', 'कोटला'],
    ['village', 'our field is by the canal, in Dhanora village', 'Dhanora'],
    ['village', 'hum log Pipariya gaon ke hain', 'Pipariya'],
    ['area', "we shifted recently, so now we're in Whitefield", 'Whitefield'],
    ['area', 'our flat is in Salt Lake area', 'Salt Lake'],
    ['from_stop', 'let me think, the bus I take starts from Dadar, yes Dadar', 'Dadar'],
    ['from_stop', 'main Charbagh se baithta hoon', 'Charbagh'],
    ['to_stop', 'my office is in the tech park so till Hebbal', 'Hebbal'],
    ['to_stop', 'college jaana hota hai na to Hazratganj tak', 'Hazratganj'],
    ['college', "I'm studying at Loyola College", 'Loyola College'],
    ['college', 'Hansraj College mein padhta hoon', 'Hansraj College'],
    ['college', 'मैं मिरांडा हाउस में पढ़ती हूँ', 'मिरांडा हाउस'],
    ['shop', 'I bought it from Croma', 'Croma'],
    ['shop', 'विजय सेल्स से लिया था', 'विजय सेल्स'],
  ])('%s: "%s" is %s', (asked, text, place) => {
    expect(read(asked, text)).toEqual({ [asked]: place })
  })
})

describe('a place whose sentence is denied is none', () => {
  it.each([
    ['area', 'हम अशोक नगर में नहीं रहते'],
    ['area', "we don't live in Powai"],
    ['from_stop', 'मैं लाल दरवाज़ा से नहीं चढ़ता'],
    ['village', 'कोटला में नहीं है'],
    ['area', 'आवाज़ नहीं आ रही, ज़ोर से बोलिए'],
  ])('%s: "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })
})

describe('a request to write it down is no part of a place', () => {
  it.each(['Lakhanpur likho', 'Lakhanpur likh lijiye', 'Sultanpur, arre nahi, Lakhanpur note kar lo'])(
    '"%s"',
    (text) => {
      expect(read('village', text)).toEqual({ village: 'Lakhanpur' })
    },
  )
})

describe('the name of a thing is what its sentence says that it is called', () => {
  it.each([
    ['book_title', 'kitab ka naam godaan hai', 'godaan'],
    ['book_title', 'book का नाम है Train to Pakistan', 'Train to Pakistan'],
    ['book_title', "it's that one by Arundhati Roy, The God of Small Things", 'The God of Small Things'],
    ['book_title', 'title Malgudi Days hai', 'Malgudi Days'],
    ['book_title', 'I am reading Godan', 'Godan'],
    ['group_name', 'हमारे समूह का नाम उजाला है', 'उजाला'],
    ['group_name', "our group's called New Hope", 'New Hope'],
    ['group_name', 'Pragati naam hai', 'Pragati'],
    ['college', 'my college is Christ University', 'Christ University'],
  ])('%s: "%s" is %s', (asked, text, name) => {
    expect(read(asked, text)).toEqual({ [asked]: name })
  })

  it('and no person has that name', () => {
    const both = { borrower_name: 'Kamla Devi', group_name: 'durga' }
    expect(read('borrower_name', 'naam kamla devi, group ka naam durga')).toEqual(both)
  })
})

describe('a sentence that holds no name is asked again', () => {
  it.each([
    ['book_title', "I don't remember the name, it had a blue cover"],
    ['book_title', 'naam yaad nahi aa raha, neeli si jild thi'],
    ['book_title', 'i never took any book called gitanjali'],
    ['college', "I haven't got admission yet"],
    ['college', 'the one near the station'],
  ])('%s: "%s"', (asked, text) => {
    expect(read(asked, text)).toEqual({})
  })
})

describe('a name beside a bad line', () => {
  const SOCIETY = field('society_name', 'string', 'What is the name of the society?')
  it.each([
    ['awaaz kat rahi hai, Shanti Niketan', 'Shanti Niketan'],
    ['आवाज़ कट रही है, शांति निकेतन', 'शांति निकेतन'],
  ])('"%s" is whole', (text, name) => {
    expect(understand(text, [SOCIETY], ['society_name']).values).toEqual({ society_name: name })
  })
  it('may be cut off by it', () => {
    expect(understand("Shanti... sorry, you're breaking up", [SOCIETY], ['society_name']).values).toEqual({})
  })
})
