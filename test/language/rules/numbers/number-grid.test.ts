import { expect, it } from 'vitest'
import type { Language } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

type Script = 'english' | 'romanised' | 'devanagari'
type InScripts = Record<Script, string>

function inScripts(english: string, romanised = english, devanagari = romanised): InScripts {
  return { english, romanised, devanagari }
}

const NUMBERS: [number, InScripts][] = [
  [1, inScripts('one', 'ek', 'एक')],
  [2, inScripts('two', 'do', 'दो')],
  [3, inScripts('three', 'teen', 'तीन')],
  [4, inScripts('four', 'char', 'चार')],
  [5, inScripts('five', 'paanch', 'पाँच')],
  [6, inScripts('six', 'chhe', 'छह')],
  [7, inScripts('seven', 'saat', 'सात')],
  [8, inScripts('eight', 'aath', 'आठ')],
  [9, inScripts('nine', 'nau', 'नौ')],
  [10, inScripts('ten', 'das', 'दस')],
  [11, inScripts('eleven', 'gyarah', 'ग्यारह')],
  [12, inScripts('twelve', 'barah', 'बारह')],
  [15, inScripts('fifteen', 'pandrah', 'पंद्रह')],
  [20, inScripts('twenty', 'bees', 'बीस')],
  [25, inScripts('twenty five', 'pachees', 'पच्चीस')],
  [30, inScripts('thirty', 'tees', 'तीस')],
  [40, inScripts('forty', 'chalis', 'चालीस')],
  [50, inScripts('fifty', 'pachas', 'पचास')],
  [60, inScripts('sixty', 'saath', 'साठ')],
  [90, inScripts('ninety', 'nabbe', 'नब्बे')],
]

const FIELDS = {
  loan: field('loan', 'number', 'Loan amount in rupees'),
  years: field('years', 'number', 'For how many years?'),
  days: field('days', 'number', 'For how many days?'),
  plates: field('plates', 'number', 'How many plates?'),
}

/** What stands behind the number, what it multiplies by, and the field that is asked for. */
const SCALES: [keyof typeof FIELDS, number, InScripts][] = [
  ['loan', 100, inScripts('hundred', 'sau', 'सौ')],
  ['loan', 1_000, inScripts('thousand', 'hazaar', 'हज़ार')],
  ['loan', 100_000, inScripts('lakh', 'lakh', 'लाख')],
  ['loan', 10_000_000, inScripts('crore', 'crore', 'करोड़')],
  ['years', 1, inScripts('years', 'saal', 'साल')],
  ['days', 1, inScripts('days', 'din', 'दिन')],
  ['plates', 1, inScripts('plates', 'plate', 'प्लेट')],
]

/** `#` is the number; English stands around romanised Hindi in most. */
const SURROUNDINGS: InScripts[] = [
  inScripts('#'),
  inScripts('# only', '# only', '# बस'),
  inScripts('# please', '# please', '# प्लीज़'),
  inScripts('about #', 'about #', 'लगभग #'),
  inScripts('i want #', 'mujhe # chahiye', 'मुझे # चाहिए'),
  inScripts('it is #', 'it is #', '# है'),
  inScripts('yes, #', 'haan, #', 'हाँ, #'),
  inScripts('# will be fine', '# will be fine', '# ठीक रहेगा'),
  inScripts('# sir', '# sir', '# जी'),
  inScripts('i think # for now', 'i think # for now', 'अभी #'),
]

const OF_MONEY: InScripts[] = [
  inScripts('# rupees', '# rupees', '# रुपये'),
  inScripts('Rs #'),
  inScripts('i can pay # today', 'i can pay # today', 'आज # दूँगा'),
  inScripts('# till friday', '# till friday', '# शुक्रवार तक'),
]

it.each(['english', 'romanised', 'devanagari'] as const)('reads every number before every scale, in %s', (script) => {
  const wrong: object[] = []
  for (const language of ['en', 'hi'] as const) {
    for (const [value, number] of NUMBERS) {
      for (const [name, factor, scale] of SCALES) {
        const around = name === 'loan' ? [...SURROUNDINGS, ...OF_MONEY] : SURROUNDINGS
        for (const surrounding of around) {
          const text = surrounding[script].replace('#', `${number[script]} ${scale[script]}`)
          const given = read(text, name, language)
          if (given !== value * factor) wrong.push({ text, language, given })
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

function read(text: string, name: keyof typeof FIELDS, language: Language): unknown {
  return understand(text, [FIELDS[name]], [name], { language }).values[name]
}

it.each([
  'kuch lakh',
  'a few lakhs',
  'kai hazaar',
  'pchaas lakh',
  'xyz hazaar panch sau',
  'do sau teen sau',
  'hazaar do hazaar',
])('asks again when it is not clear how many: "%s"', (text) => {
  expect(read(text, 'loan', 'en')).toBeUndefined()
})

it.each([
  ['saade char hajaar', 4_500],
  ['panch hajar panch so', 5_500],
  ['sava do lakh', 225_000],
  ['ek hazaar', 1_000],
  ['about a thousand', 1_000],
  ['paanch hazaar do', 5_000],
])('reads %s as %d', (text, value) => {
  expect(read(text, 'loan', 'en')).toBe(value)
})
