import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const PET = field('pet', 'enum', 'What pet do you have?', ['dog', 'cat', 'rabbit', 'bird'])
const MILK = field('milk', 'enum', 'Which milk would you like?', ['cow milk', 'buffalo milk', 'goat milk'])
const WORK = field('work', 'enum', 'What should be done to it?', ['shortening', 'loosening', 'zip repair'])
const REQUEST = field('request', 'enum', 'What do you want done?', ['new card', 'add member', 'remove member'])
const PERSON = field('head_name', 'string', 'What is the name of the head of the family?')

describe('an option is known by an everyday word of the other language, in either script', () => {
  it.each([
    [PET, 'kutta hai humare paas', 'dog'],
    [PET, 'खरगोश है', 'rabbit'],
    [MILK, 'भैंस का चाहिए', 'buffalo milk'],
    [MILK, 'gaay wala doodh bhej dijiye', 'cow milk'],
    [WORK, 'thoda dheela karwana hai', 'loosening'],
    [WORK, 'tight karna hai, nahi nahi sorry, dheela karna hai', 'loosening'],
  ])('$name', (plan, text, option) => {
    expect(understand(text, [plan], [plan.name]).values).toEqual({ [plan.name]: option })
  })
})

describe('a Hindi verb is one word in all its infinitives, and no name', () => {
  it.each([
    ['naam judwana hai', 'add member'],
    ['ek naam jodna hai', 'add member'],
    ['नाम कटवाना है', 'remove member'],
    ['naam hatwana hai', 'remove member'],
  ])('"%s" is %s', (text, option) => {
    expect(understand(text, [PERSON, REQUEST], ['request']).values).toEqual({ request: option })
  })
})
