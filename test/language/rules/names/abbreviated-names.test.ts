import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const name = field('customer_name', 'string', 'Full name of the customer')

describe('a name', () => {
  it.each([
    ['mera naam Mohd. Salim hai', 'Mohd. Salim'],
    ['Md. Arif', 'Md. Arif'],
    ['Suresh Kr. Yadav', 'Suresh Kr. Yadav'],
    ['Ritu nahi Ritoo, double o se, Ritoo Sen', 'Ritoo Sen'],
    ['naam likho, सुनीता देवी, connection isi naam pe hoga', 'सुनीता देवी'],
  ])('is whole: "%s"', (text, value) => expect(valuesOf(text, name)).toEqual({ customer_name: value }))

  it.each(['मुझे नाम नहीं पता', 'please call me anytime', 'call me whenever'])('is not in "%s"', (text) => {
    expect(valuesOf(text, name)).toEqual({})
  })

  it.each([
    ['its my cat mini', 'Mini'],
    ['mera kutta Sheru', 'Sheru'],
  ])('of an animal: "%s"', (text, value) => {
    expect(valuesOf(text, field('pet_name', 'string', 'Name of the pet'))).toEqual({ pet_name: value })
  })
})

describe('the number of a vehicle', () => {
  const plate = field('reg_no', 'string', 'Registration of the vehicle')
  const other = field('colour', 'string', 'Colour of the vehicle')
  it.each([
    ['UP 32 BT 4567', 'UP32BT4567'],
    ['dl 3c ab 1234', 'DL3CAB1234'],
  ])('with blanks is whole: "%s"', (text, value) => expect(valuesOf(text, plate, other)).toEqual({ reg_no: value }))
})
