import { oncePerField } from '../fields/once-per-field.ts'
import { clausesOf, type Clause } from '../words/clauses.ts'
import { OF } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import { isGenitive } from './relations.ts'

/** Whether a question is for the name of somebody who does not speak: the child, the spouse, the pet. */
export const asksForSomebodyElse = oncePerField(({ label }) => label.some((word) => OTHERS.test(word)))

const OTHERS =
  /^(?:father|mother|husband|wife|spouse|son|daughter|child|childs|kid|baby|infant|brother|sister|pet|dog|cat)s?$/

/** A message with the speaker's own name set aside: the "Ritu Saxena" of "I am Ritu Saxena, my daughter Kavya needs a vaccine". */
export function withoutSpeaker(heard: Tokens): Tokens {
  const own = clausesOf(heard).flatMap((clause) => ownNameIn(heard, clause) ?? [])
  if (own.length === 0) return heard
  return {
    ...heard,
    aside: heard.words.map((_, at) => heard.aside?.[at] === true || own.some(({ from, to }) => at >= from && at < to)),
  }
}

function ownNameIn(heard: Tokens, { from, to }: Clause): Clause | undefined {
  const { words } = heard
  let at = from
  while (at < to && OPENS.test(words[at] ?? '')) at += 1
  const lead = /^(?:i am|i m)$/.test(`${words[at] ?? ''} ${words[at + 1] ?? ''}`)
    ? 2
    : SELF.test(words[at] ?? '')
      ? 1
      : 0
  const span = nameFrom(heard, at + lead)
  if (span?.from !== at + lead || span.to > to) return undefined
  // "Main Kavya ki mummy", "I'm Kavya's mother" name the child.
  if (isGenitive(heard, span.to - 1) || OF.test(words[span.to] ?? '') || FOR.test(words[span.to] ?? ''))
    return undefined
  return lead > 0 || SPEAKS.test(words.slice(span.to, span.to + 2).join(' ')) ? span : undefined
}

const OPENS = /^(?:hi|hello|yes|haan|han|ji|namaste|so|actually|हां|जी|नमस्ते)$/
const SELF = /^(?:im|iam|myself|main|mai|मैं)$/
const FOR = /^(?:for|ke|के)$/
const SPEAKS = /^(?:here|speaking|this side)|^(?:bol|बोल) (?:rah|रह)/u
