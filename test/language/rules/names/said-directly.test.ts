import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const CALLER = field('caller_name', 'string', 'Full name of the caller')
const CHILD = field('child_name', 'string', 'Name of the child')
const SPOUSE = field('spouse_name', 'string', 'Name of the spouse')
const FATHER = field('father_name', 'string', "Father's name")
const MOTHER = field('mother_name', 'string', "Mother's name")
const PATIENT = field('patient_name', 'string', 'Name of the patient')
const CONTACT = field('emergency_contact_name', 'string', 'Name of the emergency contact')
const PET = field('pet_name', 'string', 'Name of the pet')
const CITY = field('city', 'string', 'City')

const FAMILY = [CALLER, CHILD, SPOUSE, FATHER, PATIENT, CONTACT, PET]

function nameIn(text: string, asked: typeof CALLER, fields = [...FAMILY, CITY]): unknown {
  return understand(text, fields, [asked.name]).values
}

describe('a name said directly', () => {
  it.each([
    ['mera Sunita hai', 'Sunita'],
    ['जी सुनीता शर्मा नाम है मेरा', 'सुनीता शर्मा'],
    ['अनिल गुप्ता नाम लिख लीजिए', 'अनिल गुप्ता'],
    ['Aadhaar pe Harpreet Singh Gill hai', 'Harpreet Singh Gill'],
    ['Self Harpreet Singh', 'Harpreet Singh'],
    ['Harpreet Singh 45 years', 'Harpreet Singh'],
    ['Harpreet Singh, but call me Harry', 'Harpreet Singh'],
    ['Harpreet bas, surname nahi lagate', 'Harpreet'],
    ['Rajesh Kumar Verma S/o Mohan Verma', 'Rajesh Kumar Verma'],
  ])('"%s" is %s', (text, name) => {
    expect(nameIn(text, CALLER)).toEqual({ caller_name: name })
  })
  it('ends before the city one is from', () => {
    expect(nameIn('Harpreet Singh Jaipur se', CALLER)).toEqual({ caller_name: 'Harpreet Singh', city: 'Jaipur' })
  })
  it.each(['मेरी बेटी को दिखाना है, शादी के बाद सरनेम बदल गया', 'mera order hai', 'card pe galat hai', 'retired hoon'])(
    '"%s" is none',
    (text) => {
      expect(nameIn(text, CALLER)).toEqual({})
    },
  )
})

describe('whose name is asked for', () => {
  it.each([
    ['I am Ritu Saxena, my daughter Kavya', CHILD, 'Kavya'],
    ['I am Ritu Saxena, my daughter Kavya needs the vaccine', CHILD, 'Kavya'],
    ['main Kavya ki mummy bol rahi hoon', CHILD, 'Kavya'],
    ["I'm Kavya's mother", CHILD, 'Kavya'],
    ['main Suresh, wife Sunita', SPOUSE, 'Sunita'],
    ['papa Ram Prasad, mummy Sita', FATHER, 'Ram Prasad'],
    ['mummy ke liye hai, Kamla Devi', PATIENT, 'Kamla Devi'],
    ['मेरी मम्मी कमला देवी', PATIENT, 'कमला देवी'],
    ['we call her Snowy', PET, 'Snowy'],
    ['Moti bulate hain', PET, 'Moti'],
  ])('"%s"', (text, asked, name) => {
    expect(nameIn(text, asked)).toEqual({ [asked.name]: name })
  })
  it.each([
    ['I am Ritu Saxena', CHILD],
    ['Ritu bol rahi hoon', CHILD],
    ['main uski mummy Ritu', CHILD],
    ['unka dehant ho gaya', SPOUSE],
    ['my brother Suresh', SPOUSE],
  ])('"%s" does not tell it', (text, asked) => {
    expect(nameIn(text, asked)).toEqual({})
  })
  it.each(['papa ka naam Ram Prasad', 'my father is Ram Prasad'])('"%s" names no mother', (text) => {
    expect(nameIn(text, MOTHER, [PATIENT, MOTHER])).toEqual({})
  })
})
