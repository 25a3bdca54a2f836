import { expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const MODE = field('payment_mode', 'enum', 'How the parent will pay', ['UPI', 'Bank transfer', 'Cheque'])
const REASON = field('delay_reason', 'enum', 'Why the fee has not been paid', [
  'Forgot the due date',
  'Salary delayed',
  'Already paid',
])

it.each(['I can pay now', 'yes i will pay', 'main pay karunga'])('the "pay" of "%s" is no Google Pay', (text) => {
  expect(valuesOf(text, MODE)).toEqual({})
})

it.each(['I will pay tomorrow', 'I am paying tomorrow', 'how do I pay', 'my company has not credited the pay yet'])(
  '"%s" is not already paid',
  (text) => {
    expect(valuesOf(text, REASON)).toEqual({})
  },
)

it.each(['already done', 'paid it on the 5th', 'jama kar diya', 'pay kar diya'])('"%s" is already paid', (text) => {
  expect(valuesOf(text, REASON)).toEqual({ delay_reason: 'Already paid' })
})

it('the age of a thing is no age of the speaker', () => {
  const age = field('age', 'number', 'Age of the applicant in years')
  const vehicle = field('vehicle', 'enum', 'Which vehicle do you have?', ['Motorcycle', 'Scooter'])
  const asked = (text: string) => understand(text, [age, vehicle], [vehicle.name]).values
  expect(asked('motorcycle hai, do saal purani')).toEqual({ vehicle: 'Motorcycle' })
  expect(asked("scooter, and I'm 25 years old")).toEqual({ vehicle: 'Scooter', age: 25 })
})

it('what has run so many kilometres is no kilometre', () => {
  const model = field('car_model', 'string', 'Make and model of the car')
  const odometer = field('odometer_km', 'number', 'Kilometres the car has run')
  expect(understand('two cars, an Alto and a Swift', [model, odometer], [model.name]).values).not.toHaveProperty(
    'odometer_km',
  )
})

it('the "now" of "you can talk now" is no day beside one', () => {
  const day = field('admission_date', 'string', 'Day the patient was admitted')
  expect(valuesOf('you can talk now, it was the second of November', day)).toEqual({ admission_date: '2026-11-02' })
})
