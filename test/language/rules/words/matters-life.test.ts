import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** Questions on health, animals, money, papers, work and schools, and how people answer them without the option's name. */
const CHOICES = [
  {
    question: 'Which department do you want to see?',
    options: ['general medicine', 'skin', 'bones and joints', 'ENT', "women's health"],
    said: {
      'general medicine': ['typhoid hua hai', 'viral lag raha hai'],
      skin: ['eczema', 'mere chehre pe muhase'],
      'bones and joints': ['gathiya', 'slip disc'],
      ENT: ['tonsils', 'vertigo'],
      "women's health": ['mahwari ki dikkat', 'PCOD'],
    },
  },
  {
    question: 'Which specialist would you like to consult?',
    options: ['neurologist', 'urologist', 'gastroenterologist', 'psychiatrist'],
    said: {
      neurologist: ['mirgi', 'lakwa'],
      urologist: ['pathri hai', 'peshab mein jalan'],
      gastroenterologist: ['kabz rehta hai', 'पीलिया'],
      psychiatrist: ['depression', 'तनाव'],
    },
  },
  {
    question: 'What kind of pet is it?',
    options: ['dog', 'cat', 'bird', 'rabbit'],
    said: {
      dog: ['pomeranian', 'shih tzu', 'golden retriever'],
      cat: ['persian', 'maine coon'],
      bird: ['budgie', 'kabootar'],
      rabbit: ['bunny'],
    },
  },
  {
    question: 'What animal is it?',
    options: ['cow', 'buffalo', 'goat', 'poultry', 'pig'],
    said: {
      cow: ['jersey', 'sahiwal'],
      buffalo: ['murrah'],
      goat: ['jamunapari'],
      poultry: ['broiler'],
      pig: ['suar'],
    },
  },
  {
    question: 'Which insurance is it about?',
    options: ['health', 'life', 'car', 'two-wheeler'],
    said: { health: ['mediclaim'], life: ['term plan', 'LIC'], 'two-wheeler': ['do pahiya'] },
  },
  {
    question: 'What kind of loan do you want?',
    options: ['home loan', 'gold loan', 'vehicle loan', 'education loan'],
    said: {
      'home loan': ['ghar kharidna hai'],
      'gold loan': ['gehne rakh ke', 'zevar'],
      'vehicle loan': ['tractor'],
      'education loan': ['padhai', 'पढ़ाई'],
    },
  },
  {
    question: 'What is your legal matter about?',
    options: ['property', 'divorce', 'criminal case', 'will'],
    said: { property: ['batwara'], divorce: ['alimony'], 'criminal case': ['जमानत'], will: ['vasiyat'] },
  },
  {
    question: 'What work do you do?',
    options: ['electrician', 'mason', 'welder', 'cook'],
    said: { electrician: ['wireman'], mason: ['chinai'], welder: ['fabrication'], cook: ['halwai'] },
  },
  {
    question: 'Which fee is it about?',
    options: ['transport', 'hostel', 'exam', 'uniform'],
    said: { transport: ['van'], hostel: ['chhatravas'], exam: ['परीक्षा'], uniform: ['vardi'] },
  },
] as const

describe('an option is known by what belongs to it', () => {
  const table = CHOICES.flatMap(({ question, options, said }) =>
    Object.entries(said).flatMap(([option, ways]) =>
      (ways as readonly string[]).map((way) => [way, option, question, options] as const),
    ),
  )

  it.each(table)('"%s" is %s', (text, option, question, options) => {
    const spec = field('kind', 'enum', question, [...options])
    expect(understand(text, [spec], ['kind']).values).toEqual({ kind: option })
  })
})

describe('a yes or no is known by what belongs to the question', () => {
  it.each([
    ['mediclaim hai', 'Do you have health insurance?', true],
    ['बीमा है', 'Is the cow insured?', true],
    ['टीके लगे हैं', 'Is your pet vaccinated?', true],
    ['penicillin se', 'Are you allergic to any medicine?', undefined],
  ])('"%s" to "%s" is %s', (text, question, value) => {
    const spec = field('told', 'boolean', question)
    expect(understand(text, [spec], ['told']).values).toEqual(value === undefined ? {} : { told: value })
  })
})
