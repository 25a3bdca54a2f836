import { regex } from '../../../base/regex.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * Whether an answer is plainly of another kind than a question for free text asks for: no span of time to "how long", no
 * days to "days on which", and a bare day, time or number to a question for a reason, a trouble or a brand.
 */
export function isOfAnotherKind(heard: Tokens, plan: FieldReader): boolean {
  const asked = kindOfText(plan)
  if (asked === undefined) return false
  if (asked === 'when') return heard.words.length <= MAX_WORDS && !heard.words.some(tellsWhen)
  return heard.words.every((word) => isBareWhen(word) || AROUND.has(word))
}

/** A longer answer may tell when in words of its own. */
const MAX_WORDS = 6

const kindOfText = oncePerField<'when' | 'matter' | undefined>(({ field, label, welcomesQuestions }) => {
  const described = field.description.toLowerCase()
  if (ASKS_WHEN.test(described)) return 'when'
  if (welcomesQuestions || ANY_OF.test(described)) return undefined
  return MATTER.test(described) || label.some(isMatter) ? 'matter' : undefined
})

const ASKS_WHEN = regex`
  ^(?:and )?(?:for |since )?how long\b(?! (?:is|was|are) the (?:wall|road|room|cable))
  |^(?:the |which |on which )?days? (?:on|that|of the week|in the week|when|he|she|they|you|the)\b
  |^(?:kitne din|kab se|कितने दिन|कब से)
`
const MATTER = /^(?:the |your |main )?(?:symptoms?|reason|brand|make|complaint|problem|trouble|fault)\b/
const ANY_OF = /\b(?:when|since|date|time|day|days|number|how many|remarks?|anything)\b/

function isMatter(word: string): boolean {
  return /^(?:symptoms?|reason|brand|complaint|trouble)$/.test(word)
}

const BARE = wordSet(
  `today tomorrow yesterday tonight day before after morning afternoon evening night noon week weekend
   monday tuesday wednesday thursday friday saturday sunday kal aaj parso parson subah dopahar shaam raat
   somvar somwar mangalvar mangalwar budhvar budhwar guruvar guruwar shukravar shukrawar shanivar shaniwar ravivar raviwar itvar itwar
   कल आज परसों सुबह दोपहर शाम रात सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार इतवार`,
)
const AROUND = wordSet('no sorry the on at next this ok okay problem fine well actually ko को nahi नहीं')

function isBareWhen(word: string): boolean {
  return BARE.has(word) || MONTH_OF.has(word) || /^\d{1,4}$/.test(word)
}

/** Words of days, spans and how often. */
const SPANS = wordSet(
  `when jab जब since from for till until long while recently always just now beginning start birth childhood ever never before
   after every each daily alternate weekdays weekends
   weekend week weeks fortnight day days month months year years yr yrs hour hours hr hrs minute minutes min mins second
   seconds ago few couple several many some any all whole both most only except
   mon tue tues wed thu thur thurs fri sat sun din dino dinon hafta hafte haftey mahina mahine mahino saal saalon ghanta ghante
   roz rozana har kuch kai bahut kaafi kafi hamesha bachpan se tak sab sabhi
   thodi thode der pehle pahle abhi shuru से तक दिन दिनों हफ्ता हफ्ते महीना महीने साल सालों घंटा घंटे रोज रोज़ हर कुछ कई बहुत
   काफी हमेशा बचपन सब सभी पहले अभी शुरू देर सप्ताह`,
)

function tellsWhen(word: string): boolean {
  return isBareWhen(word) || SPANS.has(word) || /\d/.test(word) || numberWord(word, true) !== undefined
}
