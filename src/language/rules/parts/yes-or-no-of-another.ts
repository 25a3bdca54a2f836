import type { FieldKind } from '../fields/kind-of.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { isLabelled } from '../fields/is-labelled.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Found, Message } from '../message.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { textBetween } from '../words/tokens.ts'
import { isTiedTo, mayAnswerAhead } from './may-answer-ahead.ts'
import { type ReadAlone, readPart } from './remaining-parts.ts'

const MAX_WORDS = 12
/** "Koi nahi ji" is none of them, "koi nahi karta" tells of nobody. */
const LACKS =
  /^(?:none|zero|nil|nobody|no one|(?:ek|koi|kuch|एक|कोई|कुछ)(?: bhi| भी)? (?:nahi|नहीं))(?: (?:hai|hain|h|ji|sir|है|हैं|जी))?$/
/** Any words could be one of these. */
const UNBOUNDED = new Set<FieldKind>(['boolean', 'text', 'address', 'company'])

/**
 * The "no" of "two, no wait, three", of "Arjun, no, Arun" and of "b negative nahi, b positive" is no answer to a question for yes or no:
 * where a message without one at its beginning is an answer to another open question, to the last word, it is left to
 * that question, if it is plain which one.
 */
export function readYesOrNoOfAnother(message: Message, readAlone: ReadAlone): void {
  const { heard, asked, move } = message
  // The "wait" of "two, no wait, three" waits for nothing.
  const isElse = move !== undefined && move !== 'noise' && !(move === 'wait' && message.correction.given)
  if (heard.words.length > MAX_WORDS || isElse) return
  const own = message.found.filter((one) => one.isAsked && one.plan.kind === 'boolean')
  if (
    own.length === 0 ||
    own.length < asked.length ||
    own.some((one) => isFree(message, one) || (one.value === true && !isPolite(message, one)))
  )
    return
  if (own.some(({ plan }) => isConfirmation(plan) || isOwn(message, plan))) return
  const whole = message.plans.flatMap((plan) => {
    if (message.isAsked(plan) || message.isKnown(plan.field.name) || UNBOUNDED.has(plan.kind)) return []
    const alone = readAlone(heard.text, plan.field.name)
    const found = readPart(plan, alone) ?? own.map((no) => readReplaced(message, no, plan, readAlone)).find(Boolean)
    // "Koi nahi hoga ghar pe" tells of no number.
    const isLacking = found?.value === 0 && !LACKS.test(heard.words.join(' ')) && !isLabelled(heard.words, plan)
    return found && !isLacking ? { found, alone } : []
  })
  if (whole.length === 0) return
  const tied = whole.filter(
    ({ found, alone }) =>
      mayAnswerAhead(message, { words: heard.words, alone: heard }, found.plan) && isTiedTo(message, alone, found),
  )
  for (const one of own) message.found.splice(message.found.indexOf(one), 1)
  const [only, another] = tied
  if (only && another === undefined) message.replace(0, heard.words.length, only.found.plan, only.found.value)
}

/** The "b positive" of "b negative nahi, b positive": what stands before the "no" and what stands behind it are answers. */
function readReplaced(
  { heard, correction }: Message,
  no: Found,
  plan: FieldReader,
  readAlone: ReadAlone,
): Found | undefined {
  if (no.value !== false || no.from === 0 || no.to >= heard.words.length) return undefined
  if (heard.words.slice(0, no.from).some((word) => NOW.test(word))) return undefined
  const { name } = plan.field
  // "Two, no wait, three"
  const start = correction.from < heard.words.length ? Math.max(no.to, correction.from) : no.to
  const [before, behind] = [
    readAlone(textBetween(heard, 0, no.from), name),
    readAlone(textBetween(heard, start, heard.words.length), name),
  ]
  return before.has(name) ? readPart(plan, behind) : undefined
}

/** "Abhi nahi, kal": not yet. */
const NOW = /^(?:now|today|yet|tonight|abhi|aaj|filhal|अभी|आज|फिलहाल)$/

/** Whether the yes or no opens the message, or is all of it. */
function isFree({ heard }: Message, { from, to }: Found): boolean {
  for (let at = 0; at < from; at++) if (!isParticle(heard, at)) return false
  return to > from || heard.words.length === 0
}

/** "Das lakh cover chahiye", "ओ पॉजिटिव है जी" */
function isPolite({ heard }: Message, { from, to }: Found): boolean {
  return heard.words.slice(from, to).every((word) => POLITE.test(word))
}

const POLITE = /^(?:ji|jee|hain?|chahiye|chahie|chaleg[ai]|rahega|जी|हैं?|चाहिए|चलेगा|चलेगी|रहेगा)$/

function isOwn({ heard }: Message, plan: Found['plan']): boolean {
  return isLabelled(heard.words, plan) || heard.words.some((word) => speaksOf(plan, word))
}
