import { describe, expect, it } from 'vitest'
import type { SpecialIntent } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('plan', 'enum', 'Which plan?', ['Silver', 'Gold']),
  field('day', 'string', 'On which date should we come?'),
]

const cases: [text: string, intent: SpecialIntent | null][] = [
  ['please mat kiya karo phone', 'opted_out'],
  ['yaar mat karo ab message', 'opted_out'],
  ['मुझे मत किया करो कॉल', 'opted_out'],
  ['hum nahi chahte ki aap log call karein', 'opted_out'],
  ['मैं नहीं चाहती कि आप मुझे फोन करें', 'opted_out'],
  ['I have asked so many times to be taken off', 'opted_out'],
  ['I want my number removed', 'opted_out'],
  ['another call and I will file a complaint', 'opted_out'],
  ['ek aur phone aaya to thane jaunga', 'opted_out'],
  ['एक और कॉल आया तो शिकायत करूँगा', 'opted_out'],
  ['abhi mat karo phone, kal karna', 'callback_requested'],
  ['namaz padh raha hoon, ghante bhar mein karna call', 'callback_requested'],
  ['thoda thahar ke phone karna', 'callback_requested'],
  ['थोड़ा रुक कर कॉल करना', 'callback_requested'],
  ['ask me again next week', 'callback_requested'],
  ['delivery mat karo call karo', null],
  ['unko mat karna call', null],
  ['I want the tooth to be removed', null],
  ['shall I call you later if something changes? Gold for now', null],
  ['main nahi chahta ki silver wala bhejo', null],
]

describe('the same wish in another order of words', () => {
  it.each(cases)('"%s" is %s', (text, intent) => {
    for (const { name } of fields) expect(understand(text, fields, [name]).intent).toBe(intent)
  })
})
