import { expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const ADDRESS = [field('address', 'string', 'Address of the house')]
const MODEL = [field('phone_model', 'string', 'Model of the phone')]
const SCHOOL = [field('current_school', 'string', 'School the child goes to now')]

it.each([
  'flat ka number mujhe yaad nahi, my uncle lives there, unse poochh ke bataunga',
  "I don't remember the exact address, let me check the bill and tell you",
])('who will find out gives no address: "%s"', (text) => {
  expect(understand(text, ADDRESS, ['address']).values).toEqual({})
})

it.each(["I don't know the model, let me look at the box and tell you", 'model yaad nahi, dekh ke batata hoon'])(
  'who will find out names no thing: "%s"',
  (text) => {
    expect(understand(text, MODEL, ['phone_model']).values).toEqual({})
  },
)

it('an address that is told in spite of it stands', () => {
  const text = "I don't remember the pin, 14 Lake Road, Kochi, let me check the pin"
  expect(understand(text, ADDRESS, ['address']).values).not.toEqual({})
})

it.each([
  ['Greenfield Public School, and her elder brother is already with you in sixth', 'Greenfield Public School'],
  ['St Xavier School, uski didi bhi aapke yahan hai', 'St Xavier School'],
  ['Bishop Cotton School mein jaata hai', 'Bishop Cotton School'],
])('the first part that names a school stands beside what is told of kin: "%s"', (text, school) => {
  expect(understand(text, SCHOOL, ['current_school']).values).toEqual({ current_school: school })
})
