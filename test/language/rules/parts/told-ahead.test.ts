import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const name = field('customer_name', 'string', 'Customer name')
const weight = field('weight_kg', 'number', 'How many kilos does it weigh?')
const size = field('cylinder_size', 'enum', 'Which size of cylinder do you use?', ['14.2 kg', '5 kg'])
const count = field('cylinder_count', 'number', 'How many cylinders do you need?')
const payment = field('payment', 'enum', 'How will the charges be paid?', ['cash', 'card', 'UPI'])
const fragile = field('fragile', 'boolean', 'Is there anything fragile in it?')
const parking = field('needs_parking', 'boolean', 'Is car parking needed?')
const driver = field('driver_needed', 'boolean', 'Do you need a driver?')
const licence = field('has_licence', 'boolean', 'Do you have a licence?')
const diabetic = field('diabetic', 'boolean', 'Does the patient have diabetes?')
const counter = field('live_counter', 'boolean', 'Do you want a live counter?')
const loan = field('existing_loan', 'boolean', 'Is there any loan running already?')
const grade = field('grade', 'number', 'Which class is the child in?')
const year = field('model_year', 'number', "Which year's model is it?")
const years = field('tenure_years', 'number', 'Over how many years will you repay?')
const months = field('age_months', 'number', 'Age of the child in months')
const income = field('monthly_income', 'number', 'Monthly income in rupees')
const marks = field('last_percentage', 'number', 'What percentage did the student get?')
const vehicle = field('vehicle', 'enum', 'What kind of vehicle is it?', ['car', 'scooter'])
const cover = field('cover', 'enum', 'Which cover would you like?', ['comprehensive', 'third party'])
const service = field('service', 'enum', 'Which service would you like?', ['haircut', 'facial'])
const area = field('pickup_area', 'string', 'From which locality should we collect it?')
const city = field('city', 'string', 'Which city is the house in?')
const occupation = field('occupation', 'enum', 'What do you do?', ['salaried', 'self-employed'])

it.each([
  ['Three kilo है, और हाँ अंदर का सामान fragile भी है', weight, fragile, { weight_kg: 3, fragile: true }],
  ['do kilo, aur car ki parking bhi chahiye', weight, parking, { weight_kg: 2, needs_parking: true }],
  ['दो किलो, और कार की पार्किंग भी ज़रूर चाहिए', weight, parking, { weight_kg: 2, needs_parking: true }],
  ['card, aur unko diabetes bhi hai', payment, diabetic, { payment: 'card', diabetic: true }],
  ['Card से, साथ में live counter भी लगवा देना', payment, counter, { payment: 'card', live_counter: true }],
  ['cash, aur abhi koi loan nahi chal raha', payment, loan, { payment: 'cash', existing_loan: false }],
  ['card, aur mere paas licence hai', payment, licence, { payment: 'card', has_licence: true }],
])('hears in "%s" the yes or no that is told besides', (text, asked, other, values) => {
  expect(valuesOf(text, asked, other)).toEqual(values)
})

it.each([
  ['Two, and I will be paying by card', count, payment, { cylinder_count: 2, payment: 'card' }],
  ['दो, और पैसे मैं नक़द दूँगा', count, payment, { cylinder_count: 2, payment: 'cash' }],
  ['दो, और थर्ड पार्टी ही कर दीजिए', count, cover, { cylinder_count: 2, cover: 'third party' }],
  ['रिया कपूर, फेशियल कराना है', name, service, { customer_name: 'रिया कपूर', service: 'facial' }],
])('hears in "%s" the choice that is told besides', (text, asked, other, values) => {
  expect(valuesOf(text, asked, other)).toEqual(values)
})

it.each([
  ['Rohan Deshpande, he is in ninth standard', name, grade, { customer_name: 'Rohan Deshpande', grade: 9 }],
  ["It's a car, 2020 make", vehicle, year, { vehicle: 'car', model_year: 2020 }],
  ['पाँच किलो वाला, दो चाहिए', size, count, { cylinder_size: '5 kg', cylinder_count: 2 }],
  ["Zoya Khan, she's 16 months old", name, months, { customer_name: 'Zoya Khan', age_months: 16 }],
  ['Salaried, earning about 60 thousand rupees', occupation, income, { occupation: 'salaried', monthly_income: 60000 }],
  ['Neha Jain, in the exam she got 88 percent', name, marks, { customer_name: 'Neha Jain' }],
  ['Neha Jain, अट्ठासी प्रतिशत', name, marks, { customer_name: 'Neha Jain', last_percentage: 88 }],
])('hears in "%s" the number that its words belong to', (text, asked, other, values) => {
  expect(valuesOf(text, asked, other)).toEqual(values)
})

it.each([
  ['Farida Contractor, and pick it up from Bandra West.', area, { pickup_area: 'Bandra West' }],
  ['Joseph Fernandes, and the house is in Margao', city, { city: 'Margao' }],
])('hears in "%s" the place that is told besides', (text, other, values) => {
  expect(valuesOf(text, name, other)).toEqual({ customer_name: text.split(',')[0], ...values })
})

it.each([
  ['card, driver humare paas hai', payment, driver, { payment: 'card' }],
  ['Card, I like the diabetes clinic', payment, diabetic, { payment: 'card' }],
  ['self-employed, my shop is 10 years old', occupation, years, { occupation: 'self-employed' }],
  ['car, in 2020 it was repaired', vehicle, year, { vehicle: 'car' }],
  ['Card. My brother works in Infosys', payment, city, { payment: 'card' }],
  ['रिया कपूर, हेयरकट, नहीं नहीं, कुछ और', name, service, { customer_name: 'रिया कपूर' }],
  ['card, anything but cash', payment, cover, { payment: 'card' }],
])('takes from "%s" no value that nothing shows to be meant', (text, asked, other, values) => {
  expect(valuesOf(text, asked, other)).toEqual(values)
})

it.each([
  ['Anika Bose, for class 6', { customer_name: 'Anika Bose', grade: 6 }],
  ['Ravi Shetty, my brother had it', { customer_name: 'Ravi Shetty' }],
])('takes from "%s" the name, and no word behind it', (text, values) => {
  expect(valuesOf(text, name, grade)).toEqual(values)
})
