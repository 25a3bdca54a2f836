import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const FIELDS = [
  field('patient_name', 'string', 'Name of the patient'),
  field('relation', 'enum', 'Who the patient is to the caller', ['Self', 'Spouse', 'Child', 'Parent']),
  field('hospital_city', 'string', 'City of the hospital'),
]

const values = (text: string, asked: string) => understand(text, FIELDS, [asked]).values

describe('whose kin somebody is, told beside another answer', () => {
  it.each([
    ['patient_name', "Geeta Nair, she's my wife", { patient_name: 'Geeta Nair', relation: 'Spouse' }],
    ['patient_name', 'Kishan Lal, mere pitaji hain', { patient_name: 'Kishan Lal', relation: 'Parent' }],
    ['hospital_city', "Surat, it's for my son", { hospital_city: 'Surat', relation: 'Child' }],
    [
      'patient_name',
      'Geeta Nair, meri biwi hai, Jaipur ke hospital mein hai',
      { patient_name: 'Geeta Nair', relation: 'Spouse', hospital_city: 'Jaipur' },
    ],
  ])('answers the question for it: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })

  it.each([
    ['patient_name', 'Kishan Lal, mere pitaji ke dost hain', { patient_name: 'Kishan Lal' }],
    ['patient_name', 'Kishan Lal, my son will bring the papers', { patient_name: 'Kishan Lal' }],
    ['hospital_city', 'Pune ke paas Wagholi mein', { hospital_city: 'Wagholi' }],
    ['hospital_city', 'भोपाल के एक अस्पताल में', { hospital_city: 'भोपाल' }],
  ])('and other kin, or a house in a town, does not: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })
  it.each([
    ['Who was driving?', 'it was my brother'],
    ['Is somebody at home?', 'haan, mere papa hain'],
    ['Reason for the call', "it's for my mother"],
    ['Name of the receiver', 'Kishan, he is my brother'],
  ])('nor does kin of which another question is: %s "%s"', (description, text) => {
    const relation = field('nominee_relation', 'enum', 'Relation of the nominee with you', [
      'Spouse',
      'Parent',
      'Sibling',
    ])
    const asked = field('asked', description.startsWith('Is') ? 'boolean' : 'string', description)
    expect(understand(text, [asked, relation], ['asked']).values).not.toHaveProperty('nominee_relation')
    expect(understand(text, [asked, FIELDS[1] ?? relation], ['asked']).values).not.toHaveProperty('relation')
  })
})
