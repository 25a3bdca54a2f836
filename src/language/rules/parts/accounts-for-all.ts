import { regex } from '../../../base/regex.ts'
import { asksForNeed, WITH_ONE } from '../fields/asks-for-need.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isKin } from '../names/kin.ts'
import { ASKS_OF_KIN } from '../numbers/is-of-somebody-else.ts'
import { isGrammarWord, isPoliteRequest } from '../words/bare-clauses.ts'
import { isIncome } from '../numbers/measure.ts'
import { mattersIn, namedBy } from '../words/matters-in.ts'
import { isCommonWord } from '../words/common-words.ts'
import { soundsTheSame } from '../words/sounds-the-same.ts'
import { isOwnPercent } from './own-percent.ts'
import { THERE } from './placed-ahead.ts'
import { isGradeAsked, GRADE_WORD } from './saying-a-grade.ts'
import { wordSet } from '../words/word-set.ts'
import { soundsLikeLabel } from '../fields/sounds-like-label.ts'
import { wordsOf } from '../words/tokens.ts'
import { BUT } from '../words/function-words.ts'

/**
 * Whether nothing in a message but the values found could change what a field was answered with: every other word is
 * grammar, an everyday word without weight, or a word of the question.
 */
export function accountsForAll(message: Message, plan: FieldReader): boolean {
  const { heard } = message
  return heard.words.every(
    (word, at) =>
      isTakenFor(message, plan, at) ||
      (plan.kind === 'enum' &&
        (message.isUsed(at) || isOfFoundMatter(message, plan, at) || isLightBeside(message, plan, at))) ||
      heard.aside?.[at] === true ||
      isLight(word, plan) ||
      (plan.kind === 'number' && EARNS.test(word) && isIncome(plan)) ||
      isOwnPercent(plan, word) ||
      (at === 0 && BUT.test(word)) ||
      (plan.kind === 'enum' && BY.test(word) && message.isUsed(at + 1)) ||
      (plan.kind === 'number' && isKin(word) && ASKS_OF_KIN.test(plan.field.description)) ||
      (plan.kind === 'city' && (LIVES.test(word) || THERE.has(word))) ||
      (AT.test(word) && at > 0 && !heard.breaks[at]) ||
      namesFound(message, word, plan) ||
      isOfOption(message, word, plan),
  )
}

const EARNS = /^(?:earn|earns|earning|draw|drawing|make|making|get|getting|kama(?:ta|ti|te)|कमाता|कमाती|कमाते)$/

/** "By card", "through net banking" */
const BY = /^(?:by|via|through|using)$/

/** A yes or no told as a fact spans the whole clause, and accounts for none of its words. */
function isTakenFor({ found }: Message, plan: FieldReader, at: number): boolean {
  return found.some((one) => (one.plan !== plan || plan.kind !== 'boolean') && at >= one.from && at < one.to)
}

/** The "chali" of "naukri chali gayi", which says together with what the option was found by. */
function isOfFoundMatter({ heard, found }: Message, plan: FieldReader, at: number): boolean {
  const span = mattersIn(heard.words).find(({ from, to }) => at >= from && at < to)
  return span !== undefined && found.some((one) => one.plan === plan && one.from < span.to && one.to > span.from)
}

/**
 * What leaves the choice of an option as it is: the "jod" of "jod dena", the "paise" of how to pay, the "was" of a question of the
 * past, the "sabse badi" of the biggest problem.
 */
function isLightBeside({ heard }: Message, plan: FieldReader, at: number): boolean {
  const word = heard.words[at] ?? ''
  if (STRESSES.test(word) || (IN_THE_PAST.test(word) && asksOfThePast(plan))) return true
  if (LIKES.test(word)) return ABOUT_LIKING.test(plan.field.description)
  if (MONEY.test(word)) return ABOUT_PAYMENT.test(plan.field.description)
  const isVerb = word.length <= MAX_STEM && !heard.breaks[at + 1] && CARRIED_OUT.test(heard.words[at + 1] ?? '')
  return isVerb && !WEIGHS.has(word)
}

const STRESSES = /^(?:sabse|har|every|each|most|सबसे|हर)$/
const IN_THE_PAST = /^(?:was|were|had|tha|thi|ho|hua|hui|gaya|gayi|raha|rahi|था|थी|थे|हो|हुआ|हुई|गया|गई|रहा|रही|रहे)$/
const ABOUT_LIKING = /\b(?:like|liked|best|favou?rite|enjoy\w*|love\w*)\b|पसंद|अच्छा/i
const LIKES = regex`
  ^(?:
    accha|achha|acha|acchi|achhi|ache|acche|badhiya|pasand|best|laga|lagi|lage|aaya|aayi|loved|enjoyed|favou?rite
    |अच्छा|अच्छी|अच्छे|बढिया|पसंद|लगा|लगी|लगे|आया|आई|आए
  )$
`
const MONEY = /^(?:pay|paying|paid|paisa|paise|money|payment|rupaye|पैसा|पैसे|रुपये|पेमेंट)$/
const ABOUT_PAYMENT = /\bpay\b|\bpaid\b|\bpaying\b|\bpayment\b|भुगतान/i
const CARRIED_OUT = /^(?:dena|do|dijiye|dijiyega|lena|lo|lijiye|देना|दो|दीजिए|लेना|लो|लीजिए)$/
const MAX_STEM = 5

/** "Hum … mein rehte hain" */
export const LIVES = /^(?:live|living|stay|staying|rehte|rahte|rehta|rehti|rahta|rahti|रहते|रहता|रहती)$/

/** "Ghar par", unlike the "par" that begins a clause and means "but". */
const AT = /^(?:par|पर|pe|पे)$/

/** The "parcels" of "three parcels to Kochi" names what the three is the value of. */
function namesFound({ found }: Message, word: string, plan: FieldReader): boolean {
  return found.some((one) => one.plan !== plan && one.plan.kind !== 'boolean' && speaksOf(one.plan, word))
}

/** The "ग्रूमिंग" of "एक्सप्रेस ग्रूमिंग", where "express" alone told the option. */
function isOfOption({ found }: Message, word: string, plan: FieldReader): boolean {
  if (plan.kind !== 'enum') return false
  return found.some(
    (one) => one.plan === plan && wordsOf(String(one.value)).some((own) => own === word || soundsTheSame(own, word)),
  )
}

function isLight(word: string, plan: FieldReader): boolean {
  if (plan.questionWords.has(word) || speaksOf(plan, word) || soundsLikeLabel(plan, word)) return true
  if (POINTS.has(word) || (isGradeAsked(plan) && GRADE_WORD.test(word))) return true
  // What is told of a thing by the way asks for nothing: "the bus stop is far" is no "yes" to "do you need the bus?"
  if (plan.kind === 'boolean' && WITH_ONE.test(word)) return !asksForNeed(plan)
  if (plan.kind === 'boolean')
    return (
      isGrammarWord(word) ||
      isPoliteRequest(word) ||
      WISHES.has(word) ||
      VERB.test(word) ||
      namedBy(word).some((id) => labelMatters(plan).has(id))
    )
  return !WEIGHS.has(word) && (isWeightless(word) || HAS.test(word) || isOfQuestion(word, plan))
}

/** Who or what a part speaks of, and contents without a name. */
const POINTS = wordSet(
  `hes shes hell shell itll theyll therell thatll theres theyre ill well him her them us
   saaman saman saamaan samaan cheez cheezen cheezein item items stuff goods andar inside unko unke inko inke unhe use usko
   सामान चीज चीजें आइटम अंदर उनको उनके इनको इनके उन्हें उसे उसको`,
)

/** "मेरे पास … है", "में चलाता हूँ": having and doing. */
const HAS = regex('u')`
  ^(?:paas|pass|pas|पास|yahan|यहां)$
  |^[a-z]{2,8}(?:ata|ati|ate)$|^\S{2,}(?:ता|ती|ते)$|(?:ानी|ाना|ाने|वानी|वाना|वाने)$
  |^(?:रखना|करना|लेना|देना|भेजना|rakhna|karna|lena|dena|bhejna)$
`

/** "जाँच" where the question is which test: another word for what it speaks of. */
function isOfQuestion(word: string, plan: FieldReader): boolean {
  const said = namedBy(word)
  return said.length > 0 && said.some((id) => askedMatters(plan).has(id))
}

const askedMatters = oncePerField(({ label, questionWords }) => new Set([...label, ...questionWords].flatMap(namedBy)))

const labelMatters = oncePerField(({ label }) => new Set(label.flatMap(namedBy)))

const WISHES = new Set(
  `need needs needed want wants wanted required add include put do make take give send keep get book arrange have has will
   would also too both definitely certainly one we i us
   zarurat jarurat zaroorat jaroorat chahiye lagega lagegi no not dont doesnt never nahi without bina
   mere hamare humare ab abhi dena lena karna rakhna lagana lagwana lagwa jodna
   जरूरत चाहिए लगेगा लगेगी दीजिए दे दो बिना मेरे हमारे अब अभी देना लेना करना रखना लगाना लगवाना लगवा जोडना`.split(/\s+/),
)

function isWeightless(word: string): boolean {
  return (
    word.length < 2 ||
    ABOUT.has(word) ||
    HAPPENS.test(word) ||
    isGrammarWord(word) ||
    isCommonWord(word) ||
    isPoliteRequest(word) ||
    VERB.test(word)
  )
}

/** More or less, and how much: no other value. */
const ABOUT = wordSet(
  `roughly about around approx approximately nearly lagbhag takreeban takriban kareeb karib bahut kaafi kafi very quite really
   pretty in all total altogether kul
   लगभग तकरीबन करीब बहुत काफी कुल`,
)
/** "Bill … aata hai", "… लगता है": what happens by habit. */
const HAPPENS =
  /^(?:aa?|ja+|ho|ban|lag|mil|pad|pahun?ch|nikal|chal|reh|rah)t[aei]$|^(?:आ|जा|हो|बन|लग|मिल|पड|निकल|चल|रह)त[ाीे]$/u

/** "Aaunga", "karwani", "rahenge", "आएँगे": a Hindi verb by its ending. */
const VERB = regex('u')`
  ^[a-z]{1,8}(?:unga|ungi|oonga|oongi|enge|engi|ega|egi|wana|wani|wane|ana|ani|ane)$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|एगा|ेगा|एगी|ेगी|वाना|वानी|वाने)$
`

/** Denial, doubt, conditions, alternatives, other times and other people: they change what stands beside them. */
const WEIGHS = new Set(
  `no not nor never dont doesnt didnt isnt arent wasnt wont cant cannot couldnt without except nahi nai mat na bina नहीं मत ना
   बिना
   if unless or either maybe perhaps probably might whether agar ya shayad warna अगर या शायद वरना
   was were had used earlier previous previously before last ago tha thi pehle pahle pichli pichle था थी थे पहले पिछली पिछले
   but lekin magar par लेकिन मगर पर who what when where why which how kya kaun kab kahan kyun kaise kitna kitne kitni क्या कौन
   कब कहां क्यों कैसे कितना कितने कितनी
   until till after between tak baad तक बाद`.split(/\s+/),
)
