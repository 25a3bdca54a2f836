import { regex } from '../../../../base/regex.ts'
import { asksAhead, asksForWill } from '../../fields/asks-for-offer.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { isDayWord } from '../../dates/day-words.ts'
import { DAY_PARTS } from '../../dates/day-parts.ts'
import { isKin } from '../../names/kin.ts'
import { wordsOf } from '../../words/tokens.ts'
import { isOfQuestion } from '../topics.ts'
import { knownYesNo } from '../own-yes-or-no.ts'
import type { ReadTurned } from './turned.ts'

/**
 * A "no" to one day, way, bearer or sort of what is offered: "Sunday ko nahi", "not at night", "UPI se nahi", "usko mat bhejna",
 * "pehle wala nahi", "no AC bus". Whether another would do is not said.
 */
export const readRestricted: ReadTurned = ({ heard }, plan) => {
  if (!asksAhead(plan) || heard.words.length > MAX_WORDS) return undefined
  const said = knownYesNo(heard, plan)
  if (said?.value !== false) return undefined
  const { words, breaks } = heard
  if (said.from > 0 && NO.test(words[0] ?? '')) return undefined
  if (NO_NOT.test(words.join(' '))) return undefined
  if (asksForWill(plan) && AFTER_ALL.test(words.slice(said.to).join(' '))) return 'no no'
  let from = said.from
  while (from > 0 && !breaks[from]) from -= 1
  const before = words.slice(from, said.from).join(' ').replace(AROUND, '')
  let to = said.to
  while (to < words.length && !breaks[to]) to += 1
  const behind = words.slice(said.to, to).join(' ')
  const denied = words.slice(said.from, said.to).join(' ')
  if (ANOTHER.test(behind)) return 'no no'
  if (ENGLISH_WAY.test(`${before} ${denied} ${behind}`)) return 'no no'
  if (before === '') {
    const isOfOther = behind === '' && OF_OTHER.test(`${denied} ${words.slice(said.to).join(' ')}`)
    return isOfOther || isOfPart(words, denied, behind, plan) ? 'no no' : undefined
  }
  if (!ENDS.test(behind)) return undefined
  if ((TO_PERSON.test(before) && !isTime(before)) || SORT.test(before)) return 'no no'
  if (WAY.test(before)) return before.split(' ').some((word) => isOfQuestion(word, plan)) ? undefined : 'no no'
  if (isSortOf(before, plan)) return 'no no'
  if (NOW.test(before)) return PROMISES.test(behind) ? 'no no' : undefined
  return isTime(before) && !asksOfTime(plan) ? 'no no' : undefined
}

const MAX_WORDS = 10
const NO = /^(?:no|nope|nahi|na|नहीं)$/
/** "No not today" */
const NO_NOT = /^(?:no|nope|nahi|नहीं) (?:no|not|nahi|abhi|aaj|नहीं)\b(?!.*\b(?:unga|enge)\b)/
/** "Paise nahi hain par dunga" */
const AFTER_ALL =
  /(?:^| )(?:par|but|lekin|phir bhi|पर|लेकिन) (?:\S+ ){0,2}?(?:dunga|dungi|denge|kar dunga|kar denge|will pay|will|दूंगा|दूंगी|देंगे)$/
const AROUND = /^(?:(?:ji|haan|arre|par|lekin|but|to|toh|bas|please|जी|पर|लेकिन|तो|बस) )+/
/** What may follow a "nahi" and adds nothing. */
const ENDS = regex('u')`
  ^(?:(?:hai|ji|please|sir|madam|bhejna|bhejo|bhejiye|karna|karo|karunga|karungi|dunga|dungi|aana|chahiye|koi aur|kisi aur ko bhejo|है|जी|भेजना|भेजो|करना|चाहिए) ?)*$
  |\b(?:dunga|dungi|denge|karunga|karungi|karenge|दूंगा|दूंगी|करूंगा|करेंगे)$
`
const TO_PERSON = regex('u')`
  ^(?:usko|unko|usse|isko|inko|aapko|use|उसको|उनको|उसे)$
  |^(?!(?:kisi|mujh|hum|ham|apne|किसी|मुझ|हम)\S* )(?:(?:us|uss|is|iss|un|उस|इस|उन) )?[\p{L}\p{M}]{3,}(?: (?:wale|ji|bhai|bhaiya|वाले|जी|भाई))? (?:ko|को)$
`
const SORT = /(?:^| )(?:wala|wali|wale|वाला|वाली|वाले)(?: ko| को)?$/
const WAY = regex('u')`
  ^(?:online|akele|cash|credit|udhaar)$|(?:^| )(?:upi|card|cash|cheque|online|net ?banking|phone|app|link|bike|car|bus|train|यूपीआई|कार्ड|कैश|चेक|ऑनलाइन|फोन) (?:se|mein|me|par|pe|से|में|पर)$
`

/** "Delhi nahi baaki kahin bhi", "Ramesh nahi koi aur" */
const ANOTHER = /^(?:baaki|baki|koi aur|kisi aur|kahin aur|doosr\S*|dusr\S*|बाकी|कोई और|किसी और|कहीं और|दूसर\S*)(?= |$)/
const ENGLISH_WAY =
  /\b(?:wont|dont|not|cant|cannot) (?:\S+ ){0,3}?(?:online|(?:by|via|through|with|on) (?:upi|card|cheque|phone|app|bank)|to (?:the |your |an? )?(?:agent|boy|man|collector))$/
const NOW = /^(?:abhi|now|filhaal|अभी|फिलहाल)$/
const PROMISES = /(?:unga|ungi|enge|ूंगा|ूंगी|ेंगे)$/

/** "Male trainer nahi", "AC bus nahi chahiye" */
function isSortOf(before: string, plan: FieldReader): boolean {
  const [sort = '', thing = '', more] = before.split(' ')
  return (
    more === undefined && SORTS.test(sort) && !isOfQuestion(sort, plan) && (thing === '' || isOfQuestion(thing, plan))
  )
}

const SORTS = regex('u')`
  ^(?:ac|non ?ac|male|female|smoking|sharing|shared|single|double|old|new|puran[aei]|nay[aei]|bad[aei]|chhot[aei]|mahang[aei]|sast[aei]|stairs|deluxe|volvo|sleeper
  |एसी|पुरान[ाेी]|नय[ाेी]|बड[ाेी]|छोट[ाेी]|मेल|फीमेल)$
`

/** "No send someone else", "not today", "no AC bus", "no other option" */
function isOfPart(words: readonly string[], denied: string, behind: string, plan: FieldReader): boolean {
  const rest = `${denied} ${behind}`
  if (OF_OTHER.test(rest)) return true
  if (!asksOfTime(plan) && (NOT_ON.test(rest) || isNoAndTime(words))) return true
  const [, sort = '', thing = ''] = NO_SORT.exec(rest) ?? []
  return thing !== '' && isOfQuestion(thing, plan) && !isOfQuestion(sort, plan) && !QUANTITY.test(sort)
}

const OF_OTHER = regex('u')`
  ^(?:no|nahi|not|dont|नहीं|mat)(?: no| ji)? (?:send (?:someone|somebody|another)|(?:someone|somebody) else|(?:kisi|koi) (?:aur|dusr\w*|doosr\w*)\b|(?:किसी|कोई) और|send that|send (?:him|the same)|that (?:boy|man|guy|one)|the (?:same|old|previous|last) (?:one|boy|man|guy)|him\b
  |other (?:option|choice|way)|charges?\b|choice)
  |^not an? (?:\S+ )?(?:male|female|old|new|big|small|local)\b
`
const NOT_ON = regex('u')`
  ^not (?:today|now|this week) (?!but not)(?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|later|in the|but)(?: |$)|  ^not (?:on|at|in|before|after|between|until|till|during|by|via|through)(?: the| my)? (?:\S+ )?(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|weekends?|weekdays?|night|nights|morning|mornings|evening|evenings|afternoon|noon|\d\S*|upi|card|cash|phone|cheque)(?: |$)
  |^not (?:every ?day|daily|so often|again and again|too often|all the time|weekends|weekdays)\b
`
/** "Nahi, subah", "no, tomorrow": another time than nobody has named. */
function isNoAndTime(words: readonly string[]): boolean {
  const [first = '', ...others] = words
  return (
    /^(?:no|nahi|नहीं)$/.test(first) &&
    others.length > 0 &&
    others.length <= MAX_TIME &&
    others.every(isOfTime) &&
    others.some(namesTime)
  )
}

const MAX_TIME = 3
const NO_SORT = /^(?:no|not an?) (\S+) (\S+)(?: please)?$/
const QUANTITY =
  /^(?:ones?|body|bodys|any|such|more|need|single|one|extra|other|further|for|of|to|in|is|we|i|the|a|your|my|this|that)$/

const asksOfTime = oncePerField((plan) => wordsOf(questionOf(plan)).some(namesTime))

function namesTime(word: string): boolean {
  return NAMES_TIME.test(word) || DAY_PARTS.has(word) || (isDayWord(word) && !/^(?:the|this|last|next|new)$/.test(word))
}

/** "Ek baar nahi": not once */
const ONCE = /^(?:ek|do|kai|एक) (?:baar|बार)$/

function isOfTime(word: string): boolean {
  return isDayWord(word) || DAY_PARTS.has(word) || TIME_WORD.test(word)
}

const TIME_WORD = regex('u')`
  ^(?:weekdays?|weekends?|mahine|hafte|din|baje|roz|daily|hamesha|ko|mein|me|se|tak|ke|baad|pehle|pahle|is|iss|agle|itni|itne|koi|baar|\d{1,2}|ek|do|teen|char
  |महीने|हफ्ते|दिन|बजे|रोज|को|में|से|तक|के|बाद|पहले|इस|अगले|बार)$
`
const NAMES_TIME = regex('u')`
  ^(?:weekdays?|weekends?|mahine|hafte|din|baje|roz|daily|hamesha|baar|\d{1,2}|महीने|हफ्ते|दिन|बजे|रोज|बार)$
`

/** "Sunday ko", "9 baje ke baad", "roz roz", "weekdays mein" */
function isTime(before: string): boolean {
  const words = before.split(' ')
  if (words.length > MAX_TIME + 2 || words.some(isKin)) return false
  return words.every(isOfTime) && words.some(namesTime) && !ONCE.test(before)
}
