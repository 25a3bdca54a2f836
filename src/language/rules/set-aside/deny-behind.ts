import { regex } from '../../../base/regex.ts'
import { UNIT_MINUTES } from '../dates/counted-days.ts'
import { DATE_NOUNS, MONTH_OF } from '../dates/date-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import type { Denial } from './denial.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

const NAHI = wordSet('nahi nai mat नहीं मत')
/** "Koi baat nahi" is an idiom that negates no value. */
const IDIOMS = wordSet(
  `baat dikkat problem pareshani zaroorat zarurat jarurat pata yaad maloom kyun kyon kyu koi kuch issue tension bilkul abhi ji haan main mai mujhe hum
   बात दिक्कत परेशानी जरूरत पता याद मालूम क्यों क्यूं कोई कुछ बिल्कुल बिलकुल अभी जी हां मैं मुझे हम`,
)
/** Verbs that end the sentence before the denied words. */
const ENDS_SENTENCE = wordSet(
  `hai hain ho rahega rahegi chalega chalegi hoga hogi aaunga aaungi karunga karungi dunga dungi lunga lungi lekin magar par
   aur but and because kyunki chahiye
   चाहिए है हैं रहेगा रहेगी चलेगा चलेगी होगा होगी लेकिन मगर पर और क्योंकि`,
)
/** "Friday ki jagah", "kal ke bajay", "somvar chhod ke" */
const INSTEAD_BEHIND = regex`
  ^(?:
    (?:ki|ke) (?:jagah|bajay|bajaye|badle|alawa|siva|sivay)|(?:chhod|chod|hata) (?:ke|kar|do)|chhodkar|chodkar
    |(?:की|के) (?:जगह|बजाय|बदले|अलावा|सिवाय)|(?:छोड|हटा) (?:के|कर)|छोडकर
  )
`
/** "Ek din chhod ke" is every other day. */
const EVERY_OTHER = /^(?:ek|एक) (?:din|hafta|hafte|mahina|mahine|saal|दिन|हफ्ता|हफ्ते|महीना|महीने|साल) (?:chh?o|छो)/
const MAX_TO_BOUND = 8
const BOUNDS = /(?:^| )(?:se|से) (?:zyada|jyada|ziada|kam|upar|ज्यादा|कम|ऊपर)(?: |$)/

const LINKS_INSTEAD = wordSet('ki ke chhod chod hata chhodkar chodkar की के छोड़ हटा छोड़कर')

export function denyBehind({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from + 1; at < to; at++) {
    const word = words[at] ?? ''
    const isInstead = LINKS_INSTEAD.has(word) && INSTEAD_BEHIND.test(`${word} ${words[at + 1] ?? ''}`)
    if (!isInstead && !NAHI.has(word)) continue
    if (isInstead && EVERY_OTHER.test(words.slice(at - 2, at + 1).join(' '))) continue
    // "Yaad hi nahi raha"
    const before =
      words[at - 2] !== undefined && STRESSES.test(words[at - 1] ?? '') ? (words[at - 2] ?? '') : (words[at - 1] ?? '')
    const isIdiom = IDIOMS.has(before) && !(INTENSIFIES.has(before) && at - 1 > from)
    if (isIdiom && at - 1 > from && at + 1 < to && FRONTING.has(before))
      denials.push({ from, to: at - 1, reach: 'last' })
    if (!isInstead && (isIdiom || NAHI.has(before) || isMissingSince(words, at, to))) continue
    if (!isInstead && tellsFault(words, from, at, to)) continue
    // "Dedh lakh se zyada nahi" is at most that.
    if (!isInstead && BOUNDS.test(words.slice(Math.max(from, at - MAX_TO_BOUND), at).join(' '))) continue
    let start = at
    const since = isInstead ? from : sinceWhen(words, from, at, to)
    while (start > since && !ENDS_SENTENCE.has(words[start - 1] ?? '') && !NAHI.has(words[start - 1] ?? '')) start -= 1
    denials.push({ from: start, to: at, reach: 'last' })
  }
}

const STRESSES = /^(?:hi|bhi|ही|भी)$/

/** "Paanch hazaar to main nahi doonga", "nau baje koi nahi hota": what stands before who does not. */
const FRONTING = wordSet('main mai hum ham mujhe hume humein koi मैं हम मुझे हमें कोई')

/** "Kal to bilkul nahi" denies the day, "bilkul nahi" the question. */
const INTENSIFIES = wordSet('bilkul bilkool hargiz kabhi बिल्कुल बिलकुल हरगिज कभी')

/** "Fridge thanda nahi kar raha": what a thing does not do, unlike "main Friday ko nahi kar raha". */
function tellsFault(words: readonly string[], from: number, at: number, to: number): boolean {
  const isOngoing = at + 2 < to && WORKS.test(words[at + 1] ?? '') && ONGOING.test(words[at + 2] ?? '')
  return isOngoing && !words.slice(from, at).some((word) => SPEAKERS.has(word))
}

const WORKS = /^(?:kar|ho|chal|कर|हो|चल)$/
const ONGOING = /^(?:raha|rahi|rahe|rha|rhi|रहा|रही|रहे)$/
const SPEAKERS = wordSet('main mai hum ham mujhe mujhko मैं हम मुझे')

/** "Do ghante se nahi hai", "kal se nahi aa rahi": since when something is missing is told, not denied. */
function isMissingSince(words: readonly string[], at: number, to: number): boolean {
  return (
    SINCE.has(words[at - 1] ?? '') && at + 1 < to && MISSING.has(words[at + 1] ?? '') && !CAN.test(words[at + 2] ?? '')
  )
}

/** Where the words behind "kal se" begin in "kal se light nahi hai", "सोमवार से पानी नहीं आ रहा": they alone are missing. */
function sinceWhen(words: readonly string[], from: number, at: number, to: number): number {
  if (at + 1 < to && (!MISSING.has(words[at + 1] ?? '') || CAN.test(words[at + 2] ?? ''))) return from
  if (at + 1 >= to && !words.some((word) => SINCE.has(word))) return from
  const since = words.findLastIndex(
    (word, index) => index > from && index < at - 1 && SINCE.has(word) && isOfTime(words[index - 1] ?? ''),
  )
  return since < 0 ? from : since + 1
}

function isOfTime(word: string): boolean {
  return isDayWord(word) || DAY_PARTS.has(word) || UNIT_MINUTES.has(word) || DATE_NOUNS.has(word) || MONTH_OF.has(word)
}

/** "Somvar se nahi ho payega" */
const CAN = /^(?:pay|pau|paay|paa|sak)|^(?:पा|सक)/
const SINCE = wordSet('se से')
const MISSING = wordSet(
  `hai hain aa aaya aayi aai aata aati chal chala chali mil mila mili ho hui hua ban kar utha khaya kha le laga lag
   है हैं आ आया आई आता आती चल चला चली मिल मिला मिली हो हुई हुआ बन कर उठा खाया खा ले लगा लग`,
)
