import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const PATIENT = field('patient_name', 'string', 'Name of the patient')
const STUDENT = field('student_name', 'string', 'Name of the student')

describe('the name behind what the question calls its bearer', () => {
  it.each([
    ['patient Kusum Lata hain', PATIENT, 'Kusum Lata'],
    ['the patient is Harish Bhatt', PATIENT, 'Harish Bhatt'],
    ['main Vinod bol raha hoon, patient Kusum Lata hain', PATIENT, 'Kusum Lata'],
    ['student Reyansh Kapoor', STUDENT, 'Reyansh Kapoor'],
    ['patient kaun hai', PATIENT, undefined],
    ['patient so rahe hain', PATIENT, undefined],
    ['patient hospital mein hai', PATIENT, undefined],
  ])('"%s"', (text, one, name) => {
    expect(valuesOf(text, one)).toEqual(name === undefined ? {} : { [one.name]: name })
  })
})
