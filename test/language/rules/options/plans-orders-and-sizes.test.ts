import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('plans, orders, payments, times and sizes as they are told', () => {
  const PLAN = field('plan', 'enum', 'Which plan would you like?', ['monthly', 'quarterly', 'yearly'])
  const COMPLAINT_TYPE = field('complaint_type', 'enum', 'What is your complaint about?', [
    'late delivery',
    'missing item',
    'wrong item',
    'damaged item',
  ])
  const PAY_MODE = field('pay_mode', 'enum', 'How will you pay?', ['cash', 'UPI', 'card', 'EMI'])
  const DOCTOR = field('doctor', 'enum', 'Which doctor would you like to see?', ['skin', 'eye', 'bone', 'child'])
  const URGENCY_SLOT = field('urgency_slot', 'enum', 'When do you need the plumber?', [
    'right now',
    'today',
    'tomorrow',
    'this weekend',
  ])
  const SIZE = field('size', 'enum', 'Which size?', ['S', 'M', 'L', 'XL'])
  const WHO = field('who', 'enum', 'Who will use it?', ['myself', 'my child', 'my parent', 'somebody else'])
  it.each([
    ['teen mahine wala', PLAN, 'quarterly'],
    ['saal bhar ka', PLAN, 'yearly'],
    ['12 months', PLAN, 'yearly'],
    ['har mahine', PLAN, 'monthly'],
    ["one month first, then we'll see", PLAN, 'monthly'],
    ['annual', PLAN, 'yearly'],
    ['पूरे साल का', PLAN, 'yearly'],
    ['every three months', PLAN, 'quarterly'],
    ['mahine ka hi rakho, saal ka mehnga hai', PLAN, 'monthly'],
    ['ek cheez kam thi', COMPLAINT_TYPE, 'missing item'],
    ['blue mangaya tha, red bhej diya', COMPLAINT_TYPE, 'wrong item'],
    ['time pe nahi aaya', COMPLAINT_TYPE, 'late delivery'],
    ['do din late aaya', COMPLAINT_TYPE, 'late delivery'],
    ['dabba toota hua tha', COMPLAINT_TYPE, 'damaged item'],
    ['kuch aur hi bhej diya', COMPLAINT_TYPE, 'wrong item'],
    ['teen mein se do hi mile', COMPLAINT_TYPE, 'missing item'],
    ['the seal was broken', COMPLAINT_TYPE, 'damaged item'],
    ["someone else's order came", COMPLAINT_TYPE, 'wrong item'],
    ['आधा सामान नहीं था', COMPLAINT_TYPE, 'missing item'],
    ['size galat hai', COMPLAINT_TYPE, 'wrong item'],
    ['sab theek tha, bas der se aaya', COMPLAINT_TYPE, 'late delivery'],
    ['kishton mein', PAY_MODE, 'EMI'],
    ['phonepe kar dunga', PAY_MODE, 'UPI'],
    ['scan karke', PAY_MODE, 'UPI'],
    ['debit card se', PAY_MODE, 'card'],
    ['easy instalments', PAY_MODE, 'EMI'],
    ['Google Pay se kar dungi, cash nahi rakhti', PAY_MODE, 'UPI'],
    ['card, UPI chal nahi raha', PAY_MODE, 'card'],
    ['baby ko bukhar hai', DOCTOR, 'child'],
    ['aankh laal hai', DOCTOR, 'eye'],
    ['chehre pe daane', DOCTOR, 'skin'],
    ['chashma banwana hai', DOCTOR, 'eye'],
    ['abhi ke abhi', URGENCY_SLOT, 'right now'],
    ['paani beh raha hai, turant', URGENCY_SLOT, 'right now'],
    ['aaj shaam tak', URGENCY_SLOT, 'today'],
    ['kal subah', URGENCY_SLOT, 'tomorrow'],
    ['office ke baad aaj', URGENCY_SLOT, 'today'],
    ['not today, tomorrow', URGENCY_SLOT, 'tomorrow'],
    ['कल दोपहर', URGENCY_SLOT, 'tomorrow'],
    ['medium', SIZE, 'M'],
    ['extra large', SIZE, 'XL'],
    ['sabse chhota', SIZE, 'S'],
    ['large wala', SIZE, 'L'],
    ['L nahi, XL', SIZE, 'XL'],
    ['mummy ke liye', WHO, 'my parent'],
    ['beti ke liye', WHO, 'my child'],
    ['khud ke liye', WHO, 'myself'],
    ['papa', WHO, 'my parent'],
    ['main hi', WHO, 'myself'],
    ['मेरे बेटे के लिए', WHO, 'my child'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['jo sasta pade', PLAN],
    ['6 mahine ka', PLAN],
    ['not yearly', PLAN],
    ['card chalega kya?', PAY_MODE],
    ['UPI ya cash', PAY_MODE],
    ['bachche ki aankh dikhani hai', DOCTOR],
    ['bachcha 5 saal ka hai, khujli hai', DOCTOR],
    ['jab bhi time mile', URGENCY_SLOT],
    ['38', SIZE],
    ['same as last time', SIZE],
    ['double XL', SIZE],
    ['sasur ji ke liye', WHO],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})
