import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../src/ports/language.ts'
import { understand } from '../../support/language/rules.ts'

/** How people answer the questions of the flows that the demo agents run. */
function answers(
  flow: string,
  asked: string,
  table: [string, Record<string, FieldValue> | 'refused'][],
  known: Record<string, FieldValue> = {},
): void {
  const file = new URL(`../../../examples/flows/${flow}.json`, import.meta.url)
  const saved = JSON.parse(readFileSync(file, 'utf8')) as {
    fields: (Omit<FieldSpec, 'options'> & { options?: string[] })[]
  }
  const fields = saved.fields.map((field) => ({ options: [], ...field }))
  describe(`${flow}: ${asked}`, () => {
    it.each(table)('"%s" comes to %j', (text, expected) => {
      const { values, refused, intent } = understand(text, fields, [asked], { collected: known })
      expect({ values, refused, intent }).toEqual(
        expected === 'refused'
          ? { values: {}, refused: [asked], intent: null }
          : { values: expected, refused: [], intent: null },
      )
    })
  })
}

answers('home-loan-lead', 'purpose', [
  ['I want to buy a flat', { purpose: 'buy a home' }],
  ["I'm building my house", { purpose: 'build a home' }],
  ['ghar kharidna hai', { purpose: 'buy a home' }],
  ['ghar banane ke liye', { purpose: 'build a home' }],
  ['घर खरीदने के लिए', { purpose: 'buy a home' }],
  ['balance transfer', { purpose: 'move an existing loan' }],
  ['repair work', { purpose: 'renovation' }],
  ['the third one', { purpose: 'renovation' }],
  ['just looking', {}],
  ['home', {}],
])

answers('home-loan-lead', 'city', [
  ["It's in Bengaluru", { city: 'Bengaluru' }],
  ['the property is in Gurgaon', { city: 'Gurgaon' }],
  ['Noida mein', { city: 'Noida' }],
  ['नोएडा में', { city: 'नोएडा' }],
  ['same city', {}],
  ['not decided yet', {}],
])

answers('home-loan-lead', 'loan_amount', [
  ['around forty lakhs', { loan_amount: 4_000_000 }],
  ['approx 25L', { loan_amount: 2_500_000 }],
  ['2 crores 50 lakhs', { loan_amount: 25_000_000 }],
  ['one point five crore', { loan_amount: 15_000_000 }],
  ['₹45,00,000/-', { loan_amount: 4_500_000 }],
  ['पचास लाख', { loan_amount: 5_000_000 }],
  ['20-25 lakh', {}],
  ['35 to 40 lakh', {}],
  ['depends', {}],
])

answers('home-loan-lead', 'property_found', [
  ['not yet', { property_found: false }],
  ['haan mil gaya', { property_found: true }],
  ['abhi nahi', { property_found: false }],
  ['dekh rahe hain', {}],
  ['yes, in Whitefield', { property_found: true }],
])

answers('home-loan-lead', 'monthly_income', [
  ['80k', { monthly_income: 80_000 }],
  ['assi hazaar', { monthly_income: 80_000 }],
  ['1 lakh 20 thousand', { monthly_income: 120_000 }],
  ["that's personal", 'refused'],
  ["I'd rather not say", 'refused'],
])

answers('order-feedback', 'rating', [
  ["I'd say 4", { rating: 4 }],
  ['five stars', { rating: 5 }],
  ['4 out of 5', { rating: 4 }],
  ['4/5', { rating: 4 }],
  ['10', {}],
  ['between 3 and 4', {}],
])

answers('order-feedback', 'problem', [
  ['it came late', { problem: 'late delivery' }],
  ['arrived broken', { problem: 'damaged item' }],
  ['they sent me the wrong thing', { problem: 'wrong item' }],
  ['quality was poor', { problem: 'poor quality' }],
  ['tuta hua tha', { problem: 'damaged item' }],
  ['देर से आया', { problem: 'late delivery' }],
  ['खराब क्वालिटी', { problem: 'poor quality' }],
  ['item was damaged and late', {}],
  ['none of these', 'refused'],
])

answers('order-feedback', 'wants_callback', [
  ['yes please call me back', { wants_callback: true }],
  ["no, don't call me", { wants_callback: false }],
  ['call me tomorrow', { wants_callback: true }],
  ['no need', { wants_callback: false }],
  ['haan call karo', { wants_callback: true }],
])

answers('order-feedback', 'comment', [
  ['no', 'refused'],
  ["no, that's all", 'refused'],
  ['nothing else', 'refused'],
  ['nahi bas itna hi', 'refused'],
  ['The driver was very polite', { comment: 'The driver was very polite' }],
  ['no, everything was great', { comment: 'no, everything was great' }],
  ['Why was it late?', { comment: 'Why was it late?' }],
])

answers('appointment', 'patient_name', [
  ["It's for my son Arjun", { patient_name: 'Arjun' }],
  ['the appointment is for Mrs. Sharma', { patient_name: 'Mrs. Sharma' }],
  ['my mother, Sunita Devi', { patient_name: 'Sunita Devi' }],
  ["Hi Asha, I'm Neha", { patient_name: 'Neha' }],
  ['ji main Suresh', { patient_name: 'Suresh' }],
  ['naam likhiye Kavita Rao', { patient_name: 'Kavita Rao' }],
  ["it's me, John", { patient_name: 'John' }],
  ['Mohammed Abdul Rahman Khan', { patient_name: 'Mohammed Abdul Rahman Khan' }],
  ['me', {}],
  ['I need an appointment', {}],
])

const visit = { patient_name: 'Anil', appointment_time: '2026-11-23 11:00' }

answers(
  'appointment',
  'confirmed',
  [
    ['yes book it', { confirmed: true }],
    ['no the time is wrong', { confirmed: false }],
    ['no, change it to 5 pm', { appointment_time: '2026-11-23 17:00' }],
    ['can we do 6 pm instead?', { appointment_time: '2026-11-23 18:00' }],
    ['no, my name is Anita', { patient_name: 'Anita' }],
    ['not that, Wednesday at 5', { appointment_time: '2026-11-25 17:00' }],
    ['that works', { confirmed: true }],
    ['haan book kar do', { confirmed: true }],
    ['ठीक है बुक कर दीजिए', { confirmed: true }],
  ],
  visit,
)

answers(
  'appointment',
  'reason',
  [
    ['my back hurts since last Monday', { reason: 'my back hurts since last Monday' }],
    ['fever since two days', { reason: 'fever since two days' }],
    ['बुखार है दो दिन से', { reason: 'बुखार है दो दिन से' }],
    ["it's private", 'refused'],
    ["I don't want to tell", 'refused'],
    ['what do you mean', {}],
  ],
  visit,
)
