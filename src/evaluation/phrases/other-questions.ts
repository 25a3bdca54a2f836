import { readerOf } from '../../language/rules/fields/field-reader.ts'
import type { FieldSpec } from '../../ports/language.ts'
import type { Expectation, Phrase } from './phrase.ts'

/**
 * Puts each phrase that has values to the other questions of its flow, as somebody answers who has missed what was
 * asked. What is right there are the values of its own question, or none: `{again: true}`. Left out are questions of the same kind, which
 * the phrase may well answer, and those for free text, which take any words.
 */
export function atOtherQuestions(phrases: readonly Phrase[], fields: readonly FieldSpec[]): Phrase[] {
  const kinds = new Map(fields.map((field) => [field.name, readerOf(field).kind]))
  return phrases.flatMap((phrase) => {
    const { asked, expect } = phrase
    const ways = 'any' in expect ? expect.any : [expect]
    if (typeof asked !== 'string' || !ways.every(hasValues)) return []
    const others = [...kinds].filter(([name, kind]) => {
      const isAnswered = ways.some((way) => way.fields?.[name] !== undefined)
      return !isAnswered && kind !== 'text' && kind !== kinds.get(asked)
    })
    return others.map(([name]) => ({
      ...phrase,
      id: `${phrase.id} at ${name}`,
      asked: name,
      expect: { any: [...ways, { again: true }, { refused: true }] },
    }))
  })
}

function hasValues({ fields = {} }: Expectation): boolean {
  return Object.keys(fields).length > 0
}
