import { regex } from '../../../base/regex.ts'
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
  if (label.some((word) => word === 'landmark' || word === 'near' || word === 'nearby')) return 'place'
  // "Landmark or instruction for the rider" as a note: any words may be meant for them.
  if (label.some((word) => SPEECH.has(word)) && !ASKS_WHERE.test(described)) return 'whole'
  if (ASKS_LANDMARK.test(described) || ASKS_WHERE.test(described)) return 'place'
  if (kind === 'address') return 'place'
  if (welcomesQuestions || described.split(/[^\p{L}\p{M}]+/u).some((word) => SPEECH.has(word))) return 'whole'
  return label.length <= MAX_LABEL && asksForThing(described === '' && label.length > 1 ? label.join(' ') : described)
    ? 'thing'
    : 'whole'
}

function asksForThing(described: string): boolean {
  const asked = described.replace(POLITE, '')
  return ASKS_THING.test(asked) || ASKS_THING_IN_HINDI.test(asked) || isNounPhrase(asked)
}

/** "Make and model of the car", "Colour", "गाड़ी का मॉडल": what is asked for is named, without a verb. */
function isNounPhrase(asked: string): boolean {
  const words = asked.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '')
  const [first = ''] = words
  return (
    words.length > 0 && words.length <= MAX_PHRASE && !OPENS_WIDELY.has(first) && !words.some((word) => VERBS.has(word))
  )
}

const MAX_PHRASE = 9
/** "Any allergies", "if yes, which one" */
const OPENS_WIDELY = wordSet('any if whether how why when where who whom some other more extra special koi kuch कोई कुछ')
const VERBS = wordSet(
  `is are was were do does did can could should shall will would have has had may might must tell give share say know want like please
   hai hain hoga chahiye chahenge bata batao bataiye batayein batayen है हैं होगा चाहिए चाहेंगे बता बताओ बताइए बताएं`,
)
const POLITE = regex`
  ^(?:and |so |please |kindly )*(?:(?:can|could|may|would) (?:you|i|we) (?:please |kindly )?)?
    (?:tell (?:me|us) |share |give (?:me|us) |know |have )?
`

const MAX_LABEL = 3
const NUMBER = wordSet('number no num नंबर nambar')
const ASKS_NUMBER = regex('u')`
  \b(?:flat|house|room|shop|door|plot|seat|table|bed|locker|gate|apartment|unit|bay|desk|counter|stall|token)
    [ ](?:number|no)\b
  |(?:फ\u093c?्लैट|मकान|कमरा|दुकान) नंबर
`
const ASKS_LANDMARK = /\blandmark\b|\b(?:near|beside|opposite|next to) (?:your|the)\b|लैंडमार्क/u
/** Where somebody is to come, not where one works or heard of something. */
const ASKS_WHERE = regex`
  ^(?:and )?where (?:should|shall|can|must|will) (?:we|i|he|she|(?:the|our|my|your) \w+)
    [ ](?:pick|drop|bring|deliver|send|come|meet|collect|park|keep|leave)\b
  |^(?:and )?where (?:will|is|are) (?:the|your|this) (?:\w+ ){1,3}(?:be |being |going to be )?
    (?:held|located|situated|parked|kept|stored|organi[sz]ed)\b
`
/** What a person tells in words of their own. */
const SPEECH = wordSet(
  `reason message feedback review comment comments note notes remark remarks detail details description describe tell explain
   happened happen experience suggestion suggestions
   complaint concern problem issue fault defect damage incident symptom symptoms request requests requirement requirements
   instruction instructions question query story history opinion feel feeling help why how wrong
   anything something else words wish wishes purpose cause allergy allergies illness illnesses diet routine goal goals
   occasion occasions expectation expectations interest interests hobby hobbies
   vajah wajah karan kaaran liye baat sandesh shikayat dikkat pareshani taklif takleef वजह कारण लिए बात संदेश शिकायत समस्या
   दिक्कत परेशानी तकलीफ सुझाव लक्षण`,
)
/** "Which medicine …?", "What is your occupation?", "Who is your present insurer?" */
const ASKS_THING = regex('u')`
  ^(?:and )?who(?:['’]?s| is) (?:the|your|his|her|their) \p{L}
  |^(?:and )?(?:(?:from|in|at|to|of|for|on|with|by) )?(?:which|what)(?:
    (?:['’]?s| is| was| are) (?:the|your|his|her|their)
    |(?! (?:do|does|did|would|should|can|could|will|are|is|was|were|has|have|had)\b)
  ) ?\p{L}
`
/** "गाड़ी का मॉडल क्या है?", "kaun si gaadi hai?", "आपकी गाड़ी कौन सी है?" */
const ASKS_THING_IN_HINDI = regex('u')`
  (?:^| )(?:kaun ?s[aei]|कौन ?(?:सा|सी|से)|kis|किस)(?![\p{L}\p{M}])
  |(?:^| )(?:k[aei]|का|की|के) \S+(?: \S+)? (?:kya|क्या) (?:hai|है)
`
