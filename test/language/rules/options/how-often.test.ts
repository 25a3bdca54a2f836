import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PREMIUM = field('plan', 'enum', 'How often do you want to pay?', ['One-time', 'Yearly', 'Half-yearly', 'Monthly'])
const TABLETS = field('doses', 'enum', 'How often is the medicine taken?', [
  'Once a day',
  'Twice a day',
  'Three times a day',
  'As needed',
])
const ORDERS = field('rhythm', 'enum', 'How often do you order?', ['Daily', 'Weekly', 'Alternate days', 'Rarely'])

describe('how often in a unit of time', () => {
  it.each([
    ['saal mein ek baar', PREMIUM, 'Yearly'],
    ['once a year', PREMIUM, 'Yearly'],
    ['twice a year', PREMIUM, 'Half-yearly'],
    ['chhe mahine mein ek baar', PREMIUM, 'Half-yearly'],
    ['छह महीने में एक बार', PREMIUM, 'Half-yearly'],
    ['mahine mein ek baar', PREMIUM, 'Monthly'],
    ['two times in a year', PREMIUM, 'Half-yearly'],
    ['साल में दो बार', PREMIUM, 'Half-yearly'],
    ['ek hi baar mein', PREMIUM, 'One-time'],
    ['din mein do baar', TABLETS, 'Twice a day'],
    ['do time leta hoon', TABLETS, 'Twice a day'],
    ['दो टाइम', TABLETS, 'Twice a day'],
    ['teen time khane ke baad', TABLETS, 'Three times a day'],
    ['har doosre din', ORDERS, 'Alternate days'],
    ['every other day', ORDERS, 'Alternate days'],
    ['roz nahi, ek din chhod ke', ORDERS, 'Alternate days'],
    ['एक दिन छोड़कर', ORDERS, 'Alternate days'],
  ])('"%s" chooses', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    ['four times', TABLETS],
    ['चार टाइम', TABLETS],
    ['twice a month', PREMIUM],
    ['do mahine mein ek baar', PREMIUM],
  ])('"%s" is none of the options', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})
