import { describe, expect, it } from 'vitest'
import type { FieldSpec, FieldValue } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const dairy: FieldSpec[] = [
  field('milk_type', 'enum', 'Type of milk', ['cow', 'buffalo']),
  field('delivery_slot', 'enum', 'When should the milk be delivered?', ['morning', 'evening']),
  field('sharing', 'enum', 'How many to a room?', ['single', 'double', 'triple']),
  field('start_date', 'string', 'Date from which delivery should start'),
  field('deposit', 'boolean', 'Do you agree to pay a deposit?'),
  field('payment', 'enum', 'Mode of payment', ['cash', 'UPI']),
]
const known: Record<string, FieldValue> = { milk_type: 'buffalo', delivery_slot: 'morning', sharing: 'single' }

function read(text: string, asked: string): Record<string, FieldValue> {
  return understand(text, dairy, [asked], { collected: known }).values
}

describe('another option and what to do with it change an earlier choice', () => {
  it.each<[string, string, Record<string, FieldValue>]>([
    ['start_date', 'nahi nahi, shaam ko hi kar do', { delivery_slot: 'evening' }],
    ['start_date', 'ruko, shaam kar dijiye', { delivery_slot: 'evening' }],
    ['start_date', 'नहीं, गाय का कर दो', { milk_type: 'cow' }],
    ['start_date', 'nahi triple kar do, sasta padega', { sharing: 'triple' }],
    ['start_date', 'pehla wala shaam kar do', { delivery_slot: 'evening' }],
    ['start_date', 'पहले वाला शाम कर दीजिए', { delivery_slot: 'evening' }],
    ['start_date', 'डिलीवरी शाम को कर दो', { delivery_slot: 'evening' }],
    // The "nahi" takes the choice back, and answers nothing.
    ['deposit', 'nahi triple kar do', { sharing: 'triple' }],
    ['deposit', 'नहीं, दूध गाय का ही कर दीजिए', { milk_type: 'cow' }],
  ])('%s: "%s"', (asked, text, values) => expect(read(text, asked)).toEqual(values))
})

describe('what answers the question, or takes nothing back, changes nothing', () => {
  it.each<[string, string, Record<string, FieldValue>]>([
    ['payment', 'nahi, UPI kar do', { payment: 'UPI' }],
    ['start_date', 'nahi, kal kar do', { start_date: '2026-11-22' }],
    ['deposit', 'haan kar do', { deposit: true }],
  ])('%s: "%s"', (asked, text, values) => expect(read(text, asked)).toEqual(values))
})
