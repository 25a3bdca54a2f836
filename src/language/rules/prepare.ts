import { asksOfThePast } from './fields/asks-of-the-past.ts'
import type { FieldReader } from './fields/field-reader.ts'
import { hasOptionDone } from './fields/has-option-done.ts'
import type { FieldKind } from './fields/kind-of.ts'
import { mayBeToldOfThePast } from './fields/may-lie-behind.ts'
import { type Move, readDialogueAct } from './dialogue-acts.ts'
import { mendJan } from './numbers/mend-jan.ts'
import { asksForPlaceOfThing } from './places/place-of-thing.ts'
import { asksHowLong } from './set-aside/asks-for-a-moment.ts'
import { denialsIn } from './set-aside/denials.ts'
import { markAside } from './set-aside/mark-aside.ts'
import type { Tokens } from './words/tokens.ts'
import { mendTypos } from './words/typos.ts'

/**
 * Prepares the words of a message to be read as the answer to the asked fields: mends typing errors, and marks what is no answer and
 * what is denied. Returns what the message is as a whole, if it is no answer.
 */
export function prepare(heard: Tokens, asked: readonly FieldReader[]): Move | undefined {
  const [only, another] = asked
  const asks = (...kinds: FieldKind[]): boolean => asked.some(({ kind }) => kinds.includes(kind))
  mendTypos(heard, { day: asks('date', 'datetime'), number: asks('number'), answer: asks('boolean') })
  mendJan(heard, asked)
  const asideAs = markAside(heard, {
    names: (word) => asked.some(({ cues }) => cues.has(word)),
    isSpanOfTime: asked.some(asksHowLong),
    isNamed: asks('name', 'city', 'company'),
    isTold: asks('text'),
    yesOrNo: only?.kind === 'boolean' && another === undefined ? nameAndDescription(only) : '',
  })
  const denials = denialsIn(
    heard,
    asked.some(
      (plan) => asksOfThePast(plan) || mayBeToldOfThePast(plan) || hasOptionDone(plan) || asksForPlaceOfThing(plan),
    ),
  )
  if (denials.length > 0) heard.denials = denials
  return readDialogueAct(heard, asideAs)
}

function nameAndDescription({ field: { name, description } }: FieldReader): string {
  return `${name.replaceAll('_', ' ')} ${description}`.toLowerCase()
}
