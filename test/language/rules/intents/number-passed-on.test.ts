import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const ADDRESS = field('delivery_address', 'string', 'Where should we bring the water?')
const PHONE = field('contact_no', 'string', 'Mobile number for the appointment message')

describe('who has the number of somebody else', () => {
  it.each([
    'jisko aap dhoondh rahe ho wo main nahi hu, ye number ab mera hai',
    'jinse aapko baat karni hai wo main nahi hoon',
    'जिसको आप ढूंढ रहे हैं वो मैं नहीं हूँ',
    'naya number hai mera, jinhe aap dhoondh rahe ho wo nahi hoon main',
    'aap kisi aur ko dhoondh rahe hain',
    'the person you are looking for is not me',
    'this is my number now, the old owner gave it up',
    'this number is mine now',
    "I got this sim recently, I don't know who had it before",
    'ye sim maine abhi li hai, purane wale ka mujhe nahi pata',
    'मैंने यह नंबर नया लिया है, पहले किसी और का था',
    "I'm not Manoj, he gave up this number",
    "I didn't enquire about any hotel, you must be looking for someone else",
    'यह रमेश जी का नंबर नहीं है',
    'ye sharma ji ka number nahi hai bhai',
  ])('"%s" is a wrong person', (text) => {
    expect(understand(text, [ADDRESS], [ADDRESS.name]).intent).toBe('wrong_person')
  })

  it.each([
    'jo ghar aap dhoondh rahe ho wo mandir ke peeche hai',
    'jo der se aata hai wo main nahi hoon',
    'mera ghar ab isi gali mein hai',
    'my husband changed his number last month, the house is near the temple',
    'ye mera number nahi hai',
  ])('"%s" is none', (text) => {
    expect(understand(text, [ADDRESS], [ADDRESS.name]).intent).toBeNull()
  })

  it.each([
    'haan ye number ab mera hai',
    'ye number ab mera hai',
    'this is my number now',
    'ye number ab mera hai, 9822012345',
  ])('"%s" answers a question for a number', (text) => {
    expect(understand(text, [PHONE], [PHONE.name]).intent).toBeNull()
  })
})
