import { regex } from '../../../base/regex.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import { asksAhead, asksForOffer, asksForWill } from '../fields/asks-for-offer.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { questionOf } from '../fields/question-of.ts'
import { isPerson } from '../fields/kind-asked.ts'
import { isKin } from '../names/kin.ts'
import { hasHappened } from '../set-aside/has-happened.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { AT, BE } from '../words/function-words.ts'
import { hindiSpelling } from '../words/hindi-spelling.ts'
import { isHindiQuality } from '../words/hindi-qualities.ts'
import { isHindiThing } from '../words/hindi-things.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { isBut } from '../words/is-but.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { VOCATIVES } from './only-yes-or-no.ts'
import { isOfQuestion } from './topics.ts'

/** What stands around a "no" in its part of the message. */
interface Denied {
  before: readonly string[]
  behind: readonly string[]
  /** Whether a "but" follows the part. */
  isCountered: boolean
}

/**
 * Whether a "no" is said of something else than the question: "lift nahi chalti" and "abhi tak nahi aaya" to "will somebody be home?", "no
 * experience" to "are you interested?". It answers where its part of the message has nothing else, opens with it, or speaks of
 * what was asked; a question of what is to come is not answered by what has been or by what one is asked in return.
 */
export function isOfAnotherMatter(heard: Tokens, plan: FieldReader, no: Clause): boolean {
  const part = segmentAt(heard, no.from)
  if (part === undefined || isConfirmation(plan)) return false
  const { words } = heard
  const said = words.slice(no.from, no.to).join(' ')
  const denied = {
    before: words.slice(Math.max(part.from, no.from - MAX_NEAR), no.from),
    behind: words.slice(no.to, Math.min(part.to, no.to + MAX_NEAR)),
    isCountered: isBut(words[part.to] ?? ''),
  }
  if (COMFORTS.test(denied.before.at(-1) ?? '') && FORBIDS.test(said)) return true
  if (isOfOthers(denied) || isAskedBack(denied) || deniesFault(said, denied, plan)) return true
  if (
    denied.behind.length === 0 &&
    !denied.before.some((word) => IF.test(word)) &&
    CONCLUDES.test(denied.before.join(' '))
  )
    return false
  if (ENDS_IN_NAHI.test(said)) return isOtherInHindi(denied, plan)
  if (/^(?:no|not any)$/.test(said)) return isOtherThing(denied.behind, plan)
  return isOtherInEnglish(said, denied, plan)
}

/** Words on each side that may belong to a "no": a message of nothing but "not very" would cost much. */
const MAX_NEAR = 12

/** Whether the "no" within a part of the message is said of another matter. */
export function deniesAnother(heard: Tokens, { from, to }: Clause, plan: FieldReader): boolean {
  const at = heard.words.findIndex((word, index) => index >= from && index < to && DENIES.test(word))
  if (at === -1) return false
  const isOfSpeaker = at > from && /^(?:i|we)$/.test(heard.words[at - 1] ?? '')
  return isOfAnotherMatter(heard, plan, { from: isOfSpeaker ? at - 1 : at, to: at + 1 })
}

const DENIES = /^(?:no|not|dont|havent|isnt|arent|nahi|nai|नहीं)$/
const IF = /^(?:agar|if|jab|अगर|जब)$/
/** "Sehat theek nahi hai isliye nahi" */
const CONCLUDES = /(?:^| )(?:isliye|islie|इसलिए)$|\S+ \S+ \S+ (?:to|toh|तो)$/u
const ENDS_IN_NAHI = /(?:^| )(?:nahi|nai|नहीं)$/
const FORBIDS = /^(?:mat|मत)(?: |$)/
/** "Chinta mat karo" */
const COMFORTS =
  /^(?:chinta|fikr|fikar|tension|jaldi|gussa|pareshan|ghabra\w*|darr?|चिंता|फिक्र|फिकर|टेंशन|जल्दी|गुस्सा|परेशान)$/

/** "Papa ne bola nahi par main karunga", "nahi karna tha par chalo kar do": somebody else's, or an earlier one. */
function isOfOthers({ before, behind, isCountered }: Denied): boolean {
  if (!isCountered) return false
  const said = before.join(' ')
  return (OTHERS.test(said) || before.some(isKin)) && SAYS.test(said) ? true : WAS_ONCE.test(behind.join(' '))
}

const OTHERS = /(?<!\p{L})(?:sab|sabhi|log|everyone|everybody|they|people|he|she|सब|सभी|लोग)(?![\p{L}\p{M}])/u
const SAYS =
  /(?<!\p{L})(?:sa(?:ys?|id)|tells?|told|bol[aei]|bolt[aei]|kah[aei]|keht[aei]|kaht[aei]|बोल[ाेी]|बोलत[ाेी]|कह[ाेी]|कहत[ाेी])(?![\p{L}\p{M}])/u
const WAS_ONCE = /(?<!\p{L})(?:tha|thi|the|था|थी|थे)$/u

/** "Gussa nahi hua" to "was he polite?", "leak nahi ho raha" to "is it solved?": a fault that is denied is no "no". */
function deniesFault(said: string, { before, behind }: Denied, plan: FieldReader): boolean {
  if (!ASKS_FOR_GOOD.test(questionOf(plan))) return false
  const [next = '', second = ''] = behind
  // "No he was rude" opens with a plain answer.
  if (before.length === 0 && said !== 'never') return FAULTS.test(next === 'more' ? second : next)
  const near =
    said === 'never' || IS_NOT.test(said) ? [next, second] : [before.findLast((word) => !STRESS.test(word)) ?? '']
  return near.some((word) => FAULTS.test(word))
}

const ASKS_FOR_GOOD =
  /\b(?:solved|fixed|resolved|repaired|polite\w*|courteous|friendly|clean|satisfied|happy|properly|behaved?|well)\b/i
const FAULTS = regex('u')`
  ^(?:leak\w*|gussa|angry|rude\w*|badtameezi|badtamizi|awaa?z|noise|smell|badbu|badboo|dikkat|problems?|complaints?|shikayat|pareshani|galti|issues?
  |लीक|गुस्सा|बदतमीजी|आवाज|बदबू|दिक्कत|शिकायत|परेशानी|गलती)$
`

/** "Discount nahi doge", "aaj nahi bhej sakte", "paise to nahi lagenge": asked in return. */
function isAskedBack({ before, behind }: Denied): boolean {
  if (before.some((word) => SPEAKERS.test(word))) return false
  if (/^(?:kam|कम)$/.test(before.at(-1) ?? '') && /^(?:hog[ai]|होग[ाी])$/.test(behind[0] ?? '')) return true
  return OF_AGENT.test(behind.slice(0, 3).join(' ')) || /^(?:kya|क्या)$/.test(behind.at(-1) ?? '')
}

const SPEAKERS = /^(?:main|mai|hum|ham|mujhse|humse|मैं|हम)$/
const OF_AGENT = regex('u')`
  ^(?:\S+ )?(?:\S+oge|\S+ोगे)(?: |$)
  |^(?:bhej|de|भेज|दे) (?:sakte|सकते)(?: |$)
  |^(?:lag|kat|ho)(?:ega|egi|enge)(?: na)?$|^(?:lagega|lagegi|lagenge|लगेगा|लगेगी|लगेंगे)
`

function isOtherInHindi({ before, behind }: Denied, plan: FieldReader): boolean {
  const [next = ''] = behind
  const last = before.findLast((word) => !STRESS.test(word)) ?? ''
  if (before.length === 0 && !isVerb(next)) return false
  if (asksOfThePast(plan)) return false
  if (BLAMES.test(last)) return true
  const will = behind.slice(0, 2).join(' ')
  if (!WILLS.test(will) && (isPerfective(next) || (behind.length === 0 && isPerfective(last))))
    return asksAhead(plan) && !before.some((word) => DECLINES.test(word)) && !(NOBODY.test(last) && FOUND.test(next))
  if (WISHES.test(will)) return asksForWill(plan) && !asksForOffer(plan)
  const isFact =
    asksForOffer(plan) &&
    IS_SO.test(will) &&
    before.length > 0 &&
    !before.some((word, at) => DECLINES.test(word) && !AT.test(before[at + 1] ?? ''))
  if (isFact) return true
  if ([...before, ...behind].some((word) => isOfQuestion(word, plan) || POINTS.test(word))) return false
  if ((WILLS.test(will) || isInfinitive(next)) && asksAhead(plan)) return false
  return (
    before.some(isThing) || (asksForOffer(plan) && (DAY_PARTS.has(last) || before.some((word) => SO_MUCH.test(word))))
  )
}

/** "Itne mahine nahi" */
const SO_MUCH = /^(?:itn[aei]|utn[aei]|इतन[ाेी]|उतन[ाेी])$/
const STRESS = /^(?:hi|to|toh|bhi|ही|तो|भी)$/
/** "Koi nahi mila": there is none. */
const NOBODY = /^(?:koi|कोई)$/
const FOUND = /^(?:mil[aie]|मिल[ाेी])$/
/** "Main chor nahi hoon", "kahin bhaag nahi raha" */
const BLAMES = /^(?:chor|pagal|bewakoof|bewkuf|jhootha|jhutha|jhooth|jhuth|fraud|bhaag|bhag|चोर|पागल|बेवकूफ|झूठा|झूठ|भाग)$/
const WISHES = /^(?:chahiye|chahie|len[aie]|चाहिए|लेन[ाेी])(?: |$)/
const WILLS = regex('u')`
  ^(?:\S+ )?(?:\S+(?:unga|ungi|oonga|oongi|enge)|sakt[aei]|karn[aei]|\S+(?:ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)|सकत[ाेी]|करन[ाेी])(?: |$)
`
/** "Nahi hai", "nahi milti", "nahi mil raha" */
const IS_SO = regex('u')`
  ^(?:hai|hain|hoon|hun|hu|h|है|हैं|हूं)(?: |$)
  |^(?!sakt|सकत)\S+(?:t[aei]|त[ाेी])(?: (?:hai|hain|hoon|hun|है|हैं|हूं)|$)
  |^\S+ (?:rah[aei]|रह[ाेी])$
`

/** "Bell is not working", "I don't have the card", "not received yet" */
function isOtherInEnglish(said: string, { before, behind }: Denied, plan: FieldReader): boolean {
  if (!IS_NOT.test(said) && !DO_NOT.test(said)) return false
  if (asksOfThePast(plan)) return false
  const [next = ''] = behind
  if (before.length === 0 && hasHappened(next)) return asksAhead(plan) && !isOfQuestion(next, plan)
  const isFact =
    asksForOffer(plan) && (DO_NOT.test(said) ? HAVING.test(next) : /ing$/.test(next) && !WILLING.test(next))
  if (isFact && !behind.some((word) => DECLINES.test(word))) return true
  const things = DO_NOT.test(said) ? (HAVING.test(next) ? behind.slice(1) : []) : before
  if ([...before, ...behind].some((word) => isOfQuestion(word, plan) || POINTS.test(word))) return false
  return things.some(isThing)
}

const IS_NOT = /^(?:not|isnt|arent)$/
const DO_NOT = /^(?:i|we) (?:dont|do not|havent)$/
const HAVING = /^(?:have|own|got)$/
const WILLING = /^(?:interest|look|plan|go|com|will|tak|renew|join|do)ing$/

/** "No lift", "no discount this year"; not "no I live here" */
function isOtherThing(behind: readonly string[], plan: FieldReader): boolean {
  const [thing = ''] = behind
  if (
    !isThing(thing) ||
    SAYS_NO_AGAIN.test(thing) ||
    thing.endsWith('ed') ||
    behind.length > MAX_THING ||
    behind.some((word) => CLAUSE.test(word))
  )
    return false
  return !behind.some((word) => isOfQuestion(word, plan) || POINTS.test(word))
}

/** "No none", "no brand new" */
const SAYS_NO_AGAIN = /^(?:none|nothing|never|brand)$/
const MAX_THING = 4
const CLAUSE =
  /^(?:also|still|and|so|is|are|was|were|will|would|have|has|i|we|it|he|she|they|the|my|our|im|its|just|only)$/

/** "Mila", "aayi", "bulaya": what has been. */
function isPerfective(word: string): boolean {
  return hasHappened(word) || (word.length > 3 && isVerb(word) && !BE.test(word) && PERFECTIVE.test(word))
}

const PERFECTIVE =
  /(?:[^aeiou]a?ya|a[iy]i|aye|[^tgn]a|[^tgn]i|(?:ban|sun|maan|jaan)[aei])$|(?:[^तगनह]ा|[^तगन]ी|ाई|ाए|(?:बन|सुन|मान|जान)[ाेी])$/u

/** "Gym nahi aana ab" */
function isInfinitive(word: string): boolean {
  return isVerb(word) && /(?:n[aei]|न[ाेी])$/u.test(word)
}

/** "Gaadi" looks like a verb (to bury). */
function isVerb(word: string): boolean {
  const spelled = hindiSpelling(word)
  return isHindiVerb(spelled) && !isHindiThing(spelled)
}

/** "Aisi koi baat nahi" is said of what was asked. */
const POINTS = /^(?:aisa|aisi|aise|waisa|waisi|that|it|those|them|one|ऐसा|ऐसी|वैसा|वैसी)$/

function isThing(word: string): boolean {
  if (word.length < 3 || VOCATIVES.has(word) || isDayWord(word) || isKin(word) || DECLINES.test(word)) return false
  if (isGrammarWord(word) || isVerb(word) || isHindiQuality(hindiSpelling(word))) return false
  return !isPerson(word) && !AROUND.test(word)
}

/** What one lacks, or is not, where one declines: "time nahi hai", "mera man nahi hai", "interested nahi hoon". */
const DECLINES = regex`
  ^(?:
    time|samay|fursat|paise|paisa|money|budget|zarurat|zaroorat|jarurat|need|interest\w*|intrest\w*|irada|mann?|mood|plan|ichha|iccha|vichar|himmat
    |fayda|faida|use|way|chance|possible|sambhav|mumkin|taiyaa?r|tayyar|ready|raa?zi|sahmat|keen|willing|comfortable|pasand|zaroori|zaruri|jaruri
    |ichh?uk|ichchuk|wale|wali|इच्छुक|वाले|वाली|समय|टाइम|फुरसत|पैसे|पैसा|जरूरत|इंटरेस्ट|इंटरेस्टेड|इरादा|मन|मूड|प्लान|इच्छा|विचार|हिम्मत|फायदा|संभव|मुमकिन|तैयार|राजी|सहमत|पसंद|जरूरी
  )$
`
const AROUND = regex`
  ^(?:
    bilkul|filhaa?l|kabhie?|abhi|ghar|really|more|other|another|any|such|not|problems?|thanks?|please|worries|longer|kaam|काम|baat|dikkat|pareshani
  )$
`
