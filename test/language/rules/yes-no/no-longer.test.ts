import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PET = field('has_pet', 'boolean', 'Do you have a pet at home?')
const LOAN = field('has_loan', 'boolean', 'Do you have any loan running?')
const SMOKES = field('smokes', 'boolean', 'Do you smoke?')
const INSURED = field('insured', 'boolean', 'Is the vehicle insured?')
const FEVER = field('had_fever', 'boolean', 'Did you have fever last week?')
const CAR = field('has_car', 'boolean', 'Do you own a car?')

describe('what was so and is no longer', () => {
  it.each([
    ['we used to have a dog', PET],
    ['had a cat till last year', PET],
    ['pehle ek billi thi', PET],
    ['एक कुत्ता था, गुज़र गया', PET],
    ['I had a car loan, closed it in March', LOAN],
    ['home loan tha, par khatam ho gaya', LOAN],
    ['लोन था लेकिन चुका दिया', LOAN],
    ['I used to', SMOKES],
    ['insurance tha pichhle saal tak', INSURED],
    ['had a car, sold it', CAR],
    ['gaadi thi, bech di', CAR],
  ])('is no: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: false })
  })

  it.each([
    ['we had a dog and still have it', PET, true],
    ['kutta tha, ab billi hai', PET, true],
    ['had a dog, now we have a cat', PET, true],
    ['home loan chal raha hai', LOAN, true],
    ['बुखार था', FEVER, true],
  ])('is told from what is so: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['I used to live in Pune', PET],
    ['my landlord died last year', PET],
    ['I had to close the shop', LOAN],
    ['if I had a dog I would sell it', PET],
    ['I used to smoke more, now two a day', SMOKES],
  ])('is nothing that "%s" says', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

describe('what is still to be done', () => {
  const FILED = field('claim_filed', 'boolean', 'Have you filed the claim with the railway?')
  it.each([
    ['claim bharna hai', false],
    ['abhi karna baaki hai', false],
    ['दावा भरना है', false],
    ['yet to file', false],
    ['I still have to file it', false],
    ['yes, filed it on Monday', true],
  ])('is told from what was asked: "%s"', (text, value) => {
    expect(valuesOf(text, FILED)).toEqual({ claim_filed: value })
  })

  it.each(['kya claim bharna hai?', 'agar bharna hai to bataiye'])('leaves "%s" open', (text) => {
    expect(valuesOf(text, FILED)).toEqual({})
  })
})
