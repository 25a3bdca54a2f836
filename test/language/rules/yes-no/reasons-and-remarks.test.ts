import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const questions = [
  field('can_pay', 'boolean', 'Will you be able to pay this month?'),
  field('has_lift', 'boolean', 'Does the lift work on Sundays?'),
  field('neighbours', 'boolean', 'Do your neighbours have the same problem?'),
]

const read = (text: string, asked: (typeof questions)[number]): unknown =>
  understand(text, [asked], [asked.name]).values[asked.name]

describe.each(questions)('to "$description"', (asked) => {
  it.each([
    ['definitely, I never miss', true],
    ['of course, we never forget', true],
    ['haan, main kabhi late nahi hota', true],
    ["it will be difficult this time, I can't", false],
    ["sorry, I really tried, but I won't", false],
    ['नहीं जी, बाकी सबकी ठीक है', false],
    ['nahi ji, baaki sab theek hai', false],
    ['no no, the others are fine', false],
  ])('"%s" is %s', (text, value) => expect(read(text, asked)).toBe(value))

  it.each(['सही नंबर है, बोलिए', 'number sahi hai, boliye', 'sahi jagah phone kiya hai, poochiye'])(
    '"%s" is no answer',
    (text) => expect(read(text, asked)).toBeUndefined(),
  )

  it.each(['sahi hai', 'haan ji sahi hai', 'bilkul', 'theek hai'])('"%s" still agrees', (text) =>
    expect(read(text, asked)).toBe(true),
  )
})

const problem = field('problem', 'enum', 'What is the problem?', [
  'no power',
  'low voltage',
  'wrong bill',
  'fallen wire',
])
const complaint = field('issue', 'enum', 'What went wrong?', ['late delivery', 'wrong item', 'damaged item'])

it.each([
  'मैंने कब कहा कि ग़लत नंबर है? आगे बोलिए',
  'maine kab kaha galat number hai? boliye',
  'did I say wrong number? go on',
  'many problems are there, what to tell you',
  'bahut dikkat hai',
])('"%s" chooses no complaint', (text) => {
  for (const asked of [problem, complaint]) expect(understand(text, [asked], [asked.name]).values).toEqual({})
})
