import type { Tokens } from '../words/tokens.ts'
import { hindiSpelling } from '../words/hindi-spelling.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { isGated, type NumberWord, numberWord, QUARTERS } from './number-words.ts'

/**
 * The number that a word stands for, judged by its neighbours: "do", "das" and "bees" are numbers wherever Hindi is
 * spoken, and in any sentence directly before a scale ("das lakh"), before what is counted ("das baje"), and after a
 * quarter ("saade saat").
 */
export function numberTokenAt(heard: Tokens, at: number, readsHindi: boolean): NumberWord | undefined {
  heard.numbers ??= { hindi: [], english: [] }
  const known = readsHindi ? heard.numbers.hindi : heard.numbers.english
  let number = known[at]
  if (number === undefined) known[at] = number = lookUp(heard, at, readsHindi) ?? null
  return number ?? undefined
}

function lookUp(heard: Tokens, at: number, readsHindi: boolean): NumberWord | undefined {
  const word = heard.words[at]
  if (word === undefined || isGiving(heard, at)) return undefined
  if (HUNDRED_AS_HEARD.has(word)) return isHundred(heard, at) ? HUNDRED : undefined
  const number = numberWord(word, readsHindi)
  if (number !== undefined || readsHindi || !isGated(word)) return number
  return isCounted(heard, at) ? numberWord(word, true) : undefined
}

const HUNDRED: NumberWord = { kind: 'hundred', value: 100 }
/** "Sau" as a recogniser set to English writes it. */
const HUNDRED_AS_HEARD = new Set(['so', 'soo', 'sou', 'sao'])
const AFTER_HUNDRED = new Set(
  'rs inr rupees rupee rupaye rupay ka ke ki only hai de dunga dungi doonga per tak wala wale bas gram kilo'.split(' '),
)

/** The "so" of "panch hajar panch so". */
function isHundred(heard: Tokens, at: number): boolean {
  if (heard.breaks[at]) return false
  const before = heard.words[at - 1] ?? ''
  const isCount = numberWord(before, true) !== undefined && numberWord(before, false)?.kind !== 'hundred'
  if (!isCount || ENGLISH_NUMBER.test(before)) return false
  const after = heard.words[at + 1] ?? ''
  return heard.breaks[at + 1] === true || AFTER_HUNDRED.has(after) || numberWord(after, true) !== undefined
}

const ENGLISH_NUMBER = /^(?:\d.*|zero|one|two|three|four|five|six|seven|eight|nine|ten|.*teen|eleven|twelve|.+ty)$/

/** The "do" of "bhej do" and "paanch hazaar do" asks to give something. */
export function isGiving(heard: Tokens, at: number): boolean {
  const word = heard.words[at]
  if ((word !== 'do' && word !== 'दो') || heard.breaks[at]) return false
  const before = heard.words[at - 1] ?? ''
  if (VERB_STEMS.has(before) || isCausative(before)) return true
  if (heard.breaks[at + 1] !== true) return false
  return GIVEN.test(before) || numberWord(before, true)?.kind === 'scale'
}

/** "Thoda time do" */
const GIVEN = /^(?:time|samay|waqt|mohlat|mauka|discount|jawab|dhyan|समय|टाइम|वक्त|मोहलत|मौका)$/

/** "Mangwa", "dilwa", "उतरवा": to have something done, of any verb; "halwa" and "dawa" are things. */
function isCausative(word: string): boolean {
  return CAUSATIVE.test(word) && isHindiVerb(hindiSpelling(word))
}

const CAUSATIVE = /^.{2,}(?:[wv]a|वा)$/u

const VERB_STEMS = new Set(
  `kar bhej laga likh rakh karwa karva bula bata de chhod chod rehne rahne hone jaane jane band dila la bana dikha mila hata
   nikal mita badal rok sun padh pahuncha
   bol kah keh samjha daal dal dhar gin pack book pakda manga bhijwa lagwa likhwa jod badhwa utha bhar
   बोल कह सुन समझा डाल पैक बुक गिन पकडा मंगा भिजवा करवा लगवा लिखवा जोड उठा भर
   कर भेज लगा लिख रख बुला बता दे छोड़ छोड रहने होने जाने बंद दिला ला बना दिखा मिला हटा निकाल मिटा बदल`.split(/\s+/),
)

/** What is counted, or measured, right behind a number. */
const COUNTERS = new Set(
  `baje baj bje bajey saal sal saalon din dinon mahine mahina mahiney hafte hafta ghante ghanta minat log logon jan jane aadmi
   bachche bacche bachhe
   rupaye rupay rupaya rupiya rupees rupee rs inr taka paise kilo kg gram litre liter plate plates ticket tickets seat seats
   nag packet packets piece pieces bottle bottles
   darjan dozen pratishat percent tarikh tareekh taarikh tarik kamre kamra kursi bori quintal acre bigha manzil number wale
   wali january february march april june july august
   september october november december disambar janvari farvari navambar aktubar sitambar bajkar guna baar cylinder cylinders
   bedroom room rooms guest guests people
   person persons day days month months year years week weeks hour hours minute minutes km kilometre kilometer`.split(
    /\s+/,
  ),
)
/** "Do" before these is as likely the English word: "do people come?" */
const ALSO_AFTER_ENGLISH_DO = /^(?:people|persons?|guests?|days?|months?|years?|weeks?|hours?|minutes?|number|rooms?)$/

function isCounted(heard: Tokens, at: number): boolean {
  const before = heard.breaks[at] ? '' : (heard.words[at - 1] ?? '')
  if (QUARTERS.has(before)) return true
  if (heard.breaks[at + 1]) return isScale(before) && heard.words[at] !== 'do'
  const after = heard.words[at + 1] ?? ''
  if (isScale(after) || (after !== 'so' && HUNDRED_AS_HEARD.has(after))) return true
  if (after === 'so' && isHundred(heard, at + 1)) return true
  if (!COUNTERS.has(after)) return isScale(before) && isNumberAhead(heard, at + 1)
  return heard.words[at] !== 'do' || !ALSO_AFTER_ENGLISH_DO.test(after) || heard.breaks[at + 2] === true
}

function isNumberAhead(heard: Tokens, at: number): boolean {
  return !heard.breaks[at] && numberTokenAt(heard, at, false) !== undefined
}

function isScale(word: string): boolean {
  const kind = numberWord(word, false)?.kind ?? numberWord(word, true)?.kind
  return kind === 'scale' || kind === 'hundred'
}

/** "Hundred", "sau", "lakh" */
export function isScaleAt(heard: Tokens, at: number, readsHindi: boolean): boolean {
  const kind = numberTokenAt(heard, at, readsHindi)?.kind
  return kind === 'hundred' || kind === 'scale'
}

/**
 * Whether a scale may stand for one of it ("about a thousand", "lakh rupaye"): at the beginning of a clause, or behind
 * a word that tells nothing of how many. Behind any other word ("a few lakhs", a number that was not recognised) it is
 * doubtful, and "lakhs" are more than one.
 */
export function isLeadOfScale(heard: Tokens, at: number): boolean {
  if (NO_LEAD.test(heard.words[at] ?? '')) return false
  return heard.breaks[at] === true || LEADS_OF_SCALE.has(heard.words[at - 1] ?? '')
}

/** "Cr" stands behind its number; alone it may be letters. */
const NO_LEAD = /^(?:(?:hundred|thousand|lakh|lac|crore|million|billion)s|cr)$/

const LEADS_OF_SCALE = new Set(
  `about around approx approximately nearly almost roughly only just rs inr rupees rupee lagbhag karib kareeb takriban bas sirf
   yes ok okay it is its hai to toh ji within upto under
   over above below for of at pay than minimum maximum maybe say mera meri the by and aur ya or plus se tak between per double
   half
   लगभग करीब तकरीबन बस सिर्फ हां जी तो है और या से कम ज्यादा रुपये रुपए`.split(/\s+/),
)
