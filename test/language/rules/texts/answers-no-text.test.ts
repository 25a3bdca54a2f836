import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PROBLEM = field('problem', 'string', 'What is the problem')
const ADDRESS = field('address', 'string', 'Address for the visit')
const CLASS = field('class_now', 'string', 'Class the student is in now')
const SUBJECTS = field('subjects', 'string', 'Subjects in which coaching is needed')

describe('a message that tells no text', () => {
  it.each([
    ['aap log kab aaoge', PROBLEM],
    ['what are your charges', PROBLEM],
    ['pehle hi bata chuka hoon', PROBLEM],
    ['my wife knows it', PROBLEM],
    ['same issue again', PROBLEM],
    ['main abhi raste mein hoon', ADDRESS],
    ['dusra beta 10th mein hai', CLASS],
    ['she is 12 years old', CLASS],
    ['aap hi bataiye', SUBJECTS],
    ['anything except physics', SUBJECTS],
  ])('is asked again: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['the machine stops after ten minutes', PROBLEM],
    ['it is making the same noise again', PROBLEM],
    ['kitna bhi chalao thanda nahi hota', PROBLEM],
    ['near the office, 12 Hill Road', ADDRESS],
    ['he is in 9th', CLASS],
    ['maths and science', SUBJECTS],
  ])('is none of them: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toHaveProperty(asked.name)
  })
})
