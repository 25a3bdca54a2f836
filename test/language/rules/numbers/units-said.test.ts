import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const SPEED = field('plan_mbps', 'number', 'Speed of your plan, in Mbps')
const WEIGHT = field('weight_kg', 'number', 'Your weight in kilos')
const LOAD = field('load', 'number', 'Weight of the load in quintals')
const RICE = field('rice_kg', 'number', 'How many kg of rice do you need?')
const PIPE = field('pipe_feet', 'number', 'How many feet is it from the road to your water tank?')
const WIDTH = field('road_m', 'number', 'Width of the road in metres')
const STAY = field('stay_months', 'number', 'How many months will you stay?')
const SEATS = field('seats', 'number', 'How many seats do you want?')
const PREMIUM = field('premium', 'number', 'What is your premium?')
const ACCESS = field('lorry_access', 'boolean', 'Can a lorry come right up to your gate?')

describe('a number in another unit of the same dimension', () => {
  it.each([
    ['humne 1 Gbps wala plan liya hai', SPEED, 1_000],
    ['1.5 Gbps', SPEED, 1_500],
    ['one full year', STAY, 12],
    ['do poore saal', STAY, 24],
    ['a whole year', STAY, 12],
    ['एक gbps', SPEED, 1_000],
    ['1Gbps', SPEED, 1_000],
    ['100mbps', SPEED, 100],
    ['200 kg', LOAD, 2],
    ['2 ton', LOAD, 20],
    ['500 gram', RICE, 0.5],
    ['1 ton', RICE, 1_000],
    ['75kg', WEIGHT, 75],
    ['81.5kgs', WEIGHT, 81.5],
    ['70 kg 500 gram', WEIGHT, 70.5],
    ['60 inches', PIPE, 5],
    ['20ft', PIPE, 20],
    ['चालीस फुट', PIPE, 40],
    ['half a km', WIDTH, 500],
    ['12 m', WIDTH, 12],
  ] as const)('is converted: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})

describe('a number that another unit claims', () => {
  it.each([
    ['whatever comes with the 799 rupees plan', SPEED],
    ['the Rs 499 one', SPEED],
    ['₹999 plan', SPEED],
    ['399rs wala', SPEED],
    ['दो सौ रुपये वाला', SPEED],
    ['500 rupees', SEATS],
    ['6 mahine', SPEED],
    ['the road is 30 feet wide', PIPE],
    ['30 feet chaudi', PIPE],
  ] as const)('is not the value: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['1000 rupees ka 150 mbps wala', SPEED, 150],
    ['the plan is for 6 months, 200 mbps', SPEED, 200],
    ['12 mahine ka plan, 100 mbps', SPEED, 100],
    ['the road is 30 feet wide, 60 feet to the tank', PIPE, 60],
    ['5000 rupees', PREMIUM, 5_000],
  ] as const)('leaves the one with its own: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each(['yup its a forty foot wide road', 'haan, 30 feet chaudi sadak hai', 'yes, a 40 feet wide lane'])(
    'is not stored ahead: "%s"',
    (text) => {
      expect(valuesOf(text, ACCESS, PIPE)).toEqual({ lorry_access: true })
    },
  )
})
