import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const SEATING = field('seating', 'enum', 'Where they want to sit', ['indoor', 'outdoor', 'rooftop'])
const MODE = field('payment_mode', 'enum', 'How the customer will pay', ['UPI', 'cash', 'cheque', 'bank transfer'])
const SLOT = field('slot', 'enum', 'Time slot', ['morning', 'afternoon', 'evening'])
const DOCTOR = field('doctor', 'enum', 'Which doctor to see', ['Dr Sharma', 'Dr Mehta', 'Dr Khan'])
const VISIT = field('visit_type', 'enum', 'Kind of visit', ['clinic', 'video'])
const BOARD = field('board', 'enum', 'Which board the school follows', ['CBSE', 'ICSE', 'State board'])
const APPLIANCE = field('appliance', 'enum', 'Which appliance needs repair', ['AC', 'fridge', 'washing machine', 'TV'])
const DEGREE = field('qualification', 'enum', 'Highest qualification', ['10th', '12th', 'graduate', 'postgraduate'])

describe('an option of which something else is told', () => {
  it.each([
    ['outdoor mein dhoop lagegi', SEATING],
    ['बाहर बहुत शोर रहता है', SEATING],
    ['we sat outdoor last time', SEATING],
    ['if the weather is bad indoor', SEATING],
    ['outdoor kaisa hai', SEATING],
    ['anything except rooftop', SEATING],
    ['cheque book khatam ho gayi', MODE],
    ['बैंक ट्रांसफर फेल हो गया', MODE],
    ['papa UPI chalate hain', MODE],
    ['pichli baar cheque diya tha', MODE],
    ['salary cash mein milti hai', MODE],
    ['not through cheque', MODE],
    ['mornings I drop my son to school', SLOT],
    ['shaam ko tuition padhata hoon', SLOT],
    ['सुबह बच्चे स्कूल जाते हैं', SLOT],
    ['good morning ji boliye', SLOT],
    ['सुबह बता दूंगा', SLOT],
    ['do not come in the morning', SLOT],
    ['Dr Mehta abroad gaye hain', DOCTOR],
    ['my father was treated by Dr Mehta', DOCTOR],
    ['Dr Sharma ka number kya hai', DOCTOR],
    ['Sharma or Mehta', DOCTOR],
    ['clinic mein bheed hoti hai', VISIT],
    ['I am at the clinic now', VISIT],
    ['uski didi CBSE mein hai', BOARD],
    ['I studied in ICSE myself', BOARD],
    ['mixer jo fridge ke upar rakha hai', APPLIANCE],
    ['AC lagaya tha pichle saal aapne', APPLIANCE],
    ['graduation poora nahi hua', DEGREE],
    ['meri wife graduate hai', DEGREE],
  ])('is not chosen: "%s"', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })

  it.each([
    ['rooftop if available', SEATING, 'rooftop'],
    ['rooftop pe hawa achhi aati hai wahi', SEATING, 'rooftop'],
    ['bahut garmi hai, indoor hi rakho', SEATING, 'indoor'],
    ['last time we sat outdoor, this time rooftop', SEATING, 'rooftop'],
    ['UPI nahi chal raha, cash dunga', MODE, 'cash'],
    ['my son will pay by UPI', MODE, 'UPI'],
    ['salary aate hi UPI kar dunga', MODE, 'UPI'],
    ['I always pay cash', MODE, 'cash'],
    ['subah ghar pe hota hoon', SLOT, 'morning'],
    ['subah mummy ghar pe hoti hai', SLOT, 'morning'],
    ['evening after work', SLOT, 'evening'],
    ['I go to office in the morning so evening', SLOT, 'evening'],
    ['शाम को घर पर रहता हूं', SLOT, 'evening'],
    ['Dr Khan is on leave so Dr Mehta', DOCTOR, 'Dr Mehta'],
    ['clinic door hai to video', VISIT, 'video'],
    ['my son is in CBSE', BOARD, 'CBSE'],
    ['pehle ICSE tha ab CBSE', BOARD, 'CBSE'],
    ['washing machine stopped working last week', APPLIANCE, 'washing machine'],
    ['papa ke kamre ka AC', APPLIANCE, 'AC'],
    ['I passed 12th last year', DEGREE, '12th'],
    ['12th ke baad chhod diya', DEGREE, '12th'],
  ])('is chosen by the same words where they answer: "%s"', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})
