import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const STUDENT = field('student_name', 'string', 'Name of the student')
const PARENT = field('parent_name', 'string', 'Name of the parent')

const values = (text: string, asked: string) => understand(text, [STUDENT, PARENT], [asked]).values

describe('the names of a child and of a grown-up', () => {
  it.each([
    [
      'student_name',
      'bete ka naam Reyansh hai, mera naam Pooja Sethi',
      { student_name: 'Reyansh', parent_name: 'Pooja Sethi' },
    ],
    ['parent_name', 'main Salim Khan, beti ka naam Aliya hai', { student_name: 'Aliya', parent_name: 'Salim Khan' }],
    ['parent_name', "my name is Suresh and my son's name is Dhruv", { student_name: 'Dhruv', parent_name: 'Suresh' }],
    [
      'parent_name',
      'Vandana Joshi. bete ka naam Ayush nahi Aarush hai',
      { student_name: 'Aarush', parent_name: 'Vandana Joshi' },
    ],
    ['parent_name', 'mere bete ka naam Arnav hai', { student_name: 'Arnav' }],
    ['parent_name', 'his name is Mahesh Kumar', { parent_name: 'Mahesh Kumar' }],
    ['parent_name', 'uska naam Mahesh Kumar hai', { parent_name: 'Mahesh Kumar' }],
    ['student_name', 'uska naam Arnav hai', { student_name: 'Arnav' }],
    ['student_name', 'beti ka naam Myra hai abhi school nahi jaati', { student_name: 'Myra' }],
    ['student_name', 'bete ka naam Arnav hai abhi bataya nahi hai kisi ko', { student_name: 'Arnav' }],
  ])('are told apart by whose they are: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })

  it.each([
    ['parent_name', 'beti ka naam register mein hai', {}],
    ['parent_name', 'bachche ka naam kyun chahiye', {}],
    ['student_name', 'beti ka naam abhi tay nahi kiya', {}],
    ['parent_name', 'mera naam mat likhiye', {}],
    ['parent_name', 'mera naam aapke paas hai', {}],
  ])('are none where nothing is called so: %s: "%s"', (asked, text, expected) => {
    expect(values(text, asked)).toEqual(expected)
  })
  it('leave the "yes" to what was asked', () => {
    const ENROLLED = field('enrolled', 'boolean', 'Is your child in school?')
    const heard = understand("yes my son's name is Arnav", [STUDENT, PARENT, ENROLLED], ['enrolled'])
    expect(heard.values).toEqual({ student_name: 'Arnav', enrolled: true })
  })
})
