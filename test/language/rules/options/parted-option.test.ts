import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const DEPOSIT = choice(
  'What to do with the deposit',
  'Renew principal and interest',
  'Renew principal only',
  'Transfer to savings account',
)
const WORK = choice('Work wanted', 'Wash and iron', 'Wash only', 'Dry cleaning')
const MEALS = choice('Room or with meals', 'Room only', 'Room and meals')
const CLOSING = choice(
  'What to do with the deposit',
  'Renew principal only',
  'Renew principal and interest',
  'Close the deposit',
)

describe('one of two things that are an option together, too', () => {
  it.each([
    ['asal rakam phir se laga do aur byaaj mujhe de dijiye', DEPOSIT, 'Renew principal only'],
    ['renew the principal and pay me the interest', DEPOSIT, 'Renew principal only'],
    ['byaaj nikal ke baaki renew kar do', DEPOSIT, 'Renew principal only'],
    ['मूलधन फिर से जमा करो और ब्याज मेरे खाते में डाल दो', DEPOSIT, 'Renew principal only'],
    ['sirf mool rakam', DEPOSIT, 'Renew principal only'],
    ['mool aur byaaj dono dobara laga do', DEPOSIT, 'Renew principal and interest'],
    ['interest bhi saath mein renew karo', DEPOSIT, 'Renew principal and interest'],
    ['not only the principal, interest also', DEPOSIT, 'Renew principal and interest'],
    ['just wash', WORK, 'Wash only'],
    ['wash and iron both', WORK, 'Wash and iron'],
  ])('"%s" chooses', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ choice: value })
  })

  it('is not told where both are handed over', () => {
    expect(valuesOf('principal and interest both in my account', DEPOSIT)).toEqual({})
  })

  it.each([
    ['wash kar dena aur iron bhi kar dena', WORK],
    ['give wash and give iron too', WORK],
    ['mool renew karo aur byaaj bhi usi mein wapas daalo', DEPOSIT],
  ])('is not told apart by what is wanted too: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({ choice: asked.options.find((option) => option.includes(' and ')) })
  })

  it.each([
    ['just tell me the price of the meals and the room', MEALS],
    ['just show me the room', MEALS],
    ['bas room ka rate batao', MEALS],
  ])('is not told by another "only": "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).not.toEqual({ choice: 'Room only' })
  })

  it('is not told where another option is named', () => {
    expect(valuesOf('close it and only give me the principal', CLOSING)).not.toEqual({ choice: 'Renew principal only' })
  })
})
