import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../support/language/rules.ts'

const COUNT = field('tanker_count', 'number', 'How many tankers should we send?')
const WATER = field('water_type', 'enum', 'What type of water should it carry?', ['drinking', 'borewell', 'treated'])
const UNLOAD = field('unload_at', 'enum', 'Where will the water be emptied?', ['underground sump', 'overhead tank'])
const PAY = field('payment_mode', 'enum', 'How will you pay?', ['UPI', 'cash', 'cheque', 'monthly bill'])
const RATING = field('rating', 'number', 'How would you rate your stay, from 1 to 10?')
const LIKED = field('liked_most', 'enum', 'What did you like the most?', ['room', 'food', 'staff', 'swimming pool'])
const PROBLEM = field('biggest_problem', 'enum', 'What was the biggest problem?', ['noise', 'wifi', 'slow service'])
const WHEN = field('pay_date', 'string', 'On which date will you pay?')
const REASON = field('delay_reason', 'enum', 'What was the reason for the delay?', [
  'job loss',
  'medical expense',
  'business loss',
  'forgot',
])
const SUBJECT = field('subject', 'enum', 'Which subject is it for?', ['Maths', 'Science', 'English'])
const GRADE = field('child_class', 'number', 'Which class is your child studying in?')
const NAME = field('parent_name', 'string', 'May I have your name, please?')
const LOCALITY = field('locality', 'string', 'Which locality do you live in?')
const ALL = [WATER, UNLOAD, PAY, LIKED, PROBLEM, REASON]

describe('an option of another question', () => {
  it.each([
    [COUNT, 'do tanker, aur paisa har mahine ke bill mein jod dena', { payment_mode: 'monthly bill' }],
    [COUNT, 'teen, nakad denge', { payment_mode: 'cash' }],
    [WATER, 'peene ka paani, aur sump mein khaali karna hai', { unload_at: 'underground sump' }],
    [RATING, 'Nine, and the food was what I liked most.', { liked_most: 'food' }],
    [RATING, 'आठ, और सबसे अच्छा खाना लगा', { liked_most: 'food' }],
    [RATING, 'Seven, the biggest problem was the wifi', { biggest_problem: 'wifi' }],
    [WHEN, 'तीस तारीख को। दुकान में घाटा हो गया था, इसीलिए देर हुई।', { delay_reason: 'business loss' }],
    [WHEN, 'on Friday. I lost my job.', { delay_reason: 'job loss' }],
  ])('is taken from a part that says nothing else: %#', (asked, said, values) => {
    const others = ALL.filter((one) => one !== asked)
    expect(valuesOf(said, asked, ...others)).toMatchObject(values)
  })

  it.each([
    [RATING, 'nine, but my friend did not like the food', { rating: 9 }],
    [RATING, 'nine, the food could have been hotter', { rating: 9 }],
    [RATING, 'eight, and do you have a bigger pool somewhere', { rating: 8 }],
    [WHEN, 'on Friday, my wife is in the hospital', { pay_date: '2026-11-27' }],
  ])('is not taken from a tale: %#', (asked, said, values) => {
    expect(valuesOf(said, asked, ...ALL)).toEqual(values)
  })
})

describe('a value framed as its question would', () => {
  it.each([
    ['Maths के लिए चाहिए, बेटा 6th में है', { subject: 'Maths', child_class: 6 }],
    ['maths, aur beti dasvi mein hai', { subject: 'Maths', child_class: 10 }],
    ['Science, and I need it from the 6th', { subject: 'Science' }],
  ])('is a class: %s', (said, values) => {
    expect(valuesOf(said, SUBJECT, GRADE)).toEqual(values)
  })

  it.each([
    ['Rekha Agarwal, hum Vaishali Nagar mein rehte hain', { parent_name: 'Rekha Agarwal', locality: 'Vaishali Nagar' }],
    ['Anita Rao, we live in Jayanagar', { parent_name: 'Anita Rao', locality: 'Jayanagar' }],
  ])('is where somebody lives: %s', (said, values) => {
    expect(valuesOf(said, NAME, LOCALITY)).toEqual(values)
  })
})
