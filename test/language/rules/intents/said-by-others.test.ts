import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const fields = [
  field('last_job', 'string', 'Where the person worked before and what they did there'),
  field('day', 'string', 'On which date should we come?'),
]

const told: string[] = [
  'waiter, the owner told us "never call me on Sundays" and that was it',
  'my supervisor wrote “do not contact me again” so I left',
  'guard tha, malik ne likha "mujhe phone mat karna" isliye chhod diya',
  'telecaller, people always shouted stop calling us, so I left',
  'at a bank, and customers kept saying remove my number',
  'bima company mein, log bolte hain dobara phone mat karna',
  'कॉल सेंटर में, लोग कहते हैं हमें फोन मत करो',
  'office wale bolte hain baad mein call karo',
  'मैनेजर ने कहा दोबारा फोन मत करना',
]

const wished: string[] = [
  'I told you people "stop calling me"',
  'maine bola na "call mat karo"',
  '"stop calling me"',
  'I already said stop calling me',
  'clearly told you to stop calling me',
  'last week said dont call me again',
  'aap log bolte ho nahi karenge, phir bhi karte ho, mujhe call mat karo',
]

describe('a wish in the words of others', () => {
  it.each(told)('"%s" ends nothing and tells of a job', (text) => {
    expect(understand(text, fields, ['last_job'])).toMatchObject({ intent: null, values: { last_job: text } })
  })

  it.each(wished)('"%s" ends the calls', (text) => {
    expect(understand(text, fields, ['last_job']).intent).toBe('opted_out')
  })
})
