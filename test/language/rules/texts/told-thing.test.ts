import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const gotra = field('gotra', 'string', 'Gotra of the family')
const role = field('designation', 'string', 'Designation of the contact')
const breed = field('breed', 'string', 'Breed of the animal')
const stream = field('stream', 'string', 'Stream chosen in class eleven')
const items = field('special_items', 'string', 'Things that need special care')

it.each([
  ['humara gotra kaundinya hai ji', gotra, 'kaundinya'],
  ['हमारा गोत्र तो भारद्वाज है', gotra, 'भारद्वाज'],
  ['गोत्र शांडिल्य है हमारा', gotra, 'शांडिल्य'],
  ['hum log Vatsa gotra ke hain', gotra, 'Vatsa'],
  ['we are Gautam gotra', gotra, 'Gautam'],
  ['we belong to Atri', gotra, 'Atri'],
  ['not Vasishta, Vishwamitra gotra', gotra, 'Vishwamitra'],
  ['he is the plant head', role, 'plant head'],
  ['She’s a senior accountant, been here long', role, 'senior accountant'],
  ['store manager hain wo', role, 'store manager'],
  ['परचेज़ हेड हैं वो', role, 'परचेज़ हेड'],
  ['main supervisor hoon', role, 'supervisor'],
  ['he is a Rottweiler', breed, 'Rottweiler'],
  ['Murrah breed ki hai', breed, 'Murrah'],
  ['हमारी तो साहीवाल है', breed, 'साहीवाल'],
  ['commerce stream hai uska', stream, 'commerce'],
])('takes from "%s" what the thing is', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

it('keeps what was said first where the rest tells what somebody does', () => {
  const said = 'Partner, but I look after everything from billing to transport'
  expect(valuesOf(said, role)).toEqual({ designation: 'Partner' })
})

it.each([
  ["I don't know, our priest usually tells it", gotra],
  ['pitaji ko pata hoga wo', gotra],
  ['she is busy', role],
  ['he is not in', role],
])('takes nothing from "%s"', (text, asked) => {
  expect(valuesOf(text, asked)).toEqual({})
})

it('takes the thing, and not what it is like', () => {
  expect(valuesOf("my aunt's harmonium, it's precious", items)).toEqual({ special_items: "my aunt's harmonium" })
})
