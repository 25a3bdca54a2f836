import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const ALLERGY = field('allergy', 'boolean', 'Do you have any allergy to medicines?')
const PRESSURE = field('bp', 'boolean', 'Do you have high blood pressure?')
const SURGERY = field('surgery', 'boolean', 'Have you had any surgery before?')

it.each([
  [ALLERGY, 'nahi sab suit karta hai', false],
  [ALLERGY, 'no everything suits me', false],
  [ALLERGY, 'everything suits except prawns', undefined],
  [ALLERGY, 'sab normal hai thodi khujli hoti hai', undefined],
  [PRESSURE, 'bp normal rehta nahi hai', true],
  [PRESSURE, "it doesn't stay normal", true],
  [PRESSURE, 'bp normal hai', false],
  [SURGERY, 'papa ka operation hua tha', undefined],
  [SURGERY, 'operation cancel hua', undefined],
  [SURGERY, 'operation ki baat hui thi', undefined],
  [SURGERY, 'operation hua tha', true],
])('$name: "%s"', (asked, text, value) => {
  const { [asked.name]: said } = valuesOf(text, asked)
  if (value === undefined) expect(said).not.toBe(asked === ALLERGY ? false : true)
  else expect(said).toBe(value)
})
