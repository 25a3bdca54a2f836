import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const DEPOSIT = choice(
  'What to do with the deposit',
  'Renew principal and interest',
  'Renew principal only',
  'Transfer to savings account',
)
const WORK = choice('Work wanted', 'Wash and iron', 'Wash only', 'Dry cleaning')

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
})
