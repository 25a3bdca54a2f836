import { regex } from '../../../base/regex.ts'
import type { SpecialIntent } from '../../../ports/language.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { asksToCallThen } from './later-calls.ts'
import { mayBeOtherPerson, saysOtherPerson } from '../names/not-this-person.ts'
import { saysNobodyNamed } from '../names/says-nobody-named.ts'
import { isGoneBefore } from '../names/says-gone.ts'
import type { Tokens } from '../words/tokens.ts'
import { bodyFrom } from './body-from.ts'
import { wordSet } from '../words/word-set.ts'
import { endsCalls } from './ends-calls.ts'
import { endsCallsOfBefore } from './ends-calls-of-before.ts'
import { removesNumber, REMOVES } from './removes-number.ts'
import { isWrongNumber, WRONG } from './is-wrong-number.ts'
import { asksForCallOfOthers } from './asks-for-call-of-others.ts'
import { asksForLaterCall, isBackLater, TALKS, LATER } from './asks-for-later-call.ts'
import { asksLaterOfBefore } from './asks-later-of-before.ts'
import { deniesCallNow } from './denies-call-now.ts'
import { CALLING, CALL_NOUNS } from './wish-words.ts'

export interface Wish {
  intent: SpecialIntent
  from: number
  to: number
}

/**
 * Finds intents by the words of a clause, where no phrase is known: a call and a word that ends it, a number and a word
 * that removes it, a wrong number, a call and a later time. Does not check who says it: see `isQuoted`.
 */
export function wishesIn(heard: Tokens): Wish[] {
  if (!heard.words.some((word) => TELLING.has(word)) && !mayBeOtherPerson(heard)) return []
  const clauses = clausesOf(heard)
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1]
    const length = clause.to - clause.from
    const body = { from: bodyFrom(heard, clause), to: clause.to }
    // One word is a wish only behind another clause: "…, later".
    if (length > MAX_WORDS || (length < 2 && before === undefined)) return []
    const intent =
      endsCalls(heard, clause) ||
      THREAT.test(heard.words.slice(clause.from, clause.to).join(' ')) ||
      endsCallsOfBefore(heard, clause, before) ||
      removesNumber(heard, body)
        ? 'opted_out'
        : isWrongNumber(heard, body) || saysAnother(heard, clause)
          ? 'wrong_person'
          : asksForCallOfOthers(heard, clause) ||
              asksForLaterCall(heard, clause) ||
              asksToCallThen(heard, clause) ||
              asksLaterOfBefore(heard, clause, before) ||
              isBackLater(heard, clause, clauses)
            ? 'callback_requested'
            : undefined
    if (intent === undefined) return []
    const isPutOff =
      intent === 'callback_requested' && before && deniesCallNow(heard.words.slice(before.from, before.to))
    return [{ intent, from: isPutOff ? before.from : clause.from, to: clause.to }]
  })
}

function saysAnother(heard: Tokens, clause: Clause): boolean {
  if (saysNobodyNamed(heard, clause)) return true
  return saysOtherPerson(heard.words.slice(clause.from, clause.to)) && !isGoneBefore(heard, clause)
}

/** "Peecha chhodo", "left alone", "if nobody rang me" */
const LEAVES_ALONE = wordSet(
  'left rang rung phoned called contacted messaged texted blocking block peecha picha pichha peechha पीछा',
)
const MAX_WORDS = 16
/** "दोबारा कॉल किया तो शिकायत कर दूँगा", "call me again and I'll report you" */
const THREAT = regex`
  (?:^| )(?:dobara|dubara|phir|fir|ab|agar|दोबारा|दुबारा|फिर|अब|अगर) (?:\S+ ){0,3}?(?:call|phone|कॉल|काल|फोन)
    [ ](?:kiya|kiye|aaya|ki|kari|किया|आया|की) (?:to|toh|na|तो)(?: |$)
  |\b(?:call|ring|phone|contact) (?:me |us |here |this number )?(?:again|once more|one more time) and
    [ ](?:i|ill|we|well)\b
  |\bif (?:you|u|anyone|any of you) (?:people )?(?:call|ring|phone|contact)s? (?:me |us |here |this number )?
    (?:again|once more|any more|anymore|one more time)\b
  |(?:^| )(?:call|phone|कॉल|काल|फोन) (?:kiya|aaya|किया|आया|की|ki) (?:to|toh|तो) (?:\S+ ){0,3}?(?:complain|complaint|shikayat|police|case|report|block|शिकायत|पुलिस|केस|ब्लॉक)\S*(?: |$)
  |(?:^| )(?:complain|complaint|shikayat|police|case|court|report|शिकायत|पुलिस|केस)\S*(?: \S+){1,3} (?:agar|अगर) (?:\S+ )?(?:call|phone|कॉल|काल|फोन) (?:kiya|kiye|aaya|ki|किया|आया|की)$
  |\bone more (?:phone )?(?:call|ring) and (?:i|ill|we)\b
  |\b(?:one more|another)(?: single)?(?: phone)? (?:call|message|ring)\b.*\b
    (?:police|complain|complaint|court|legal|lawyer|report|sue|trai|block)\b
  |(?:^| )(?:ek aur|एक और)(?: baar)? (?:call|phone|कॉल|काल|फोन) (?:aaya|kiya|aayi|ki|आया|किया|आई|की) (?:to|toh|na|तो)(?: |$)
`

/** Without one of these words there is no intent. */
const TELLING = new Set([
  ...CALLING,
  ...CALL_NOUNS,
  ...LEAVES_ALONE,
  ...REMOVES,
  ...WRONG,
  ...TALKS,
  ...LATER,
  ...wordSet(
    'sampark संपर्क सम्पर्क off ask tab तब removed deleted unsubscribed dnd dnc ndnc minat ghante ghanta मिनट घंटे घंटा other back free speak lagaiye lagaiyega lagana milaiye milana लगाइए लगाइएगा लगाना मिलाइए मिलाना',
  ),
])
