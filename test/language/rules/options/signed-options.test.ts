import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../src/ports/language.ts'
import { field, understand } from '../../../support/language/rules.ts'

const GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']
const group = field('blood_group', 'enum', 'What is your blood group?', GROUPS)
const spelled = field(
  'group',
  'enum',
  'Which blood group is needed?',
  GROUPS.map((one) => one.replace('+', ' positive').replace('-', ' negative')),
)

const LETTERS = { A: ['A', 'a', 'ए'], B: ['B', 'b', 'बी'], AB: ['AB', 'ab', 'एबी', 'ए बी'], O: ['O', 'o', 'ओ'] }
const SIGNS = {
  '+': [' positive', ' plus', '+', '+ve', ' +ve', ' पॉज़िटिव', ' पॉजिटिव', ' प्लस'],
  '-': [' negative', ' minus', '-ve', ' -ve', ' नेगेटिव', ' निगेटिव', ' माइनस'],
}
/** `#` is the group. */
const SURROUNDINGS = [
  '#',
  'it is #',
  'mera # hai',
  'मेरा # है',
  '# please',
  'I think # sir',
  'haan, #',
  'blood group # likhiye',
]

const WAYS = Object.entries(LETTERS).flatMap(([letters, said]) =>
  Object.entries(SIGNS).flatMap(([sign, spoken]) =>
    said.flatMap((letter) => spoken.map((way) => ({ value: letters + sign, text: letter + way, letters, sign }))),
  ),
)

function read(text: string, asked = group, language: Language = 'en'): unknown {
  return understand(text, [asked], [asked.name], { language }).values[asked.name]
}

describe('letters with a sign', () => {
  it('are read with their sign in every spelling, script and surrounding', () => {
    const wrong: object[] = []
    for (const { value, text } of WAYS)
      for (const around of SURROUNDINGS)
        for (const language of ['en', 'hi'] as const) {
          const given = read(around.replace('#', text), group, language)
          if (given !== value) wrong.push({ text: around.replace('#', text), language, given, value })
        }
    expect(wrong).toEqual([])
  })

  it('are read where the options spell the sign out', () => {
    const spelledOut = { '+': ' positive', '-': ' negative' } as const
    const wrong = WAYS.filter(
      ({ text, letters, sign }) => read(text, spelled) !== letters + spelledOut[sign as '+' | '-'],
    )
    expect(wrong).toEqual([])
  })

  it('are the last or undenied ones of two', () => {
    const wrong: object[] = []
    for (const value of GROUPS) {
      const other = value.endsWith('+') ? value.replace('+', '-') : value.replace('-', '+')
      const say = (one: string): string => one.replace('+', ' positive').replace('-', ' negative')
      for (const text of [
        `${say(other)}, nahi nahi, ${say(value)}`,
        `not ${say(other)}, ${say(value)}`,
        `${say(value)}, not ${say(other)}`,
        `${say(other)} nahi, ${say(value)}`,
        `${say(other)}, sorry, ${say(value)}`,
      ]) {
        const given = read(text)
        if (given !== value) wrong.push({ text, given, value })
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(['positive', 'negative', 'नेगेटिव', 'O', 'ओ', 'the positive one', 'AB', 'plus'])(
    'are asked for again when a half of them is missing: "%s"',
    (text) => expect(read(text)).toBeUndefined(),
  )
})

describe('options that differ in a short word', () => {
  const grade = field('grade', 'enum', 'Which class?', ['LKG', 'UKG', 'Class 1', 'Class 10', 'Class 11'])
  const plan = field('plan', 'enum', 'Which pension plan?', ['NPS', 'EPF', 'PPF'])

  it.each([
    ['upper kg', 'UKG'],
    ['lower kindergarten please', 'LKG'],
    ['not LKG, UKG, he finished LKG this year', 'UKG'],
    ['she finished LKG, now UKG', 'UKG'],
    ['LKG nahi, UKG', 'UKG'],
    ['tenth', 'Class 10'],
    ['gyarahvi mein', 'Class 11'],
    ['class ten, not class one', 'Class 10'],
    ['यूकेजी', 'UKG'],
  ])('"%s" is %s', (text, value) => expect(read(text, grade)).toBe(value))

  it.each([
    ['national pension scheme', 'NPS'],
    ['public provident fund', 'PPF'],
    ['employee provident fund hai', 'EPF'],
  ])('"%s" is %s by its initials', (text, value) => expect(read(text, plan)).toBe(value))

  it.each([
    'call disconnect mat karna, ek minute',
    'one second, let me ask',
    'first tell me the fees',
    'ek second rukiye',
  ])('"%s" is none', (text) => expect(read(text, grade)).toBeUndefined())
})
