import { wordSet } from '../words/word-set.ts'
import type { FieldReader } from '../fields/field-reader.ts'

/**
 * How much of an answer a field of free text takes: a `number` such as that of a flat, a `place` on the way or an
 * address, the name of a `thing`, or the `whole` of what is said, as for a reason or a message.
 */
export type TextExtent = 'number' | 'place' | 'thing' | 'whole'

const known = new WeakMap<FieldReader, TextExtent>()

export function textExtent(plan: FieldReader): TextExtent {
  let extent = known.get(plan)
  if (extent === undefined) known.set(plan, (extent = determine(plan)))
  return extent
}

function determine({ field, kind, label, welcomesQuestions }: FieldReader): TextExtent {
  const described = field.description.toLowerCase()
  if (field.pattern !== undefined) return 'whole'
  const isNumber = label.length > 1 ? NUMBER.has(label.at(-1) ?? '') : ASKS_NUMBER.test(described)
  if (isNumber && !label.some((word) => word === 'address')) return 'number'
  if (
    ASKS_LANDMARK.test(described) ||
    ASKS_WHERE.test(described) ||
    label.some((word) => word === 'landmark' || word === 'near' || word === 'nearby')
  )
    return 'place'
  if (label.some((word) => SPEECH.has(word))) return 'whole'
  if (kind === 'address') return 'place'
  if (welcomesQuestions || described.split(/[^\p{L}\p{M}]+/u).some((word) => SPEECH.has(word))) return 'whole'
  return label.length <= MAX_LABEL && ASKS_THING.test(described) ? 'thing' : 'whole'
}

const MAX_LABEL = 3
const NUMBER = wordSet('number no num नंबर nambar')
const ASKS_NUMBER =
  /\b(?:flat|house|room|shop|door|plot|seat|table|bed|locker|gate|apartment|unit|bay|desk|counter|stall|token) (?:number|no)\b|(?:फ\u093c?्लैट|मकान|कमरा|दुकान) नंबर/u
const ASKS_LANDMARK = /\blandmark\b|\b(?:near|beside|opposite|next to) (?:your|the)\b|लैंडमार्क/u
/** Where somebody is to come, not where one works or heard of something. */
const ASKS_WHERE =
  /^(?:and )?where (?:should|shall|can|must|will) (?:we|i|he|she|(?:the|our|my|your) \w+) (?:pick|drop|bring|deliver|send|come|meet|collect|park|keep|leave)\b/
/** What a person tells in words of their own. */
const SPEECH = wordSet(
  `reason message feedback review comment comments note notes remark remarks detail details description describe tell explain happened happen experience suggestion suggestions
   complaint concern problem issue symptom symptoms request requests requirement requirements instruction instructions question query story history opinion feel feeling help why how wrong
   anything something else vajah wajah karan sandesh shikayat वजह कारण संदेश शिकायत समस्या सुझाव लक्षण`,
)
/** "Which medicine …?", "What is your occupation?" */
const ASKS_THING =
  /^(?:and )?(?:(?:from|in|at|to|of|for|on|with|by) )?(?:which|what)(?: (?:is|was|are) (?:the|your|his|her|their)|(?! (?:do|does|did|would|should|can|could|will|are|is|was|were|has|have|had)\b)) ?\p{L}/u
