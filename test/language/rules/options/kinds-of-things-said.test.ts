import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const MODE = field('mode', 'enum', 'How the student wants to attend', ['classroom', 'online', 'hybrid'])
const ISSUE = field('issue', 'enum', 'What went wrong with the order', [
  'item missing',
  'item damaged',
  'late delivery',
])
const DEVICE = field('device', 'enum', 'Which device needs repair', ['fridge', 'washing machine', 'microwave'])
const PLAN = field('reason', 'enum', 'Why the person wants a policy', ['tax saving', 'family cover', 'loan cover'])
const COMPANY = field('travels_with', 'enum', 'Who comes along', ['solo', 'couple', 'group of friends'])
const SPORT = field('sport', 'enum', 'Sport for the child', ['swimming', 'football', 'chess'])

describe('what stands beside a word of an option', () => {
  it.each([
    ['kuch din online kuch din class mein', MODE, 'hybrid'],
    ['some online some classroom', MODE, 'hybrid'],
    ['कुछ ऑनलाइन कुछ क्लास में', MODE, 'hybrid'],
    ['kuch nahi, online', MODE, 'online'],
    ['saaman toota hua nikla', ISSUE, 'item damaged'],
    ['सामान टूटा हुआ था', ISSUE, 'item damaged'],
    ['delivery time pe thi par saaman toota hua tha', ISSUE, 'item damaged'],
    ['the packing was fine but it came late', ISSUE, 'late delivery'],
    ['washing machine theek hai, fridge kharab hai', DEVICE, 'fridge'],
    ['microwave mein dikkat nahi hai, fridge kharab hai', DEVICE, 'fridge'],
    ['tax bachana hai', PLAN, 'tax saving'],
    ['mostly to save tax', PLAN, 'tax saving'],
    ['to save tax mostly', PLAN, 'tax saving'],
    ['akele jaa raha hoon', COMPANY, 'solo'],
    ['अकेले', COMPANY, 'solo'],
    ['he wanted football but we are putting him in swimming', SPORT, 'swimming'],
    ['chess chahta tha par swimming karayenge', SPORT, 'swimming'],
    ['he always wanted chess', SPORT, 'chess'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })
})
