import { regex } from '../../../base/regex.ts'
import { BE, NAHI, WRONG } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isRemark } from './remarks.ts'
import type { Sign, SignHit } from './signs.ts'
import { isOfWellBeing } from './statements/read-well.ts'
import type { YesNo } from './yes-or-no.ts'

/** Whether a "yes" or "no" is said of something else than the question, given what was answered before it. */
type PassesOver = (heard: Tokens, sign: SignHit, answer: YesNo | undefined) => boolean

/** The first reason for which a "yes" or "no" does not count, if any. */
export function passedOverBy(heard: Tokens, sign: SignHit, answer: YesNo | undefined): PassesOver | undefined {
  return REASONS[sign.tag]?.find((isPassed) => isPassed(heard, sign, answer))
}

/** "No, that's fine" still declines, and "नहीं बिल्कुल नया है" says how new it is. */
export const isMildAgreement: PassesOver = (heard, { from, to }, answer) =>
  answer?.value === false && isMild(heard, from, to)

const REASONS: Partial<Record<Sign, readonly PassesOver[]>> = {
  yes: [
    isOr,
    isPoliteNo,
    isOfQuality,
    endsPolitely,
    isDeniedVerb,
    isKnownLater,
    asksWhyNot,
    isMildAgreement,
    isOnlyMeant,
    isOfConversation,
    isDescribing,
    isOfWellBeing,
  ],
  no: [tellsWhatIsUnclear, isOnlyMeant, isTag, isNarrated, isWithin, isBloodGroup, isRemarkBehind],
  'do it': [asksForAnother],
}

/** "Nahin ji" is a polite no. */
function isPoliteNo(heard: Tokens, sign: SignHit, answer: YesNo | undefined): boolean {
  return answer?.value === false && isOneWord(sign) && isWithinClause(heard, sign) && isPolite(heard, sign)
}

/** "Batai par lete hain ji": a sentence ends politely. */
function endsPolitely(heard: Tokens, sign: SignHit, answer: YesNo | undefined): boolean {
  const isEnd = answer === undefined && isOneWord(sign) && sign.from > 0 && isWithinClause(heard, sign)
  return isEnd && isPolite(heard, sign) && BE.test(heard.words[sign.from - 1] ?? '')
}

function isOneWord({ from, to }: SignHit): boolean {
  return to === from + 1
}

function isWithinClause({ breaks }: Tokens, { from }: SignHit): boolean {
  return !breaks[from]
}

function isPolite({ words }: Tokens, { from }: SignHit): boolean {
  return POLITE.has(words[from] ?? '')
}

const POLITE = new Set(['ji', 'jee', 'जी'])

/** "Bilkul bekar hai": how bad, and no yes. */
function isOfQuality({ words, breaks }: Tokens, sign: SignHit): boolean {
  const { from, to } = sign
  if (!VERY.has(words[from] ?? '') || !isOneWord(sign)) return false
  return !breaks[to] && to < words.length && BAD.test(words[to] ?? '')
}

const VERY = new Set(['bilkul', 'बिल्कुल', 'बिलकुल'])
const BAD = regex`
  ^(?:
    bekaa?r|ghatiya|kharab|bakwas|galat|gand[aei]|bura|buri|faltu|wahiyat|thand[aei]|slow|alag|nay[aei]|purana|purani
    |बेकार|घटिया|खराब|बकवास|गलत|गंद[ाेी]|बुर[ाेी]|फालतू|अलग|नय[ाेी]|पुरान[ाेी]
  )$
`

/** "Nahi chalega": a verb, which the "nahi" before it denies. */
function isDeniedVerb(heard: Tokens, sign: SignHit, answer: YesNo | undefined): boolean {
  if (answer?.value !== false || answer.to !== sign.from || !isWithinClause(heard, sign)) return false
  return /^(?:chaleg[ai]|chal|ho|manzoor|manjur|चलेगा|चलेगी|मंजूर|हो)$/.test(heard.words[sign.from] ?? '')
}

/** "Pata chalega" */
function isKnownLater({ words, breaks }: Tokens, { from }: SignHit): boolean {
  return !breaks[from] && /^(?:pata|maalum|maloom|malum|पता|मालूम)$/.test(words[from - 1] ?? '')
}

/** "Aap log band kyun nahi karte" asks, and agrees to nothing. */
function asksWhyNot({ words, breaks }: Tokens, { from, to }: SignHit): boolean {
  if (!NAHI.test(words[to - 1] ?? '') || breaks[to] || to >= words.length) return false
  return (
    /^(?:kyon|kyun|kyu|क्यों|क्यूं)$/.test(words[from] ?? '') && /(?:t[aei]|rah[aei]|त[ाेी]|रह[ाेी])$/u.test(words[to] ?? '')
  )
}

function isMild({ words, breaks }: Tokens, from: number, to: number): boolean {
  if (VERY.has(words[from] ?? '') && to === from + 1) return breaks[to] !== true
  // "Nahi, normal hi theek hai" praises what there is in place of it.
  const said = words.slice(from, to).join(' ')
  if (breaks[from] === true ? ALL_RIGHT.test(said) : SUITS.test(said)) return true
  return MILD.test(words[to - 1] ?? '') && !AGREES.test(words[from] ?? '')
}

/** The "ya" of "recording hai ya insaan": "or" in Hindi, and no "yeah". */
function isOr({ words, breaks }: Tokens, { from, to }: SignHit): boolean {
  if (words[from] !== 'ya' || to !== from + 1 || to >= words.length || breaks[from] || breaks[to]) return false
  return BESIDE_OR.test(words[from - 1] ?? '') || BESIDE_OR.test(words[to] ?? '')
}

const BESIDE_OR =
  /^(?:hai|hain|ho|tha|thi|koi|phir|fir|nahi|nahin|insaan|aadmi|mein|me|se|ko|ka|ki|wala|wali|kya|raha|rahi)$/

const SUITS = /^(?:(?:theek|thik|teek|sahi|ठीक|सही)(?: (?:hai|h|he|है))?|chaleg[ai]|चलेगा|चलेगी)$/
/** "Nahi, theek hai" declines, as "no, that's fine" does. */
const ALL_RIGHT = /^(?:theek|thik|teek|ठीक)(?: (?:hai|h|he|है))?$/
const MILD = /^(?:fine|ok|okay|good|great|perfect|alright|problem|problems|worries)$/
const AGREES = /^(?:yes|yeah|yep|ya|sure|ok|okay)$/

/** The "no" of "I was going to say no" */
function isOnlyMeant({ words, breaks }: Tokens, { from }: SignHit): boolean {
  return words[from - 1] === 'say' && !breaks[from] && MEANT.test(words.slice(Math.max(0, from - 5), from).join(' '))
}

const MEANT = /\b(?:going to|about to|wanted to|planning to|tempted to|would have|wouldve|nearly|almost) say$/

/** "Galat aadmi se baat nahi kar rahe" is no "koi baat nahi". */
function isOfConversation({ words, breaks }: Tokens, { from, to }: SignHit): boolean {
  return BAAT.test(words[from] ?? '') && !breaks[to] && VERBS.test(words[to] ?? '')
}

const BAAT = /^(?:baat|बात)$/
const VERBS = /^(?:kar|karna|karni|ki|ho|hui|कर|करना|करनी|की|हो|हुई)$/

/** The "sahi" of "sahi number hai", and the "theek hai" of "nahi ji, baaki sab ki theek hai", describe something. */
function isDescribing({ words, breaks }: Tokens, { from }: SignHit, answer: YesNo | undefined): boolean {
  const word = words[from] ?? ''
  if (!DESCRIBES.test(word)) return false
  const next = breaks[from + 1] ? '' : (words[from + 1] ?? '')
  if (MENDED.test(`${word} ${next}`)) return true
  if (/^(?:sahi|sahee|सही)$/.test(word) && next !== '' && !AFTER_RIGHT.test(next)) return true
  return answer?.value === false && !breaks[from] && !AGREES_BEFORE.test(words[from - 1] ?? '')
}

/** "पुराना ठीक कर दिया", "ठीक से", "dawai se theek ho gaye": how something is done, or somebody got well */
const MENDED = /^(?:theek|thik|ठीक) (?:kar|karke|karwa\S*|kiya|se|ho|hui|hua|hue|कर|करके|करवा\S*|किया|से|हो|हुई|हुआ|हुए)$/
const DESCRIBES = /^(?:sahi|sahee|theek|thik|teek|thick|fine|good|right|correct|सही|ठीक)$/
const AFTER_RIGHT =
  /^(?:hai|he|h|hain|hoga|rahega|ji|jee|baat|bola|kaha|keh|kah|pakde|hi|to|toh|bilkul|है|हैं|होगा|रहेगा|जी|बात|बोला|कहा|कह|ही|तो)$/
const AGREES_BEFORE =
  /^(?:haan|han|ha|yes|yeah|ok|okay|ji|jee|bilkul|to|toh|hi|ab|phir|no|nahi|जी|हां|बिल्कुल|तो|ही|अब|फिर|नहीं|thats|its|is)$/

/** "Haan, saaf nahi dikhta": what is not clear tells what the yes is about. */
function tellsWhatIsUnclear({ words, breaks }: Tokens, { from }: SignHit, answer: YesNo | undefined): boolean {
  if (answer?.value !== true || answer.from !== 0 || from <= answer.to || breaks[from]) return false
  return NAHI.test(words[from] ?? '') && SOUND.test(words[from - 1] ?? '')
}

const SOUND = /^(?:saaf|saf|theek|thik|sahi|acch?[aei]|achh?[aei]|clear|साफ|ठीक|सही|अच्छ[ाेी])$/

/** "Haan na", "theek hai na": asks for agreement. */
function isTag({ words, breaks }: Tokens, sign: SignHit): boolean {
  const { from } = sign
  return isOneWord(sign) && from > 0 && !breaks[from] && NA.has(words[from] ?? '') && !NA.has(words[from - 1] ?? '')
}

const NA = new Set(['na', 'ना'])

/** "Of course, we never skip it" */
function isNarrated({ words, breaks }: Tokens, { from }: SignHit, answer: YesNo | undefined): boolean {
  if (answer?.value !== true || words[from] !== 'never' || breaks[from]) return false
  return /^(?:i|we|he|she|they|have|has)$/.test(words[from - 1] ?? '')
}

/** "No, I have no income": the first one answers; what is wrong is said anew. */
function isWithin({ words, breaks }: Tokens, { from }: SignHit, answer: YesNo | undefined): boolean {
  return answer?.value === false && answer.from === 0 && !breaks[from] && !WRONG.test(words[from] ?? '')
}

/** "O negative" */
function isBloodGroup({ words, breaks }: Tokens, { from }: SignHit): boolean {
  return words[from] === 'negative' && !breaks[from]
}

function isRemarkBehind(heard: Tokens, sign: SignHit, answer: YesNo | undefined): boolean {
  return answer?.value === true && isRemark(heard, answer, sign)
}

/** "Nahi, kal kar do" and "whatsapp kar do" ask for something else. */
function asksForAnother(heard: Tokens, { from }: SignHit, answer: YesNo | undefined): boolean {
  return answer?.value === false || (from > 0 && !isBeforeDoIt(heard, from - 1))
}

/** "Haan kar do", "aap hi kar do"; not "bhains ka hi kar do". */
function isBeforeDoIt({ words }: Tokens, at: number): boolean {
  const [word = '', before] = [words[at], words[at - 1]]
  return BEFORE_DO_IT.has(word) && (!STRESSES.test(word) || before === undefined || BEFORE_DO_IT.has(before))
}

const STRESSES = /^(?:hi|to|toh|ही|तो)$/
const BEFORE_DO_IT = new Set(
  `haan han haa ji jee yes yeah ok okay theek thik hai sahi book booking confirm pakka fix done please chalu chaalu shuru start
   on activate aap hi to toh accha acha bilkul zaroor
   हां जी ठीक है सही बुक कन्फर्म पक्का चालू शुरू ऑन स्टार्ट आप ही तो अच्छा बिल्कुल जरूर`.split(/\s+/),
)
