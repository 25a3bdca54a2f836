import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const car = field('car_model', 'string', 'Make and model of the car')
const society = field('society_name', 'string', 'What is the name of the society?')
const shop = field('shop_name', 'string', 'What is the name of your shop?')
const item = field('item', 'string', 'Which item do you want to return?')
const colour = field('colour', 'string', 'Colour of the sofa')
const school = field('school', 'string', 'Present school of the child')
const locality = field('locality', 'string', 'Which locality do you live in?')
const laptop = field('laptop_model', 'string', 'Laptop brand and model')
const phone = field('phone_brand', 'string', 'Which phone are you using?')
const apartment = field('apartment', 'string', 'Name of the apartment')
const job = field('job', 'string', 'What is your occupation?')
const sport = field('sport', 'string', 'Which sport does the child play?')
const machine = field('machine', 'string', 'Make of the washing machine')
const fuel = field('fuel_type', 'enum', 'What fuel does the car run on?', ['petrol', 'diesel', 'CNG'])

describe('what is named is taken without the words around it', () => {
  it.each([
    ['Mahindra Scorpio hai ji', car, 'Mahindra Scorpio'],
    ['हमारे पास होंडा अमेज़ है', car, 'होंडा अमेज़'],
    ['woh... matlab... haan, Toyota Innova', car, 'Toyota Innova'],
    ['Kia Seltos, bachchon ne pasand ki thi', car, 'Kia Seltos'],
    ['We drive a Hyundai i20', car, 'Hyundai i20'],
    ["actually it's my husband's car, a Wagon R", car, 'Wagon R'],
    ['meri gaadi swift dzire hai', car, 'swift dzire'],
    ['Innova nahi, Ertiga', car, 'Ertiga'],
    ['मारुति आल्टो है हमारी', car, 'मारुति आल्टो'],
    ['mera laptop Lenovo ka hai', laptop, 'Lenovo'],
    ['मेरे पास एसर का लैपटॉप है', laptop, 'एसर'],
    ['uh... Asus I think', laptop, 'Asus'],
    ['office laptop hai, Dell Latitude', laptop, 'Dell Latitude'],
    ["it's an HP Pavilion, two years old", laptop, 'HP Pavilion'],
    ['vivo chala raha hoon', phone, 'vivo'],
    ['हम लोग सूर्या हाइट्स में रहते हैं', apartment, 'सूर्या हाइट्स'],
    ['teacher hoon', job, 'teacher'],
    ['मैं दर्जी हूँ', job, 'दर्जी'],
    ['main school mein padhati hoon', job, 'main school mein padhati hoon'],
    ['वह शतरंज खेलता है', sport, 'शतरंज'],
    ['he plays table tennis', sport, 'table tennis'],
    ['whirlpool ki machine hai', machine, 'whirlpool'],
    ['main Bajaj Pulsar chalata hoon', car, 'Bajaj Pulsar'],
    ['wo... haan, naam hai na, ek second, haan, Vasant Vihar Phase 2', society, 'Vasant Vihar Phase 2'],
    ['hum Green Valley mein rehte hain', society, 'Green Valley'],
    ['Shanti Kunj hai society ka naam', society, 'Shanti Kunj'],
    ['Prestige Lakeside, near the lake', society, 'Prestige Lakeside'],
    ['hamari dukan Sharma Sweets ke naam se hai', shop, 'Sharma Sweets'],
    ['we call it Sunrise Traders', shop, 'Sunrise Traders'],
    ['mixer grinder wapas karna hai', item, 'mixer grinder'],
    ['जूते वापस करने हैं', item, 'जूते'],
    ["headphones, they don't work", item, 'headphones'],
    ["I'd like dark green", colour, 'dark green'],
    ['neela chahiye', colour, 'neela'],
    ['नीला वाला', colour, 'नीला'],
    ['she goes to little angels', school, 'little angels'],
    ['हम लोग गोमती नगर में रहते हैं', locality, 'गोमती नगर'],
    ['Rohini, arre nahi, ab to hum Pitampura shift ho gaye hain', locality, 'Pitampura'],
    ['humara Saket hai ji', locality, 'Saket'],
  ])('%s', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })
})

describe('what only points at a thing, or tells of it, is asked again', () => {
  it.each([
    ["It's the white one.", car],
    ['nayi wali', car],
    ['red colour wali', car],
    ['papa ki gaadi', car],
    ['wahi jo pichli baar laye the', car],
    ['meri car kharab hai', car],
    ['I forgot the name', car],
    ['gaadi abhi garage mein hai', car],
    ['service karwana hai', car],
    ['I need the service done soon', car],
    ['wo to bhai le gaya hai', car],
    ['guard ko pata hai', society],
    ['main Arvind Saxena bol raha hoon', car],
    ['the one near the temple', society],
    ['ek minute, dekhti hoon', society],
    ['aapke office ke paas', locality],
    ['yahin paas mein', locality],
  ])('%s', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

it.each([
  ['Maruti Baleno, the petrol one.', 'Maruti Baleno', 'petrol'],
  ['Maruti Swift diesel', 'Maruti Swift', 'diesel'],
  ['Hyundai Aura CNG wali', 'Hyundai Aura', 'CNG'],
])('leaves out what answers another question: %s', (text, model, value) => {
  expect(valuesOf(text, car, fuel)).toEqual({ car_model: model, fuel_type: value })
})

it.each([
  ['bank mein problem thi isliye late ho gaya', field('reason', 'string', 'Reason for the delay')],
  ["My salary came late, that's why", field('reason', 'string', 'What is the reason for the delay?')],
  ['the cooler, it makes a noise at night', field('complaint', 'string', 'What is the problem with the machine?')],
  ['thoda jaldi aaiye agli baar', field('wishes', 'string', "Special wishes, in the guest's words")],
  ['ghar ki marammat ke liye', field('purpose', 'string', 'Purpose of the loan')],
])('keeps the whole of what is told: %s', (text, asked) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: text })
})
