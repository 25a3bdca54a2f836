import { isOnlyYesOrNo } from '../yes-no/only-yes-or-no.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Message } from '../message.ts'
import { textBetween, tokenize } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** The latest answer, a yes or no that the agent may have said back, and what the person says instead. */
export interface DisputedAnswer {
  plan: FieldReader
  value: boolean
  /** Index of the first word of the other answer. */
  from: number
}

/**
 * Reads "no, I do need it" and "I said yes", said to the question after the disputed one, as the other answer to that.
 * Undefined where yes or no is asked for again: then it answers that question.
 */
export function readDisputedAnswer(
  { heard, plans, asked, request: { collected } }: Message,
  readAs: (text: string, plan: FieldReader) => Message,
): DisputedAnswer | undefined {
  const [name, value] = Object.entries(collected).at(-1) ?? []
  if (typeof value !== 'boolean' || asked.some(({ kind }) => kind === 'boolean')) return undefined
  const plan = plans.find(({ kind, field }) => kind === 'boolean' && field.name === name)
  if (plan === undefined || isConfirmation(plan)) return undefined
  const from = objectionEnd(heard.words)
  if (from === 0) return undefined
  const answer = readAs(textBetween(heard, from, heard.words.length), plan)
  const other = answer.found.find((one) => one.plan === plan && one.isExplicit)?.value
  if (other !== !value) return undefined
  const rest = heard.words.slice(from).filter((word) => !TOLD.has(word) && !LEADS.has(word))
  const isTold = heard.words.some((word) => TOLD.has(word)) && isOnlyYesOrNo(tokenize(rest.join(' ')))
  return isTold || answer.isNamed(plan) ? { plan, value: other, from } : undefined
}

/** Index of the first word behind "no wait, I said"; 0 where nothing is objected to. The last word, as in "I said no", is the answer. */
function objectionEnd(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at === words.length - 1 || !(OBJECTS.has(word) || LEADS.has(word)))
  return words.slice(0, end).findLastIndex((word) => OBJECTS.has(word)) + 1
}

/** "I said", "I meant" */
const TOLD = wordSet('said meant mean wrong kaha bola matlab galat कहा बोला मतलब गलत')
const OBJECTS = new Set([...TOLD, 'no', 'nope', 'nah', 'nahi', 'नहीं'])
/** What stands before and between these: "oh wait, sorry, I …" */
const LEADS = wordSet('oh wait sorry actually but i it that thats is was maine mera are arre arey ji अरे जी मैंने मेरा सॉरी')
