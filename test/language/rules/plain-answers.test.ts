import { expect, it } from 'vitest'
import { field, valuesOf } from '../../support/language/rules.ts'

const INCOME = field('income', 'enum', 'Your monthly income?', ['below 25,000', '25,000 to 50,000', 'above 50,000'])
const AGE = field('age_group', 'enum', 'Which age group are you in?', ['under 18', '18 to 30', 'above 30'])
const PLEASED = field('pleased', 'enum', 'How satisfied are you?', ['very satisfied', 'satisfied', 'not satisfied'])
const DONE = field('done', 'enum', 'Was it clean?', ['Yes', 'No', 'Not sure'])
const AGAIN = field('visit_again', 'enum', 'Would you visit us again?', ['definitely', 'maybe', 'never'])
const VISIT = field('may_visit', 'boolean', 'May we send our technician tomorrow?')
const LOAN = field('existing_loan', 'boolean', 'Do you have an existing loan?')
const ORDERED = field('ordered', 'boolean', 'Did you order anything from us?')
const COMPANY = field('company', 'string', 'Which company do you work for?')
const ACRES = field('acres', 'number', 'How many acres of land do you have?')

it.each([
  ['between 25 and 50', INCOME, '25,000 to 50,000'],
  ['two no three', INCOME, undefined],
  ['four out of five', INCOME, undefined],
  ['me my wife and two kids', AGE, undefined],
  ['do hafte se hai', PLEASED, undefined],
  ['hmm let me think', DONE, undefined],
  ["don't want to say", AGAIN, undefined],
  ["don't worry, send him", VISIT, true],
  ['tension mat lo, bhej do', VISIT, true],
  ['mat bhejna', VISIT, false],
  ['I never took any loan', LOAN, false],
  ["I don't have any loan", LOAN, false],
  ['मैंने कुछ नहीं मंगवाया', ORDERED, false],
  ["I'm from Pune", COMPANY, undefined],
  ['moved to Pune last year, at Infosys', COMPANY, 'Infosys'],
  ['I am from Delhi Public School', COMPANY, 'Delhi Public School'],
  ['once the wedding in our house gets over', ACRES, undefined],
])('"%s"', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual(value === undefined ? {} : { [asked.name]: value })
})
