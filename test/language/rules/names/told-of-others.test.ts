import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const GUEST = field('guest_name', 'string', 'Name of the guest')
const PARENT = field('parent_name', 'string', 'Name of the parent')
const COMPANY = field('current_company', 'string', 'Current company')
const HOME = field('city', 'string', 'City they live in')
const FROM = field('pickup_city', 'string', 'City of pickup')
const TO = field('drop_city', 'string', 'City to drop')

describe('a name or a place of which something else is told', () => {
  it.each([
    ['Rahul bhai ne bola tha yahan aane ko', GUEST],
    ['Neha se kal baat hui thi', GUEST],
    ['पूजा से पूछ लो', GUEST],
    ['Namaste Asha ji', GUEST],
    ['Ravi is my cousin', GUEST],
    ['Verma ji ka driver bol raha hoon', GUEST],
    ['मेरा नाम बहुत लंबा है', GUEST],
    ["I'm Kashmiri", GUEST],
    ["Meena's mother", PARENT],
    ['Wipro ka offer hai', COMPANY],
    ['my brother works at Infosys', COMPANY],
    ['papa Indore mein rehte hain', HOME],
    ['Delhi se aa rahe hain', TO],
    ['मेरी बहन जयपुर में रहती है', TO],
    ['Agra se hote hue', TO],
    ['Nagpur bhejna hai', FROM],
  ])('answers nothing: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['Hi, this is Asha', GUEST, 'Asha'],
    ['hello, Ravi here', GUEST, 'Ravi'],
    ['Neha, she is my sister', GUEST, 'Neha'],
    ['my name is Jain', GUEST, 'Jain'],
    ['Ravi will come', GUEST, 'Ravi'],
    ['Sunita, Rahul ki mummy', PARENT, 'Sunita'],
    ['left TCS, now at Wipro', COMPANY, 'Wipro'],
    ['my husband works in Pune, we live in Mumbai', HOME, 'Mumbai'],
    ['Mumbai, via Pune', TO, 'Mumbai'],
    ['Jaipur, my sister lives there', TO, 'Jaipur'],
    ['Delhi se', FROM, 'Delhi'],
  ])('is taken where it answers: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
