import { framedPlace } from '../places/framed-place.ts'
import { asksForInstitution } from '../places/place-nouns.ts'
import { statedName } from '../names/stated-name.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isDenied } from '../set-aside/denials.ts'
import { heldWith } from './held-with.ts'
import { occupationIn } from './occupation.ts'
import { objectOfSentence } from './object-of-sentence.ts'
import { praisedThing } from './praised-thing.ts'
import { namedByNoun, toldByBeing } from './told-thing.ts'

/**
 * The name of a thing or a house by the sentence that holds it: "it's called …", "mera college … hai", "… mein padhta hoon".
 */
export function framedThing(heard: Tokens, plan: FieldReader): Clause | undefined {
  const found =
    occupationIn(heard, plan) ??
    praisedThing(heard, plan) ??
    statedName(heard, plan) ??
    heldWith(heard, plan) ??
    namedByNoun(heard, plan) ??
    (asksForInstitution(plan) ? framedPlace(heard, plan, undefined) : undefined) ??
    objectOfSentence(heard, plan, asksForName(plan)) ??
    toldByBeing(heard, plan)
  return found && isDenied(heard, found) ? undefined : found
}

/** Whether a name is asked for, of a thing or a house, rather than what somebody does or likes. */
export function asksForName(plan: FieldReader): boolean {
  return asksForInstitution(plan) || plan.label.some(isName) || [...plan.questionWords].some(isName)
}

function isName(word: string): boolean {
  return /^(?:name|title|called|brand|make|model|breed|variety|naam|नाम|ब्रांड|मॉडल)$/.test(word)
}
