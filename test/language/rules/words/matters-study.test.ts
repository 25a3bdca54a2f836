import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const COACHING = choice(
  'What the student is unhappy with',
  'Teaching quality',
  'Doubts not cleared',
  'Syllabus not completed',
  'Crowded class',
  'Batch timing',
  'High fees',
)
const NOT_JOINING = choice(
  'Why the student does not join',
  'Joined elsewhere',
  'Waiting for results',
  'Fees too high',
  'Too far',
  'Still deciding',
)
const ABSENT = choice(
  'Why the child left school',
  'Household work',
  'Working to earn',
  'Lack of interest',
  'Bullying',
  'Migration',
)
const GOAL = choice(
  'Why the person takes the course',
  'Get a job',
  'Promotion',
  'Career change',
  'Hobby',
  'Own business',
)
const STREAM = choice('Stream after class ten', 'Science', 'Commerce', 'Arts')
const COUNTRY = choice('Country for the studies', 'USA', 'UK', 'Canada', 'Germany')
const PAYS = choice('Who pays the fees', 'Parents', 'Education loan', 'Scholarship', 'Self')
const PAPER = choice('Paper the student needs', 'Transfer certificate', 'Marksheet', 'Admit card')
const STATUS = choice('Present situation', 'Employed', 'Unemployed', 'Student')
const WHY_LEFT = choice(
  'Reason for changing the job',
  'Low salary',
  'Salary delay',
  'Shift timings',
  'Long commute',
  'Layoff',
  'No growth',
)
const DECLINED = choice(
  'Why the candidate declines the offer',
  'Counter offer',
  'Another offer',
  'Salary too low',
  'Family objection',
  'Location far',
  'Bond',
)
const MISSED = choice(
  'Why the candidate missed the interview',
  'Traffic',
  'Address not found',
  'Not informed',
  'Health problem',
  'Got another job',
)
const SHIFT = choice('Shift that suits', 'Day shift', 'Night shift', 'Rotational')
const KIND = choice('Kind of work wanted', 'Full-time', 'Part-time', 'Internship', 'Work from home')
const ROLE = choice('Job wanted', 'Delivery', 'Security guard', 'Driver', 'Accounts', 'Housekeeping')
const RESULT = choice('Outcome of the interview', 'Selected', 'Rejected', 'Result awaited')
const ENGLISH = choice('How well the candidate speaks English', 'Fluent', 'Basic English', 'No English')
const EXPERIENCE = choice('Experience of the candidate', 'Fresher', 'Experienced')

describe('options of study and recruiting in everyday words', () => {
  it.each([
    ['sir theek se nahi padhate', COACHING, 'Teaching quality'],
    ['teachers keep changing', COACHING, 'Teaching quality'],
    ['sawaal poochne par daant dete hain', COACHING, 'Doubts not cleared'],
    ['aadha syllabus reh gaya', COACHING, 'Syllabus not completed'],
    ['chapters are still left', COACHING, 'Syllabus not completed'],
    ['ek class mein sau bachche', COACHING, 'Crowded class'],
    ['too many students', COACHING, 'Crowded class'],
    ['school ke time se clash hota hai', COACHING, 'Batch timing'],
    ['fees bahut zyada hai', COACHING, 'High fees'],
    ['kahin aur admission le liya', NOT_JOINING, 'Joined elsewhere'],
    ['Aakash mein le liya', NOT_JOINING, 'Joined elsewhere'],
    ['board ka result aana baaki hai', NOT_JOINING, 'Waiting for results'],
    ['fees nahi bhar payenge', NOT_JOINING, 'Fees too high'],
    ['do bus badalni padti hai', NOT_JOINING, 'Too far'],
    ['abhi teen chaar jagah dekh rahe hain', NOT_JOINING, 'Still deciding'],
    ['chhote bhai behen ko sambhalti hai', ABSENT, 'Household work'],
    ['mazdoori karne lag gaya', ABSENT, 'Working to earn'],
    ['padhai mein mann nahi lagta', ABSENT, 'Lack of interest'],
    ['bachche chidhate the', ABSENT, 'Bullying'],
    ['parivaar bahar chala gaya', ABSENT, 'Migration'],
    ['naukri lag jaye bas', GOAL, 'Get a job'],
    ['tarakki ke liye', GOAL, 'Promotion'],
    ['line badalna chahta hoon', GOAL, 'Career change'],
    ['shauk hai mera', GOAL, 'Hobby'],
    ['apna parlour kholungi', GOAL, 'Own business'],
    ['PCM', STREAM, 'Science'],
    ['CA banna hai', STREAM, 'Commerce'],
    ['itihas aur political science', STREAM, 'Arts'],
    ['टीचर ठीक से नहीं पढ़ाते', COACHING, 'Teaching quality'],
    ['America', COUNTRY, 'USA'],
    ['London', COUNTRY, 'UK'],
    ['papa bharenge', PAYS, 'Parents'],
    ['bank se loan leke', PAYS, 'Education loan'],
    ['TC chahiye', PAPER, 'Transfer certificate'],
    ['hall ticket', PAPER, 'Admit card'],
    ['number wala kagaz', PAPER, 'Marksheet'],
    ['naukri dhundh raha hoon', STATUS, 'Unemployed'],
    ['ghar pe khaali baitha hoon', STATUS, 'Unemployed'],
    ['abhi ek company mein hoon', STATUS, 'Employed'],
    ['paise bahut kam dete the', WHY_LEFT, 'Low salary'],
    ['do mahine se paise rok liye the', WHY_LEFT, 'Salary delay'],
    ['raat ki duty thi', WHY_LEFT, 'Shift timings'],
    ['aane jaane mein do ghante lagte the', WHY_LEFT, 'Long commute'],
    ['company ne sabko nikaal diya', WHY_LEFT, 'Layoff'],
    ['tarakki nahi ho rahi thi', WHY_LEFT, 'No growth'],
    ['purani company ne rok liya', DECLINED, 'Counter offer'],
    ['kahin aur select ho gaya', DECLINED, 'Another offer'],
    ['itne mein nahi ho payega', DECLINED, 'Salary too low'],
    ['ghar wale nahi maan rahe', DECLINED, 'Family objection'],
    ['office bahut door hai', DECLINED, 'Location far'],
    ['original certificate jama karwa rahe the', DECLINED, 'Bond'],
    ['jaam mein phas gaya tha', MISSED, 'Traffic'],
    ['jagah nahi mili, map galat tha', MISSED, 'Address not found'],
    ['kisi ne bataya hi nahi', MISSED, 'Not informed'],
    ['tabiyat kharab ho gayi thi', MISSED, 'Health problem'],
    ['mujhe doosri job mil gayi', MISSED, 'Got another job'],
    ['nau se chhah', SHIFT, 'Day shift'],
    ['badal badal ke chalegi', SHIFT, 'Rotational'],
    ['raat ko kaam kar lunga', SHIFT, 'Night shift'],
    ['college ke baad do chaar ghante', KIND, 'Part-time'],
    ['poore din ka kaam', KIND, 'Full-time'],
    ['ghar baithe kaam', KIND, 'Work from home'],
    ['stipend pe seekhne ke liye', KIND, 'Internship'],
    ['Zomato Swiggy jaisa', ROLE, 'Delivery'],
    ['watchman ka kaam', ROLE, 'Security guard'],
    ['gaadi chalata hoon', ROLE, 'Driver'],
    ['Tally aur hisab kitab', ROLE, 'Accounts'],
    ['offer letter aa gaya', RESULT, 'Selected'],
    ['unhone mana kar diya', RESULT, 'Rejected'],
    ['bole call karenge', RESULT, 'Result awaited'],
    ['aaram se English bol leta hoon', ENGLISH, 'Fluent'],
    ['tooti phooti', ENGLISH, 'Basic English'],
    ['thodi bahut samajh leta hoon', ENGLISH, 'Basic English'],
    ['abhi college se nikla hoon', EXPERIENCE, 'Fresher'],
    ['do saal ka tajurba hai', EXPERIENCE, 'Experienced'],
  ])('%s', (text, plan, value) => {
    expect(valuesOf(text, plan)).toEqual({ [plan.name]: value })
  })

  it.each([
    ['pata nahi', COACHING],
    ['abhi socha nahi', STREAM],
    ['salary kitni hai', SHIFT],
    ['company ka naam kya hai', DECLINED],
    ['baad mein batata hoon', NOT_JOINING],
    ['aap kaun', STATUS],
    ['kaam kya hoga', KIND],
    ['fees kitni hai', GOAL],
  ])('%s is asked again', (text, plan) => {
    expect(valuesOf(text, plan)).toEqual({})
  })
})
