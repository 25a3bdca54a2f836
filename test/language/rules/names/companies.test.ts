import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const EMPLOYER = field('current_employer', 'string', 'Where do you work now?')

describe('the name of a company is taken without what stands around it', () => {
  it.each([
    ['haan ji, Infosys theek rahega', 'Infosys'],
    ['arre haan suniye, Infosys, aur aap kaise hain', 'Infosys'],
    ['matlab Infosys hi', 'Infosys'],
    ['dekhiye baat yeh hai ki, Infosys, samjhe aap', 'Infosys'],
    ['achha to Tata Motors', 'Tata Motors'],
    ['awaaz kat rahi hai, Wipro', 'Wipro'],
    ['sorry the line is bad, Wipro', 'Wipro'],
    ['my wife and I talked about it over dinner: Wipro', 'Wipro'],
    ['hmm okay so, Infosys, and by the way the weather is lovely here', 'Infosys'],
    ['Larsen and Toubro', 'Larsen and Toubro'],
    ['Tata Motors mein kaam karta hoon', 'Tata Motors'],
    ['currently with Bharat Petroleum', 'Bharat Petroleum'],
  ])('"%s"', (text, company) => {
    expect(valuesOf(text, EMPLOYER)).toEqual({ current_employer: company })
  })

  it.each(['the one near the station', 'I am between jobs', 'let me think for a second', 'kisi company mein nahi'])(
    '"%s" names none',
    (text) => {
      expect(valuesOf(text, EMPLOYER)).toEqual({})
    },
  )
})

it.each([
  ['We trade as Om Sai Engineering Works', 'Om Sai Engineering Works'],
  ['we changed it in March from Apex Tools to Apex Precision', 'Apex Precision'],
  ["it's a proprietorship, Dinesh Fabricators", 'Dinesh Fabricators'],
  ['hamari firm Sharma Tubes hai', 'Sharma Tubes'],
  ['कंपनी का नाम जय अंबे इंजीनियरिंग है', 'जय अंबे इंजीनियरिंग'],
])('takes from "%s" the name that the firm has now', (text, company) => {
  expect(valuesOf(text, field('company', 'string', 'Company name'))).toEqual({ company })
})

it.each(['hamari company abhi nayi hai', 'company band ho gayi hai'])('takes no name from "%s"', (text) => {
  expect(valuesOf(text, field('company', 'string', 'Company name'))).toEqual({})
})
