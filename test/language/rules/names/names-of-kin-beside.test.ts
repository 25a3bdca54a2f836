import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const LOAN = [
  field('applicant_name', 'string', 'Name of the applicant'),
  field('has_coapplicant', 'boolean', 'Whether there will be a co-applicant'),
]
const CARE = [field('caregiver_name', 'string', 'Name of the person who looks after the patient at home')]
it.each([
  ['Salman Khan, abbu ka naam Rashid hai', 'Salman Khan'],
  ["Neha Kulkarni, my husband's name is Amit", 'Neha Kulkarni'],
  ["Rohan Das, the shop is in my brother Sanjay's name but take mine", 'Rohan Das'],
])('a name by itself outweighs the name of kin: "%s"', (text, name) => {
  expect(understand(text, LOAN, ['applicant_name']).values).toEqual({ applicant_name: name })
})

it.each([
  ['papa ka naam Yusuf hai', 'Yusuf'],
  ['mera naam Imran hai', 'Imran'],
  ['my wife Sujata', 'Sujata'],
])('who is told of alone is the answer: "%s"', (text, name) => {
  expect(understand(text, LOAN, ['applicant_name']).values).toEqual({ applicant_name: name })
})

it('the name of kin fills no question for that of the speaker ahead', () => {
  expect(understand('yes my cousin Farhan', LOAN, ['has_coapplicant']).values).toEqual({ has_coapplicant: true })
})

it('the name of kin fills one of an applicant that they are said to be', () => {
  expect(understand('visa meri mummy ka hai, unka naam Kamla Devi hai', LOAN, ['has_coapplicant']).values).toEqual({
    applicant_name: 'Kamla Devi',
  })
})

it.each([
  ['Kaki Lata, nahi wo to shahar chali gayi, ab Meena dekh rahi hai', 'Meena'],
  ['चाची लता, नहीं वो तो कल शहर चली गईं, अब बहन रेखा देख रही हैं', 'रेखा'],
  ['Meena sambhal rahi hai', 'Meena'],
  ['pehle Sudha thi, ab Meena hai', 'Meena'],
  ['Salim dekhta hai, aur pehle paanch bola tha use badal do', 'Salim'],
])('who does it now is the name, and no verb is a part of it: "%s"', (text, name) => {
  expect(understand(text, CARE, ['caregiver_name']).values).toEqual({ caregiver_name: name })
})
