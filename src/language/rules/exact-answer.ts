import type { FieldReader } from './fields/field-reader.ts'
import type { FieldKind } from './fields/kind-of.ts'
import { oncePerField } from './fields/once-per-field.ts'
import { marksIn, siblingsAmong } from './fields/told-apart.ts'
import type { Message } from './message.ts'
import { onlyName } from './names/only-name.ts'
import { isToldOfAName } from './names/told-of-a-name.ts'
import { asksForSomebodyElse, withoutSpeaker } from './names/without-speaker.ts'
import { partOfName } from './names/part-of-name.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import type { Clause } from './words/clauses.ts'
import { type Tokens, tokenize } from './words/tokens.ts'

/** Options are as long as "size does not fit". */
const MAX_WORDS = new Map<FieldKind, number>([
  ['boolean', 4],
  ['enum', 4],
  ['number', 1],
  ['name', 6],
])

/** Whether a message is short enough to be nothing but the answer to a question of this kind. */
export function mayBeExact({ text, words }: Tokens, { kind }: FieldReader): boolean {
  return words.length <= (MAX_WORDS.get(kind) ?? 0) && !text.endsWith('?')
}

/**
 * Takes a message that is nothing but the answer: "yes", "नहीं", "42", an option to the letter, "my name is Asha". All
 * other rules would find the same, at eight times the cost. Finds nothing in any other message.
 */
export function readExactAnswer(message: Message, asked: FieldReader): void {
  const { heard } = message
  if (asked.kind === 'number') {
    if (DIGITS.test(heard.text)) readNumbers(message)
    return
  }
  if (asked.kind === 'name') {
    if (asksForSomebodyElse(asked) && withoutSpeaker(heard) !== heard) return
    const name = onlyName(message, asked)
    // "Co-applicant Pooja" says whose name it is.
    if (name && !saysWhose(message, name) && !isToldOfAName(heard, name, asked))
      message.take(asked, partOfName(name.value, asked, 1), name.isIntroduced, name.from, name.to)
    return
  }
  const value = asked.kind === 'boolean' ? YES_OR_NO.get(textOf(heard)) : optionNamed(asked, heard)
  if (value !== undefined) message.take(asked, value, true, 0, heard.words.length)
}

function saysWhose({ heard, plans }: Message, name: Clause): boolean {
  if (name.to - name.from === 1) return false
  return siblingsAmong(plans).some(
    (siblings) => siblings.plans[0]?.kind === 'name' && marksIn(heard, siblings).length > 0,
  )
}

/** To the letter first: "C++" and "C" have the same words. */
function optionNamed(asked: FieldReader, heard: Tokens): string | undefined {
  const { byLetters, byWords } = optionsOf(asked)
  return byLetters.get(heard.text.trim().toLowerCase()) ?? byWords.get(textOf(heard))
}

const DIGITS = /^\d{1,9}$/

function textOf({ words }: Tokens): string {
  return words.length === 1 ? (words[0] ?? '') : words.join(' ')
}

const YES_OR_NO = new Map<string, boolean>([
  ...textsOf('yes, yeah, yep, yup, yes please, haan, han, haan ji, ji haan, ji, हाँ, हाँ जी, जी हाँ, जी').map(said(true)),
  ...textsOf('no, nope, nah, no thanks, no thank you, nahi, ji nahi, नहीं, जी नहीं').map(said(false)),
])

function textsOf(list: string): string[] {
  return list.split(', ').map(normalised)
}

function said(value: boolean) {
  return (text: string) => [text, value] as const
}

function normalised(text: string): string {
  return textOf(tokenize(text))
}

/** Options by their text as it is written, and by their words; of two that are the same neither. */
const optionsOf = oncePerField(({ field: { options } }) => ({
  byLetters: onlyOnes(options, (option) => option.trim().toLowerCase()),
  byWords: onlyOnes(options, normalised),
}))

function onlyOnes(options: readonly string[], keyOf: (option: string) => string): Map<string, string> {
  const keys = options.map(keyOf)
  return new Map(
    options.flatMap((option, at) => {
      const key = keys[at] ?? ''
      return key === '' || keys.indexOf(key) !== keys.lastIndexOf(key) ? [] : [[key, option] as const]
    }),
  )
}
