import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const asking = (question: string) => field('asked', 'boolean', question)

describe('how it stands, told instead of yes or no', () => {
  it.each([
    ['Are you salaried?', 'sarkari naukri', true],
    ['Are you salaried?', 'I run a shop', false],
    ['Are you salaried?', 'kheti karta hoon', false],
    ['Are you still working at Infosys?', 'nahi chhod diya', false],
    ['Are you still working at Infosys?', 'retired ho gaya', false],
    ['Are you still working at Infosys?', 'still there', true],
    ['Is the employee still working?', 'He left the job', false],
    ['Are you married?', 'shaadi ho chuki hai', true],
    ['Are you vegetarian?', 'shudh shakahari', true],
    ['Are you vegetarian?', 'I eat chicken', false],
    ['Was anyone injured in the accident?', 'only the car was damaged', false],
    ['Is the car in running condition?', "it won't start", false],
    ['Is the car in running condition?', 'start nahi ho rahi', false],
    ['Is there parking at the site?', 'jagah nahi hai', false],
    ['Is there a lift in the building?', 'only stairs', false],
    ['Do you want home sample collection?', "I'll come to the lab", false],
    ['Will you attend the meeting?', 'out of station hoon', false],
    ["Have you paid this month's EMI?", 'bhool gaya', false],
    ["Have you paid this month's EMI?", 'auto debit ho gaya', true],
    ['Do you have a two wheeler?', 'bech di', false],
    ['Do you have a valid driving licence?', 'bana hua hai', true],
    ['Do you have any existing loan?', 'all cleared', false],
    ['Do you have a broadband connection already?', 'this is our first connection', false],
    ['Do you have a broadband connection already?', 'this is our first wifi', false],
    ['Would you like a reminder message?', "I'll remember", false],
    ['Are you interested in a loan?', 'interested hoon', true],
    ['Do you want auto pay?', 'No no, I will pay manually every time', false],
    ['Do you want auto pay?', 'manual hi theek hai', false],
  ])('answers %s: %s', (question, said, value) => {
    expect(valuesOf(said, asking(question))).toEqual({ asked: value })
  })

  it.each([
    ['Are you salaried?', 'my wife runs a shop'],
    ['Are you salaried?', 'business nahi, job'],
    ['Are you salaried?', 'mere bhai ki dukaan hai'],
    ['Are you still working at Infosys?', 'my manager left last month'],
    ['Are you vegetarian?', 'my husband eats chicken'],
    ['Is the car in running condition?', "the phone won't start"],
    ['Is the car in running condition?', 'start nahi hui to bataunga'],
    ['Will you attend the meeting?', 'papa out of station hain'],
    ["Have you paid this month's EMI?", 'I forgot the amount'],
    ['Do you have a two wheeler?', 'bhai ne bech di'],
    ['Do you have a valid driving licence?', 'gaadi nahi hai ji, bech di'],
  ])('is not taken from what is told of something else, %s: %s', (question, said) => {
    expect(valuesOf(said, asking(question))).toEqual({})
  })
})
