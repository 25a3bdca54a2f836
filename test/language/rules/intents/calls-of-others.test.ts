import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [field('survey_time', 'string', 'What time should the engineer come?')]
const intentOf = (text: string) => understand(text, FIELDS, ['survey_time']).intent

describe('a call that others make', () => {
  it.each([
    'have the engineer ring me once he reaches the gate, quarter past eleven is good',
    'ड्राइवर पहुँचकर मुझे फ़ोन कर ले',
    'payment ke liye mere husband baad mein call karenge',
    'wrong person to ask about that, but eleven is fine',
  ])('is no wish: "%s"', (text) => {
    expect(intentOf(text)).toBeNull()
  })

  it.each([
    ['call me once I reach office', 'callback_requested'],
    ['mere husband ko baad mein call karna', 'callback_requested'],
    ['please mujhe dobara contact mat karna', 'opted_out'],
    ['मुझे फ़ोन करना हमेशा के लिए बंद कीजिए', 'opted_out'],
    ["I never asked for this, you've got someone else", 'wrong_person'],
  ])('a wish is one: "%s"', (text, intent) => {
    expect(intentOf(text)).toBe(intent)
  })
})
