import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('receiver_name', 'string', 'Name of the person who will receive the parcel'),
  field('locality', 'string', 'Area or locality where the person lives'),
]

it.each([
  ['मेरे भाई सुनील वर्मा ले लेंगे', 'सुनील वर्मा'],
  ['Swati Joshi le legi', 'Swati Joshi'],
  ['flatmate, Tenzin Dorjee', 'Tenzin Dorjee'],
])('"%s" names %s', (text, name) => {
  expect(understand(text, fields, ['receiver_name']).values).toEqual({ receiver_name: name })
})

it('a name that is told beside a locality is not the locality', () => {
  const { values } = understand('Velachery, aur booking ke liye naam Karthik Rao likh lo', fields, ['locality'])
  expect(values).toMatchObject({ locality: 'Velachery' })
})

it('the name of a place is one, where a person is asked for as well', () => {
  expect(understand('गांव का नाम रामपुर है', fields, ['locality'], { language: 'hi' }).values).toEqual({
    locality: 'रामपुर',
  })
})
