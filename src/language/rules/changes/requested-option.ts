import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { beforeRequest } from '../words/before-request.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { AT, OF } from '../words/function-words.ts'
import { textBetween } from '../words/tokens.ts'
import type { Change, ReadAs } from './change.ts'
import { isLead } from './says-more.ts'

/**
 * "Nahi nahi, subah hi kar do", "ruko, gaay ka likhiye", "pehla wala shaam kar do", "दूध भैंस का कर दीजिए": behind an objection or the name
 * of an earlier choice another option of it, and what to do with that.
 */
export function readRequestedOption(
  message: Message,
  others: readonly FieldReader[],
  readAs: ReadAs,
): Change | undefined {
  const { heard, request } = message
  const chosen = others.filter(({ kind, field }) => kind === 'enum' && message.isKnown(field.name))
  if (chosen.length === 0) return undefined
  for (const clause of clausesOf(heard)) {
    const part = requestedIn(message, clause)
    if (part === undefined) continue
    const text = textBetween(heard, part.from, part.to)
    const isAnswer = message.asked.some((plan) => plan.kind === 'enum' && readAs(text, plan) !== undefined)
    if (isAnswer) continue
    const changes = chosen.flatMap((plan) => {
      const isNamed = heard.words.slice(part.from, part.to).some((word) => speaksOf(plan, word))
      const value = isNamed || isObjected(message, part.from) ? readAs(text, plan) : undefined
      const isOther = value !== undefined && value !== request.collected[plan.field.name]
      return isOther && ownWords(message, plan, part) <= MAX_OPTION_WORDS
        ? [{ plan, value, from: clause.from, to: clause.to }]
        : []
    })
    const [only, another] = changes
    if (only && another === undefined) return only
  }
  return undefined
}

const MAX_OPTION_WORDS = 2

/** What stands between what leads to a request and the request: the "gaay ka" of "nahi ji, gaay ka kar do". */
function requestedIn({ heard }: Message, { from: start, to: end }: Clause): Clause | undefined {
  const { words } = heard
  let from = start
  while (from < end && isLead(words[from] ?? '')) from += 1
  const [earlier] = EARLIER.exec(words.slice(from, end).join(' ')) ?? []
  if (earlier !== undefined) from += earlier.trim().split(' ').length
  const to = beforeRequest(heard, from, end)
  return to > from && MAKES.test(words.slice(to, end).join(' ')) ? { from, to } : undefined
}

/** "Pehla wala", "the earlier one": what was answered before. */
const EARLIER = /^(?:pehl[aei]|pahl[aei]|pichhl[aei]|pichl[aei]|upar|पहल[ाेी]|पिछल[ाेी]|ऊपर) (?:wal[aei]|वाल[ाेी]) (?=\S)/
const MAKES = regex`
  (?:^| )(?:kar|karwa|likh|rakh|badal|कर|करवा|लिख|रख|बदल)
    [ ](?:do|dijiye|dijie|dijiyega|dena|lo|lijiye|दो|दीजिए|दीजिएगा|देना|लो|लीजिए)
  |(?:^| )(?:rakho|rakhiye|likho|likhiye|रखो|रखिए|लिखो|लिखिए)
`

/** Whether what stands before takes something back: "no", "wait", "pehla wala". */
function isObjected({ heard: { words } }: Message, from: number): boolean {
  const before = words.slice(0, from)
  return before.some((word) => OBJECTS.test(word)) || EARLIER.test(`${before.slice(-2).join(' ')} x`)
}

const OBJECTS = regex`
  ^(?:
    no|nahi|nai|wait|sorry|actually|ruko|rukiye|ruk|arre|arey|suno|suniye|matlab|galti|नहीं|रुको|रुकिए|अरे|सुनिए|सुनो|सॉरी|मतलब
    |गलती
  )$
`

/** How many words say more than what the field is called, or bind. */
function ownWords({ heard }: Message, plan: FieldReader, { from, to }: Clause): number {
  return heard.words
    .slice(from, to)
    .filter(
      (word, index) =>
        !isParticle(heard, from + index) && !OF.test(word) && !AT.test(word) && !speaksOf(plan, word) && word !== 'hi',
    ).length
}
