import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { clausesOf } from '../words/clauses.ts'
import type { NumberSpan } from './number-span.ts'
import { BUT } from '../words/function-words.ts'

const WRONG = /^(?:wrong|incorrect|mistake|incorrectly|galat|galti|गलत|गलती)$/

/** "Sorry, I told you my age wrong, I am 51": the one number of a message that says which field it puts right. */
export function toldWrong(
  { heard, correction }: Message,
  plan: FieldReader,
  spans: NumberSpan[],
): NumberSpan | undefined {
  const [only, another] = spans
  if (!correction.given || only === undefined || another) return undefined
  const isSaid = clausesOf(heard).some(({ from, to }) => {
    const said = heard.words.slice(from, to)
    return said.some((word) => WRONG.test(word)) && said.some((word) => plan.label.includes(word))
  })
  return isSaid ? only : undefined
}

const OWN =
  /^(?:i|we|ill|id|can|only|main|hum|mai|sirf|bas|dunga|dungi|doonga|denge|sakta|sakti|मैं|हम|सिर्फ|बस|दूंगा|दूंगी|सकता|सकती)$/

/** "The emi is 3250 but I can give only fifteen hundred": of two amounts the one that the speaker says of himself. */
export function ownOfTwo({ heard: { words } }: Message, spans: NumberSpan[]): NumberSpan | undefined {
  const but = words.findIndex((word) => BUT.test(word))
  const [first, second, third] = spans
  if (but === -1 || first === undefined || second === undefined || third) return undefined
  if (first.to > but || second.from <= but) return undefined
  const isOwnFirst = words.slice(0, but).some((word) => OWN.test(word))
  const isOwnSecond = words.slice(but + 1).some((word) => OWN.test(word))
  if (isOwnFirst === isOwnSecond) return undefined
  return isOwnFirst ? first : second
}
