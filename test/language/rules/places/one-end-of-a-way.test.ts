import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const goal = field('new_city', 'string', 'City the customer is moving to')
const start = field('home_city', 'string', 'City the guest is coming from')

it.each([
  ['moving from Pune to Ahmedabad', 'Ahmedabad'],
  ['Pune se Ahmedabad ja rahe hain', 'Ahmedabad'],
  ['पुणे से अहमदाबाद जा रहे हैं', 'अहमदाबाद'],
  ['Ahmedabad', 'Ahmedabad'],
])('"%s" moves to %s', (text, city) => {
  expect(valuesOf(text, goal)).toEqual({ new_city: city })
})

it.each([
  ['Jaipur to Delhi', 'Jaipur'],
  ['Jaipur se aa rahe hain', 'Jaipur'],
])('"%s" comes from %s', (text, city) => {
  expect(valuesOf(text, start)).toEqual({ home_city: city })
})
