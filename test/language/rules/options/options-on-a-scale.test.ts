import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const STAY = field('stay', 'enum', 'How satisfied was the guest with the stay', [
  'Very satisfied',
  'Satisfied',
  'Neutral',
  'Dissatisfied',
  'Very dissatisfied',
])
const TEA = field('tea', 'enum', 'How was the tea', ['Excellent', 'Good', 'Average', 'Poor'])
const MERGER = field('merger', 'enum', 'Opinion on merging the two societies', ['Agree', 'Disagree', 'No opinion'])
const JOIN = field('join', 'enum', 'How likely they are to join', [
  'Definitely',
  'Probably',
  'Probably not',
  'Definitely not',
  "Can't say",
])
const COME = field('come', 'enum', 'Is the member coming', ['Yes', 'No', 'Maybe'])
const CROWD = field('crowd', 'enum', 'How crowded the ward is', ['Low', 'Medium', 'High'])
const DAMAGE = field('damage', 'enum', 'Extent of the damage', ['Minor', 'Moderate', 'Severe', 'Total loss'])
const KYC = field('kyc', 'enum', 'KYC status', ['Completed', 'Partially completed', 'Not completed'])
const DUES = field('dues', 'enum', 'Status of dues', ['Paid', 'Will pay later', 'Not paid'])
const LICENCE = field('licence', 'enum', 'Trade licence', ['Applied', 'In process', 'Not applied'])
const ROOM = field('room', 'enum', 'Interest in the room', ['Interested', 'Not interested'])

describe('an option by its place on a scale', () => {
  it.each([
    [STAY, 'loved it, no complaints', 'Very satisfied'],
    [STAY, 'zara bhi khush nahi hoon', 'Very dissatisfied'],
    [STAY, 'not pleased', 'Dissatisfied'],
    [STAY, 'ठीक ठाक', 'Neutral'],
    [STAY, 'बहुत नाराज़ हैं', 'Very dissatisfied'],
    [TEA, 'ekdum bakwas thi', 'Poor'],
    [TEA, 'na achhi na buri', 'Average'],
    [TEA, 'maza aa gaya', 'Excellent'],
    [MERGER, 'main iske khilaf hoon', 'Disagree'],
    [MERGER, "we're all in favour", 'Agree'],
    [MERGER, 'सहमत नहीं', 'Disagree'],
    [JOIN, 'koi sawal hi nahi', 'Definitely not'],
    [JOIN, 'I highly doubt it', 'Probably not'],
    [JOIN, 'सौ प्रतिशत', 'Definitely'],
    [JOIN, 'shayad nahi', 'Probably not'],
    [JOIN, 'too early to say', "Can't say"],
    [COME, 'we might, not decided', 'Maybe'],
    [CROWD, 'thodi bahut', 'Low'],
    [CROWD, 'na zyada na kam', 'Medium'],
    [CROWD, 'बहुत ज़्यादा', 'High'],
    [DAMAGE, 'not that serious', 'Minor'],
    [DAMAGE, 'kaafi zyada hai', 'Severe'],
  ])('is found by words of that scale: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [TEA, 'good morning'],
    [TEA, 'good but bad'],
    [DAMAGE, 'unbearable'],
    [ROOM, 'ho gaya'],
  ])('is not guessed where the words place nothing: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})

describe('an option for how far something is', () => {
  it.each([
    [KYC, 'haan karwa liya hai', 'Completed'],
    [KYC, 'aadha hi hua hai', 'Partially completed'],
    [KYC, 'abhi tak nahi hua', 'Not completed'],
    [KYC, "I've already finished it", 'Completed'],
    [KYC, 'नहीं करवाया', 'Not completed'],
    [DUES, 'de diye pichle hafte', 'Paid'],
    [DUES, 'kal tak kar dunga', 'Will pay later'],
    [DUES, "I haven't", 'Not paid'],
    [DUES, 'baaki hai abhi', 'Not paid'],
    [LICENCE, 'chal raha hai uska', 'In process'],
    [LICENCE, 'not yet', 'Not applied'],
    [LICENCE, 'कर दिया है', 'Applied'],
  ])('is found by what was done: %#', (asked, said, value) => {
    expect(valuesOf(said, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [DUES, 'maine pehle hi bata diya'],
    [DUES, 'kisne bola ho gaya'],
    [KYC, 'kya ho gaya'],
  ])('is not found by what is said of it: %#', (asked, said) => {
    expect(valuesOf(said, asked)).toEqual({})
  })
})
