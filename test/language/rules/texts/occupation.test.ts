import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const JOB = field('job_title', 'string', 'Current job title')
const INCOME = field('income', 'number', 'Monthly income')
const valueOf = (text: string) => understand(text, [JOB, INCOME], ['job_title']).values.job_title

describe('what somebody does for a living', () => {
  it.each([
    ['driver hoon', 'driver'],
    ['teacher hoon school mein', 'teacher'],
    ['nurse hoon City hospital mein', 'nurse'],
    ['working as a nurse', 'nurse'],
    ['accountant ka kaam karta hoon', 'accountant'],
    ['assistant manager since 2020', 'assistant manager'],
  ])('is %s', (text, job) => {
    expect(valueOf(text)).toBe(job)
  })
  it.each(['main ghar pe hoon', 'driver nahi hoon', 'mera bhai driver hai', 'my wife is a teacher', 'main theek hoon'])(
    'is not told by "%s"',
    (text) => {
      expect(valueOf(text)).toBeUndefined()
    },
  )
})
