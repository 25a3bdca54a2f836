import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const DEPARTMENT = choice(
  'Department for the visit',
  'General Medicine',
  'Orthopaedics',
  'Dermatology',
  'Cardiology',
  'ENT',
)
const DOCTOR = choice('Which doctor do you want to see?', 'Physician', 'Bone specialist', 'Lady doctor', 'Eye doctor')
const VISIT = choice('Type of visit', 'New consultation', 'Follow-up', 'Second opinion')
const ROOM = choice('Room for the stay', 'General ward', 'Twin sharing', 'Single room')
const WOUND = choice('State of the wound', 'Dry and healing', 'Red or swollen', 'Pus or discharge', 'Bleeding')
const SLEEP = choice('How the patient sleeps', 'Well', 'Disturbed', 'Hardly at all')
const MOVES = choice('How the patient moves about', 'Without help', 'With support', 'Not walking')
const BRAND = choice('Whether a substitute may be given', 'Same brand only', 'Any brand', 'Generic')
const TEST = choice('Test to be booked', 'Blood test', 'Urine test', 'Ultrasound', 'Full body checkup', 'Lipid profile')
const SAMPLE_TROUBLE = choice(
  'What went wrong with the service',
  'Report late',
  'Collector did not come',
  'Rude staff',
  'Overcharged',
)
const TOOTH = choice('What is wrong with the teeth', 'Cavity', 'Bleeding gums', 'Crooked teeth', 'Yellow teeth')
const FEED = choice('How the baby is fed', 'Breast milk only', 'Formula', 'Solid food')
const PET = choice('Why the pet is brought', 'Vaccination', 'Grooming', 'Deworming', 'Neutering')
const GOAL = choice('Goal of the training', 'Weight loss', 'Muscle gain', 'General fitness', 'Rehabilitation')
const POWER = choice('What is wrong with the supply', 'No power', 'Low voltage', 'Meter fault', 'Fallen wire')
const WATER = choice('What is wrong with the water', 'No water', 'Low pressure', 'Contaminated water', 'Pipe leakage')
const TOWN = choice('What the complaint is about', 'Garbage', 'Potholes', 'Drainage', 'Encroachment', 'Mosquitoes')
const POLICE = choice(
  'What the person reports',
  'Theft',
  'Cyber crime',
  'Missing person',
  'Domestic violence',
  'Suspicious activity',
)
const STATUS = choice('What became of the complaint', 'Resolved', 'Partly resolved', 'Not resolved')
const GAS = choice('Problem with the gas connection', 'Leakage', 'Regulator problem', 'Short weight')

describe('options of health and town services in everyday words', () => {
  it.each([
    ['pair mein moch aa gayi', DEPARTMENT, 'Orthopaedics'],
    ['baal jhad rahe hain', DEPARTMENT, 'Dermatology'],
    ['seene mein dard hota hai', DEPARTMENT, 'Cardiology'],
    ['कान बह रहा है', DEPARTMENT, 'ENT'],
    ['haddi wala doctor', DOCTOR, 'Bone specialist'],
    ['I am five months pregnant', DOCTOR, 'Lady doctor'],
    ['bukhar hai teen din se', DOCTOR, 'Physician'],
    ['pehli baar aa raha hoon', VISIT, 'New consultation'],
    ['dobara bulaya hai', VISIT, 'Follow-up'],
    ['I want to cross check with another doctor', VISIT, 'Second opinion'],
    ['sabke saath wala', ROOM, 'General ward'],
    ['taanke sookh gaye, ghav bhar raha hai', WOUND, 'Dry and healing'],
    ['मवाद आ रहा है', WOUND, 'Pus or discharge'],
    ['beech beech mein aankh khul jaati hai', SLEEP, 'Disturbed'],
    ["can't sleep", SLEEP, 'Hardly at all'],
    ['lathi ke sahare', MOVES, 'With support'],
    ['bistar par hi hain', MOVES, 'Not walking'],
    ['jan aushadhi', BRAND, 'Generic'],
    ["don't change the company", BRAND, 'Same brand only'],
    ['saare test', TEST, 'Full body checkup'],
    ['कोलेस्ट्रॉल', TEST, 'Lipid profile'],
    ['nobody came for the sample', SAMPLE_TROUBLE, 'Collector did not come'],
    ['teen din ho gaye report nahi mili', SAMPLE_TROUBLE, 'Report late'],
    ['keeda lag gaya', TOOTH, 'Cavity'],
    ['taar lagwani hai', TOOTH, 'Crooked teeth'],
    ['dabbe ka doodh', FEED, 'Formula'],
    ['खिचड़ी', FEED, 'Solid food'],
    ['nahlana hai', PET, 'Grooming'],
    ['pet ke keede', PET, 'Deworming'],
    ['charbi ghatani hai', GOAL, 'Weight loss'],
    ['knee surgery ke baad', GOAL, 'Rehabilitation'],
    ['poori gali mein light nahi', POWER, 'No power'],
    ['pankha dheere chal raha hai', POWER, 'Low voltage'],
    ['wire hanging low', POWER, 'Fallen wire'],
    ['naali ka paani mil raha hai', WATER, 'Contaminated water'],
    ['main line burst', WATER, 'Pipe leakage'],
    ['kude ka dher', TOWN, 'Garbage'],
    ['गड्ढे', TOWN, 'Potholes'],
    ['manhole open', TOWN, 'Drainage'],
    ['अतिक्रमण', TOWN, 'Encroachment'],
    ['machhar bahut ho gaye hain', TOWN, 'Mosquitoes'],
    ['jeb kat gayi', POLICE, 'Theft'],
    ['link pe click kiya', POLICE, 'Cyber crime'],
    ['pati maarta hai', POLICE, 'Domestic violence'],
    ['ajeeb aadmi ghoom raha hai', POLICE, 'Suspicious activity'],
    ['abhi bhi waisa', STATUS, 'Not resolved'],
    ['aadha hua', STATUS, 'Partly resolved'],
    ['gas ki badbu aa rahi hai', GAS, 'Leakage'],
  ])('%s', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ choice: value })
  })

  it.each([
    ['doctor ko dikhana hai', DEPARTMENT],
    ['I am not feeling well', DEPARTMENT],
    ['koi accha doctor', DOCTOR],
    ['kal aana hai', VISIT],
    ['ghav ka kya karein', WOUND],
    ['patti bandhi hai', WOUND],
    ['test karwana hai', TEST],
    ['daant dikhana hai', TOOTH],
    ['doodh', FEED],
    ['join karna hai', GOAL],
    ['bijli ki shikayat hai', POWER],
    ['paani ki baat hai', WATER],
    ['hamare mohalle mein problem hai', TOWN],
    ['madad chahiye', POLICE],
    ['cylinder nahi aaya', GAS],
  ])('and asks again: %s', (text, asked) => {
    expect(valuesOf(text, asked).choice).toBeUndefined()
  })
})
