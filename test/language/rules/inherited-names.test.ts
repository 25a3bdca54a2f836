import { describe, expect, it } from 'vitest'
import { composeByRules } from '../../../src/language/rules/wording/compose.ts'
import type { FieldSpec } from '../../../src/ports/language.ts'
import { field, NO_REPLY, understand } from '../../support/language/rules.ts'

/** What every object inherits is also a word, and what a designer may call a field or an option: "constructor". */
const INHERITED = ['constructor', 'toString', 'valueOf']

const MESSAGES = [
  ...['yes', 'no', '4', '4 not 5', 'tomorrow at 4', 'not friday, monday', 'Amit Shah', 'red', 'the first one'],
  ...['the last digits are 4821', 'actually the constructor is red', 'constructor nahi, red', 'कल शाम चार बजे'],
]

function fieldsNamed(name: string): FieldSpec[] {
  const given = { synonyms: { red: ['lal'] }, texts: { en: { options: { red: 'bright red' } } } }
  return [
    field(name, 'string', 'Name of the person'),
    field(name, 'string', 'Phone number'),
    field(name, 'string', 'Day of the visit'),
    field(name, 'string', 'When you will come'),
    field(name, 'string', 'Comment'),
    field(name, 'number', 'Number of guests'),
    field(name, 'boolean', 'Do you need parking?'),
    { ...field(name, 'enum', 'Who has built it', [name, 'red', 'blue']), ...given },
  ].map((one) => ({ synonyms: { other: ['x'] }, ...one }))
}

describe.each(INHERITED)('a field and an option named "%s"', (name) => {
  it('are read like any other', () => {
    for (const one of fieldsNamed(name)) {
      const other = field('other', 'string', 'Which city')
      for (const asked of [[name], ['other'], [name, 'other']])
        for (const text of [...MESSAGES, name]) expect(() => understand(text, [one, other], asked)).not.toThrow()
    }
    const built = fieldsNamed(name).at(-1)
    if (built) expect(understand(name, [built], [name]).values).toEqual({ [name]: name })
  })

  it('are asked for and said back like any other', () => {
    for (const one of fieldsNamed(name)) {
      for (const language of ['en', 'hi'] as const) {
        const request = { ...NO_REPLY, language, heard: 'some words', spokenOptions: { other: 'x' } }
        const question = { fields: [one], guidance: '', attempt: 1 }
        expect(composeByRules({ ...request, question })).not.toMatch(/native code/)
        const collected = { [name]: 'red' }
        const confirmation = { ...question, fields: [field('confirmed', 'boolean', 'Is that right?')] }
        const said = composeByRules({ ...request, question: confirmation, collected, understood: collected })
        expect(said).not.toMatch(/native code/)
      }
    }
  })
})
