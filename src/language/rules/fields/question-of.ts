import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'

/**
 * The question that a field asks, as it is put to the person: "Whether the customer wants a refill" asks "do you want a refill", "whether
 * there is a lift" "is there a lift". A description that is no such sentence stands for itself.
 */
export const questionOf = oncePerField(({ field }: FieldReader): string => {
  const description = field.description.trim()
  const [, told] = WHETHER.exec(description) ?? []
  return told === undefined ? description : (turned(told) ?? description)
})

const WHETHER = /^(?:whether|if) (?:or not )?(.+)$/i
const THERE = /^there (is|are|was|were|will be) (.+)$/i
/** "The customer's home is", "our driver should" */
const AUXILIARY =
  /^((?:\S+ ){1,5}?)(is|are|was|were|has|have|had|will|would|can|could|should|shall|may|must)(?: (not|already|ever|still|also|currently|previously|recently))? (\S+)(.*)$/i
const SIMPLE = /^((?:(?:the|our|your|their|his|her|this|that|any) \S+|\S+) )([a-z]{2,}s)( .+|)$/i
/** Ends like a verb that tells what somebody does. */
const OTHER_S = /^(?:is|was|has|does)$/i
const PARTICIPLE = /(?:ed|en|wn|id|nt|de|ne|ght|ut|old|been|got|had|come|read)$/i
const NO_PARTICIPLE =
  /^(?:children|garden|kitchen|one|parent|need|oven|evidence|patient|student|apartment|appointment)$/i

function turned(told: string): string | undefined {
  const there = THERE.exec(told)
  if (there) return `${there[1] ?? ''} there ${there[2] ?? ''}`
  const simple = SIMPLE.exec(told)
  const main = simple?.[2] ?? ''
  if (simple && !OTHER_S.test(main)) return asking('does', simple[1] ?? '', `${baseOf(main)}${simple[3] ?? ''}`)
  const [, subject = '', auxiliary = '', adverb = '', next = '', rest = ''] = AUXILIARY.exec(told) ?? []
  if (subject === '') return undefined
  const verb = adverb === '' ? next : `${adverb} ${next}`
  // "The customer has a job" uses no other verb.
  const isHaving = /^ha(?:s|ve|d)$/i.test(auxiliary) && (!PARTICIPLE.test(next) || NO_PARTICIPLE.test(next))
  return isHaving
    ? asking('does', subject, `${adverb} have ${next}${rest}`.trim())
    : asking(auxiliary, subject, `${verb}${rest}`)
}

function baseOf(verb: string): string {
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  return verb.replace(/(?<=(?:sh|ch|ss|x|go|do))es$|s$/, '')
}

function asking(auxiliary: string, subject: string, rest: string): string {
  const isYou = YOU.test(subject.trim())
  const first = isYou ? (OF_YOU.get(auxiliary.toLowerCase()) ?? auxiliary) : auxiliary
  return `${first.toLowerCase()} ${isYou ? 'you' : subject.trim()} ${rest}`
}

/** Who answers, in the designer's words. */
const YOU =
  /^(?:(?:the|this|our|that) )?(?:customer|person|caller|guest|candidate|user|client|applicant|respondent|subscriber|member|buyer|visitor|traveller|passenger|lead|parent|speaker|he|she|they)$/i
const OF_YOU = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
])
