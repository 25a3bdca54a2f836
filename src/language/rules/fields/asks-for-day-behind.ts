import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'
import { isPast } from './english-verbs.ts'
import { asksForEitherSide } from './may-lie-behind.ts'
import { isPerson } from './kind-asked.ts'

/**
 * Whether a day or time is asked for that has been, of a birth, a purchase, an accident: by the name of the field, or by what its
 * description says first.
 */
export function asksForDayBehind(label: readonly string[], described: readonly string[]): boolean {
  if (LAST_DAY.test(`${label.join(' ')} / ${described.join(' ')}`)) return false
  if (asksForEitherSide(described.join(' '))) return false
  if (label.some((word, at) => PAST.has(word) && !isLastOfMany(label, at)))
    return !LEADS_AHEAD.test(described.join(' '))
  // `travelled_on`, `flat_sold_on`
  const isDone = label.some((word) => isPast(word) && !ADJECTIVES.has(word))
  if (isDone && /^(?:on|at|date|day|since)$/.test(label.at(-1) ?? '')) return true
  for (const [at, word] of described.entries()) {
    if (AHEAD.has(word)) return described.some((one) => BIRTH.has(one))
    if ((PAST.has(word) && !isLastOfMany(described, at)) || isHappened(described, at)) return true
  }
  return HAPPENING.test(described.join(' ')) || LOST.test(label.join(' '))
}

const BIRTH = wordSet('birth dob birthday birthdate born janm जन्म')
const PAST = wordSet(
  `birth dob birthday birthdate born last previous since joined purchase purchased bought happened incident accident started
   did was were sown sowing died death demise onset occurrence theft
   thi tha hui hua थी था थे हुई हुआ बुवाई janm जन्म`,
)

/** "Expected", "will", "to be": a day to come, whatever is told of the past behind it. */
const AHEAD = wordSet(
  'expected planned preferred proposed tentative target due next will would should shall wants want can need needs must upcoming',
)
const LEADS_AHEAD = /^(?:the )?(?:expected|planned|preferred|proposed|tentative|target|due|next)\b/

/** The last day on which something can be done is still to come. */
const LAST_DAY = regex`
  \b(?:last|latest) (?:date|day) (?:for|to|by|of|when|on)(?: \w+)? (?:submi\w+|apply\w*|appli\w+|pay\w*|regist\w+|enrol\w*|entry|which)\b
  |^deadline\b|\bdeadline$
`

/** "The last day the sitter is needed" ends something, unlike "the last visit". */
function isLastOfMany(words: readonly string[], at: number): boolean {
  return words[at] === 'last' && /^(?:day|working)$/.test(words[at + 1] ?? '')
}

/** "The day the hail damaged the crop", "when the leak was first noticed": a verb of the past that is said of something. */
function isHappened(described: readonly string[], at: number): boolean {
  const word = described[at] ?? ''
  const before = described[at - 1] ?? ''
  if (
    at === 0 ||
    !isPast(word) ||
    isPerson(word) ||
    ADJECTIVES.has(word) ||
    NO_SUBJECT.has(before) ||
    described[at + 1] === 'by'
  )
    return false
  return !described.slice(Math.max(0, at - MAX_TO_AUXILIARY), at).some((one) => NOT_PAST.has(one))
}

const MAX_TO_AUXILIARY = 3
const ADJECTIVES = wordSet(
  `preferred required requested expected scheduled needed planned estimated proposed desired suggested agreed promised
   confirmed fixed interested wanted allotted related based detailed used registered insured married left set had have`,
)
const NO_SUBJECT = wordSet(
  'a an the your their his her our of for each every and or any this that in on at as if when not',
)
const NOT_PAST = wordSet('to be is are will would should can may must wants want needs need get gets like prefer')

/** "Date of loss", "date on which it took place", "कब से" */
const HAPPENING = regex('u')`
  ^(?:the )?(?:approximate |exact )?(?:date|day|time) (?:and time )?of (?:the |your )?
    (?:loss|theft|damage|accident|incident|event of loss|death|demise|onset|injury|offence|fir|occurrence|breakdown|calving|transplant\w*)\b
  |\b(?:passed away|took place|went missing)\b
  |(?:^| )(?:kab|कब) (?:se|से)(?: |$)
`
/** `loss_date`, `fir_date` */
const LOST = /^(?:loss|damage|theft|fir|injury|breakdown|calving)\b/
