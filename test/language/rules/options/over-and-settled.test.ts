import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const CLASS = field('class_now', 'enum', 'Class the child is in now; Gap year if school is already finished', [
  'Class 10',
  'Class 11',
  'Class 12',
  'Gap year',
])
const WORK = field('occupation', 'enum', 'Current occupation of the applicant', [
  'salaried',
  'business owner',
  'student',
  'retired',
])
const COURSE = field('course', 'enum', 'Course the student wants', ['Accounting', 'Tally', 'Graphic design'])
const STREAM = field('stream', 'enum', 'Subject for which tuition is needed', ['Maths', 'Physics', 'Chemistry'])
const PASSED = field('education', 'enum', 'Highest education', ['10th pass', '12th pass', 'Graduate'])

describe('what was thought of gives way to what it comes to', () => {
  it.each([
    ['we were thinking accounting but after seeing the fees it will be tally', 'Tally'],
    ['I was planning on accounting, now I feel like graphic design', 'Graphic design'],
    ['pehle accounting soch rahe the, par ab tally karenge', 'Tally'],
    ['accounting dekh rahe the lekin tally hi theek hai', 'Tally'],
    ['अकाउंटिंग सोच रहे थे, पर अब टैली करेंगे', 'Tally'],
    ['I thought about tally first, my brother says graphic design', 'Graphic design'],
    ["had considered accounting but it's going to be tally instead", 'Tally'],
    ['we were going for accounting but let it be tally', 'Tally'],
  ])('%s', (text, value) => {
    expect(valuesOf(text, COURSE)).toEqual({ course: value })
  })

  it.each([
    ['I was thinking tally', 'Tally'],
    ['tally soch raha hoon', 'Tally'],
    ['we were thinking of graphic design, she draws well', 'Graphic design'],
    ['पहले तो टैली की ही तैयारी करवानी है', 'Tally'],
    ['sabse pehle to tally seekhna hai', 'Tally'],
    ['pehle tally hi kar lete hain', 'Tally'],
  ])('is the answer where nothing else follows: %s', (text, value) => {
    expect(valuesOf(text, COURSE)).toEqual({ course: value })
  })

  it.each([
    ['pehle maths lete the', undefined],
    ['pehle maths padhte the, ab physics', 'Physics'],
  ])('but another time is another time: %s', (text, value) => {
    expect(valuesOf(text, STREAM)).toEqual(value === undefined ? {} : { stream: value })
  })
})

describe('what is over gives way to what is so now', () => {
  it.each([
    ['left my job and started my own business', WORK, 'business owner'],
    ['naukri chhod di aur business shuru kiya', WORK, 'business owner'],
    ['नौकरी छोड़ दी है, अब बिज़नेस करता हूँ', WORK, 'business owner'],
    ['finished studying, I am in a job now', WORK, 'salaried'],
    ['sold the shop and joined a company, it is a job', WORK, 'salaried'],
    ['she passed tenth and is in eleventh', CLASS, 'Class 11'],
    ['dasvi pass kar li, gyarahvi mein hai', CLASS, 'Class 11'],
    ['दसवीं पास कर ली, अब ग्यारहवीं में है', CLASS, 'Class 11'],
    ['finished his school last year and is taking a gap year', CLASS, 'Gap year'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['she passed tenth last month', CLASS],
    ['दसवीं पास कर ली है', CLASS],
    ['I left my job', WORK],
    ['naukri chhod di hai', WORK],
  ])('and tells nothing of now by itself: %s', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })

  it.each([
    ['12th passed last year', '12th pass'],
    ['I passed 10th', '10th pass'],
    ['बारहवीं पास की है', '12th pass'],
  ])('and is the answer where it is asked for: %s', (text, value) => {
    expect(valuesOf(text, PASSED)).toEqual({ education: value })
  })
})

describe('what the description says an option is for', () => {
  const EXAM = field('stage', 'enum', 'Year of study; Alumni if the degree is already completed', [
    'First year',
    'Second year',
    'Third year',
    'Alumni',
  ])
  const DROP = field('standard', 'enum', 'Standard of the student; Repeater if 12th is already passed', [
    'Class 11',
    'Class 12',
    'Repeater',
  ])
  it.each([
    ['I have completed my degree', EXAM, 'Alumni'],
    ['degree complete ho gayi hai', EXAM, 'Alumni'],
    ['I passed my 12th this year', DROP, 'Repeater'],
    ['बारहवीं पास कर चुकी है', DROP, 'Repeater'],
    ['barahvi pass ho gayi, ek saal ruk rahe hain', DROP, 'Repeater'],
    ['he is in 12th', DROP, 'Class 12'],
    ['12th, has not passed yet', DROP, 'Class 12'],
    ['12th pass nahi hui abhi', DROP, undefined],
    ['passed 11th, so 12th', DROP, 'Class 12'],
    ['second year', EXAM, 'Second year'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual(value === undefined ? {} : { [plan.name]: value })
  })
})
