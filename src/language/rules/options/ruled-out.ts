import { regex } from '../../../base/regex.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { WRONG } from '../words/function-words.ts'

/** "not gold", "I don't want the gold one", "anything but gold", "other than gold", "gold nahi" */
export function isNegated(heard: Tokens, from: number, to: number): boolean {
  if (isDeniedBehind(heard, to)) return true
  if (/^(?:not|no)$/.test(heard.words[to] ?? '') && !heard.breaks[to] && heard.breaks[to + 1]) return true
  if (!heard.breaks[to] && NOT_WANTED.test(heard.words.slice(to, to + 6).join(' '))) return true
  if (!heard.breaks[to] && TOO_MUCH.test(heard.words.slice(to, to + 5).join(' '))) return true
  for (let at = from - 1; at >= Math.max(0, from - MAX_NEGATION_REACH) && !heard.breaks[at + 1]; at--) {
    const word = heard.words[at] ?? ''
    const before = heard.words[at - 1] ?? ''
    if (NEGATIONS.has(word) || (CLOSE_NEGATIONS.has(word) && at === from - 1)) return true
    if (
      (word === 'but' && (BUT.has(before) || heard.words[at - 2] === 'any')) ||
      (/^(?:than|of)$/.test(word) && THAN.has(before))
    )
      return true
    if (!BETWEEN_NEGATION.has(word)) return false
  }
  return false
}

/** "Gold nahi", "gold to bilkul nahi" */
function isDeniedBehind({ words, breaks }: Tokens, to: number): boolean {
  let at = to
  while (STRESSES.test(words[at] ?? '') && !breaks[at]) at += 1
  return !breaks[at] && AFTER_NEGATIONS.has(words[at] ?? '')
}

const STRESSES = /^(?:to|toh|hi|bhi|bilkul|hargiz|kabhi|तो|ही|भी|बिल्कुल|हरगिज|कभी)$/

/** "Science is not what he needs", "home visits are not required" */
const NOT_WANTED = regex`
  ^(?:\S+ )?(?:(?:is|are|was|were|will be) (?:not|never)|isnt|arent|wasnt|werent|wont be)
    [ ](?:really |exactly |at all )*(?:
      what|the one|the thing|needed|required|wanted|necessary|important|an option|for (?:me|us|him|her|them)
      |(?:my|our|his|her) (?:choice|thing|problem|subject|cup)
    )(?: |$)
`
/** "Diesel is too costly now" */
const TOO_MUCH = regex`
  ^(?:\S+ )?(?:is|are|was|gets|seems|looks|will be|would be)
    [ ](?:no good|not (?:good|possible|ok|okay|fine|suitable)|bad|difficult|impossible|out of the question)(?: |$)
  |^(?:\S+ )?(?:is|are|was|gets|seems|looks|will be|would be) (?:way |far |just )?too
    [ ](?:costly|expensive|much|big|small|far|late|early|slow|long|short|loud|heavy|risky|crowded)(?: |$)
  |^(?:to |तो )?(?:bahut|bohot|zyada|jyada|बहुत|ज्यादा) (?:mehng\S*|mahang\S*|महंग\S*|महँग\S*)
`
const NEGATIONS = new Set(
  'not dont doesnt didnt never isnt wasnt nothing havent hasnt hadnt werent arent cant couldnt wont hate dislike without except neither nor'.split(
    ' ',
  ),
)
/** "Before lunch" is no lunch. */
const CLOSE_NEGATIONS = new Set('no nahi before नहीं'.split(' '))
const AFTER_NEGATIONS = new Set('nahi mat नहीं मत'.split(' '))
/** What may stand between "don't" and the option: "I don't want the gold one". */
const BETWEEN_NEGATION = new Set(
  'the a an any that this my your want wants need like take taking have having go going went put use give me us add choose pick select with for to be it come deliver visit is was really so of in on by through via using at more very too quite'.split(
    ' ',
  ),
)
const BUT = new Set('anything everything all any anyone none everyone anywhere anytime anybody everywhere'.split(' '))
const THAN = new Set(['other', 'rather', 'instead'])
const MAX_NEGATION_REACH = 5

/** "I currently have a villa", "I live in a flat", "good morning" */
export function isOwned({ words }: Tokens, from: number): boolean {
  const before = words.slice(Math.max(0, from - 5), from).join(' ')
  return OWNED.test(before)
}

const OWNED = regex`
  (?:
    \b(?:already|currently|now) (?:have|own|use)|\b(?:live|living|stay|staying) in|\bused to (?:have|own|be)
  )(?: an?| the| my)?$
`

/** "Wrong address" is no "wrong item". */
export function isWrongOther({ words, breaks }: Tokens, at: number): boolean {
  return WRONG.test(words[at] ?? '') && !breaks[at + 1] && WRONG_THINGS.has(words[at + 1] ?? '')
}

const WRONG_THINGS = new Set(
  `address number name time date day place person amount bill price charge gate floor house location city pin pincode route way
   pata nambar jagah naam samay ghar
   पता नंबर नाम जगह समय घर`.split(/\s+/),
)

/** "The delivery was fine" is no "late delivery". */
export function isPraised(heard: Tokens, option: string): boolean {
  const complaints = wordsOf(option).filter((word) => COMPLAINT.has(word))
  return complaints.length > 0 && heard.words.some((word) => PRAISE.has(word))
}

const PRAISE = new Set('fine good great ok okay perfect nice excellent amazing lovely satisfied happy'.split(' '))
const COMPLAINT = new Set('late poor wrong damaged bad slow rude missing broken dirty defective expensive'.split(' '))

const NEGATIVE =
  /^(?:not|no|non|nobody|noone|nothing|none|never|dont|without|nahi|nai|bina|isnt|arent|doesnt|cant|wont|नहीं|बिना)$/

/** "Urgent" is not "not urgent": a part of such an option names it only beside a "no" or "not". */
export const isNegative = cachedByText((option) => NEGATIVE.test(wordsOf(option)[0] ?? ''))

/** "Money not received", "PIN not set" are chosen by what is denied, and by the rest alone. */
export const isPartlyNegative = cachedByText((option) => wordsOf(option).some((word, at) => at > 0 && INNER.test(word)))

const INNER = /^(?:not|never|nahi|नहीं)$/

/** "Item picked up already" is no "item not picked up": a word behind its "not" is said, and nothing is denied. */
export function isDoneInstead({ words: said }: Tokens, option: string): boolean {
  if (!isPartlyNegative(option)) return false
  const own = wordsOf(option)
  const done = own.slice(own.findIndex((word, at) => at > 0 && INNER.test(word)) + 1).filter((word) => word.length > 2)
  return said.some((word, at) => {
    if (!done.includes(word)) return false
    return !said
      .slice(Math.max(0, at - MAX_NEGATION_REACH), at + MAX_BEHIND)
      .some((one) => NEGATIVE.test(one) || DENIES.test(one))
  })
}

const MAX_BEHIND = 4
const DENIES = /^(?:\w{2,}nt|cannot|yet|still|pending|waiting|un\w{4,}|refus\w+|fail\w*|late|delay\w*|kab|कब)$/

/** "Low pressure" is chosen by "pressure nahi hai", too. */
export const isOfLittle = cachedByText((option) => /^(?:low|less|poor|weak|slow|lack)\b/i.test(option))

export function saysNegative({ words }: Tokens): boolean {
  return words.some((word) => NEGATIVE.test(word))
}

const SORTS = new Set(['credit', 'debit', 'gift'])

/** "Credit card" is no "debit card". */
export function isOtherSort({ words }: Tokens, at: number, option: string): boolean {
  const before = words[at - 1] ?? ''
  return SORTS.has(before) && [...SORTS].some((sort) => sort !== before && option.toLowerCase().includes(sort))
}
