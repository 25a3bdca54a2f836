import { oncePerField } from '../../fields/once-per-field.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { asksForPlaceOfThing } from '../../places/place-of-thing.ts'
import { says } from '../../words/says.ts'
import { OPTION } from './named-words.ts'

/** Whether an option only tells where something or somebody is: "the plug behind the fridge", "AC wale kamre ka pankha". */
export function onlyTellsWhere(plan: FieldReader, said: string): boolean {
  return PLACE.test(said) && !arePlaces(plan)
}

/** "At home", "under sink" */
const arePlaces = oncePerField(
  (plan) =>
    asksForPlaceOfThing(plan) ||
    plan.field.options.some((option) => /\b(?:under|near|behind|beside|at|on|in|outside|inside|top)\b/i.test(option)),
)

const PLACE = says(`
  (?:behind|near|beside|under|below|above|outside|opposite|around)(?: (?:the|my|your|our))? ${OPTION}
  (?:next|close|adjacent) to(?: (?:the|my|your|our))? ${OPTION}
  (?:in front of|on top of|room with|side of|corner of)(?: (?:the|my|your|our))? ${OPTION}
  ${OPTION} k[ei] (?:peeche|piche|pichhe|bagal|baju|paas|pas|upar|neeche|niche|saamne|samne|andar|bahar|side)
  ${OPTION} (?:wale|wali|vale) (?:kamre|room|ghar|hall|jagah|kone)
  ${OPTION} क[ेी] (?:पीछे|बगल|बाजू|पास|ऊपर|नीचे|सामने|अंदर|बाहर)|${OPTION} वाले (?:कमरे|रूम|घर|हॉल)
`)
