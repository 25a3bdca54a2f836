import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const SATISFIED = field('is_satisfied', 'boolean', 'Whether the customer is satisfied with the service')
const INTERESTED = field('is_interested', 'boolean', 'Whether the customer is interested in the new plan')
const VISIT = field('visit_date', 'string', 'Day of the visit')
const AMOUNT = field('amount', 'number', 'Amount the customer will pay')
const NOTE = field('delivery_note', 'string', 'Instructions for the delivery')
const SLOT = field('slot_ok', 'boolean', 'Whether the 5 pm time slot is suitable')
const PHONE = field('phone', 'string', 'Phone number')
const CALLED = field('agent_called', 'boolean', 'Whether our agent has called the customer')
const LANDMARK = field('landmark', 'string', 'Nearby landmark')

const FIELDS = [SATISFIED, INTERESTED, VISIT, AMOUNT, NOTE, SLOT, PHONE, CALLED, LANDMARK]

const intentOf = (text: string, asked: (typeof FIELDS)[number]) => understand(text, FIELDS, [asked.name]).intent

describe('wishes said directly', () => {
  it.each([
    ['yahan koi Pooja nahi hai', VISIT],
    ["there's no Rahul here", AMOUNT],
    ['no Rahul here', INTERESTED],
    ["I don't know any Rahul", VISIT],
    ['koi Rahul nahi hai yahan', INTERESTED],
    ['hamare yahan Pooja naam ki koi nahi', VISIT],
    ['यहाँ पूजा नाम की कोई नहीं रहती', INTERESTED],
    ['aapne kahin aur laga diya', VISIT],
    ['wo yahan kaam nahi karte ab', INTERESTED],
  ])('a wrong person: "%s"', (text, asked) => {
    expect(intentOf(text, asked)).toBe('wrong_person')
  })
  it.each([
    ['seedha consumer court jaunga, phone mat karo', VISIT],
    ['complaint kar dunga agar phone kiya', INTERESTED],
    ['phone rakho aur dobara mat karna', INTERESTED],
    ['mujhe phone mat karna kabhi, seedhe bata raha hoon', VISIT],
  ])('an opt-out: "%s"', (text, asked) => {
    expect(intentOf(text, asked)).toBe('opted_out')
  })
  it.each([
    ['bike pe hoon', INTERESTED],
    ['drive kar raha hoon', AMOUNT],
    ['class mein hoon', VISIT],
    ['next week call me', INTERESTED],
    ['nau baje ke baad karna', INTERESTED],
    ['do minute baad karna', INTERESTED],
    ['ye time theek nahi hai', INTERESTED],
    ['अभी बात नहीं कर सकता', INTERESTED],
    ['mehmaan hain, baad mein', VISIT],
    ['abhi bahar hoon, ghar jaake baat karta hoon', VISIT],
    ["I'll talk once I reach home", VISIT],
    ['mahine ke end mein call karna', INTERESTED],
    ['phone do ghante baad karna', VISIT],
  ])('a later call: "%s"', (text, asked) => {
    expect(intentOf(text, asked)).toBe('callback_requested')
  })
})

describe('words of a wish that are none', () => {
  it.each([
    ['Monday, 10 baje ke baad call kar ke aana', VISIT],
    ['parso phone karke aaiyega', VISIT],
    ['kal, phone mat karna seedha aa jao', VISIT],
    ["don't call just come on Friday", VISIT],
    ['5000, kal call karna mat', AMOUNT],
    ['9876543210 lekin 6 baje ke baad call karna', PHONE],
    ['6 baje ke baad karna', NOTE],
    ['do din baad karna', VISIT],
    ['nahi, ye time theek nahi hai', SLOT],
    ['evening call me', SLOT],
    ['haan aaya tha, maine kaha busy hoon', CALLED],
    ['haan, par baad mein call karne ko bola tha maine', CALLED],
    ['wrong number pe kiya hoga', CALLED],
    ["there's no wifi here", INTERESTED],
    ['yahan koi dikkat nahi hai', SATISFIED],
    ['Rahul naam ka koi technician nahi aaya', SATISFIED],
    ['is naam ki koi dukaan nahi hai', LANDMARK],
    ['koi DPS nahi hai yahan', LANDMARK],
    ['roz bike pe hoon to petrol ka kharcha', AMOUNT],
    ['we will talk later about it with friends', INTERESTED],
  ])('"%s" ends nothing', (text, asked) => {
    expect(intentOf(text, asked)).toBeNull()
  })
})
