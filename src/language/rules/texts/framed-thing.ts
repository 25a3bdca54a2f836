import { framedPlace } from '../names/framed-place.ts'
import { asksForInstitution } from '../names/place-nouns.ts'
import { statedName } from '../names/stated-name.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isPossessive } from '../names/kin.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Tokens } from '../words/tokens.ts'
import { isDenied } from '../set-aside/denials.ts'
import { heldWith } from './held-with.ts'
import { objectOfSentence } from './object-of-sentence.ts'

/**
 * The name of a thing or a house by the sentence that holds it: "it's called …", "mera college … hai", "… mein padhta hoon".
 */
export function framedThing(heard: Tokens, plan: FieldReader): Clause | undefined {
  const found =
    statedName(heard, plan) ??
    heldWith(heard, plan) ??
    labelledThing(heard, plan) ??
    (asksForInstitution(plan) ? framedPlace(heard, plan, undefined) : undefined) ??
    objectOfSentence(heard, plan, asksForName(plan))
  return found && isDenied(heard, found) ? undefined : found
}

/** "My college is Christ University", "title Malgudi Days hai": behind the field's own noun, to the end of the sentence. */
function labelledThing(heard: Tokens, plan: FieldReader): Clause | undefined {
  const { words } = heard
  for (const { from, to } of clausesOf(heard).toReversed()) {
    let at = from
    while (at < to && (isPossessive(words[at] ?? '') || ARTICLE.test(words[at] ?? ''))) at += 1
    const noun = words[at] ?? ''
    if (!(
      plan.names.has(noun) ||
      (isPossessive(words[at - 1] ?? '') && (speaksOf(plan, noun) || isSameMatter(plan, noun)))
    ))
      continue
    at += 1
    const isCopula = COPULA.test(words[at] ?? '')
    if (isCopula) at += 1
    const end = beforeRequest(heard, at, to)
    const isClosed = isCopula || HAI.test(words[to - 1] ?? '')
    if (isClosed && end > at && !words.slice(at, end).some((word) => NOT.test(word))) return { from: at, to: end }
  }
  return undefined
}

const ARTICLE = /^(?:the|its)$/
const COPULA = /^(?:is|was|to|toh|hai|तो|है)$/
const HAI = /^(?:hai|है)$/
const NOT = /^(?:not|dont|nahi|mat|mein|me|se|of|in|नहीं|मत|में|से)$/

/** Whether a name is asked for, of a thing or a house, rather than what somebody does or likes. */
export function asksForName(plan: FieldReader): boolean {
  return asksForInstitution(plan) || plan.label.some(isName) || [...plan.questionWords].some(isName)
}

function isName(word: string): boolean {
  return /^(?:name|title|called|brand|make|model|breed|variety|naam|नाम|ब्रांड|मॉडल)$/.test(word)
}
