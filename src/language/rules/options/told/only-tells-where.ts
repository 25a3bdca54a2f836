import { oncePerField } from '../../fields/once-per-field.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { asksForPlaceOfThing } from '../../places/place-of-thing.ts'
import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'

/** Whether an option only tells where something or somebody is: "the plug behind the fridge", "AC wale kamre ka pankha". */
export function onlyTellsWhere(plan: FieldReader, said: string): boolean {
  return PLACE.test(said) && !arePlaces(plan)
}

/** "I'm at the clinic now", "clinic mein hoon" */
export function isThere(plan: FieldReader, said: string): boolean {
  return THERE.test(said) && !arePlaces(plan)
}

const THERE = says(`
  (?:i am|im|we are|he is|hes|she is|shes|was|were) (?:at|in|inside|outside|near|standing at|sitting in|sitting at)(?: the| your| my)? ${OPTION}
  ${OPTION} (?:mein|me|pe|par|में|पर) (?:hi )?(?:hoon|hun|hu|hain|khad*|tha|thi|हूं|खड*|था|थी)
`)

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
