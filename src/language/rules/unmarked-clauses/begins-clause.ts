import { regex } from '../../../base/regex.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { beginsOrder } from './begins-order.ts'
import { clauseStart } from './clause-start.ts'
import { isSubject } from './is-subject.ts'
import { isToldOf } from './is-told-of.ts'
import { LEADS } from './leads.ts'

/** Whether a clause begins with this word that nothing before it leads to: a joining word, a subject with its verb, an order. */
export function beginsClause(heard: Tokens, at: number): boolean {
  const { words } = heard
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (isToldOf(heard, at)) return false
  if (ADDS_BUT.test(word) && OF_THE_SAME.test(words[at + 1] ?? '')) return false
  if (word === 'but') return !ALL.test(`${words[at - 2]} ${before}`) && !NOT_SO.test(words.at(-1) ?? '')
  if (JOINS.test(word)) return true
  if (CORRECTS.test(word)) return !BEFORE_SORRY.test(before)
  if (word === 'no') return isBetweenAnswers(heard, at)
  if (word === 'so')
    return isSubject(heard, at + 1) || /^(?:give|make|put|lets|keep|say|book|note)$/.test(words[at + 1] ?? '')
  if (word === 'and') return isSubject(heard, at + 1)
  if (isWrongNumber(heard, at) || beginsOrder(heard, at)) return true
  if (LEADS.test(before) || TIMES.test(before) || isOfThing(heard, at) || isBehindTopic(heard, at)) return false
  return isSubject(heard, at) || (isOwned(heard, at) && POSSESSIVE.test(word)) || isTime(heard, at)
}

const JOINS = regex`
  ^(?:otherwise|though|although|lekin|magar|isliye|warna|varna|लेकिन|मगर|इसलिए|वरना)$
`
/** "There was a dog but he died": the clause before tells who is meant. */
const ADDS_BUT = /^(?:but|lekin|magar|लेकिन|मगर)$/
const OF_THE_SAME = /^(?:he|she|they|his|her|their|wo|woh|unk[aie]|usk[aie]|वो|वह|उनक[ाीे]|उसक[ाीे])$/
/** "All but Monday" */
const ALL = /(?:^| )(?:all|any|every|anything|nothing|everything|anyone|none)(?: |$)/
/** "My wife is veg but I'm not" */
const NOT_SO = /^(?:not|dont|doesnt|didnt|cant|isnt|wont|nahi|नहीं)$/
const CORRECTS = /^(?:sorry|hmm)$/
const BEFORE_SORRY = /^(?:no|oh|so|very|really|am|im|nahi|are|arre|a|one)$/
const POSSESSIVE = /^(?:my|our)$/
/** "Saturday I am away": what is said of a day is no clause behind it. */
const TIMES = regex`
  ^(?:
    today|tomorrow|yesterday|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|mornings?|afternoons?|evenings?
    |nights?|noon|week|month|year|am|pm|days|kal|parso|aaj
  )$
`

/** "Fifth no sixth floor": a "no" that puts one answer in the place of another. */
function isBetweenAnswers(heard: Tokens, at: number): boolean {
  const { words, breaks } = heard
  if (breaks[at + 1] === true || words[at + 1] === undefined) return false
  const before = words[at - 1] ?? ''
  if (LEADS.test(before) || HAS_NO.test(before)) return false
  return beginsAnswer(heard, at + 1) || /^(?:no|wait|sorry)$/.test(words[at + 1] ?? '')
}

const HAS_NO = /^(?:got|there|theres|have|has|had|with|say|says|need|see|saw|ka|ki|ke)$/

function beginsAnswer(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  return (
    (word !== 'one' && numberWord(word, false) !== undefined) ||
    /^(?:make|put|on|at|the)$/.test(word) ||
    isSubject(heard, at)
  )
}

function isWrongNumber({ words }: Tokens, at: number): boolean {
  const [word = '', what = '', behind = ''] = words.slice(at, at + 3)
  const before = words[at - 1] ?? ''
  if (/^(?:galat|गलत)$/.test(word))
    return /^(?:number|nambar|नंबर)$/.test(what) && SENTENCE_ENDS.test(before) && REACHED.test(behind)
  if (word !== 'wrong' || !/^(?:number|person|no)$/.test(what)) return false
  return !OF_SENTENCE.test(behind) && !LEADS_TO_WRONG.test(before)
}

const SENTENCE_ENDS = /^(?:nahi|nai|ki|kiya|kari|hai|hain|tha|thi|नहीं|की|किया|है|हैं|था|थी)$/
const REACHED = /^(?:hai|lag|laga|lagaya|mila|milaya|dial|है|लग|लगा|लगाया|मिला|मिलाया|)$/
const OF_SENTENCE = /^(?:ko|ke|ka|ki|se|pe|par|was|to|bolke|को|के|का|की|से|पे|पर|तो|बोलके|बोलकर)$/
const LEADS_TO_WRONG =
  /^(?:a|the|is|its|this|got|have|had|your|my|some|any|on|to|gave|given|wrote|written|typed|dial+ed|called|put|entered|saved|shared|took|noted|sent|ye|yeh|maine|aapne|unhone|ne|ये|यह|तो|ने)$/

/** The "I" of "the plan I chose" */
function isOfThing(heard: Tokens, at: number): boolean {
  const from = Math.max(clauseStart(heard, at), at - MOST_OF_THING)
  return heard.words.slice(from, at).some((word) => CHOSEN.test(word))
}

const MOST_OF_THING = 3

const CHOSEN = /^(?:the|same|only|first|last|every|each|any|all|one|whichever|that|worst|best|most)$/

/** "At present I am", "email I never check": what stands before the subject tells of what, and is no clause. */
function isBehindTopic(heard: Tokens, at: number): boolean {
  const { words } = heard
  const before = words.slice(clauseStart(heard, at), at)
  if (before.some((word) => TELLS.test(word))) return false
  return TOPIC.test(before[0] ?? '') || words.slice(at + 1, at + 3).some((word) => DENIES_TOPIC.test(word))
}

const TELLS =
  /^(?:i|im|ive|we|he|she|they|is|its|am|are|was|were|has|have|had|will|want|need|please|no|not|never|dont|cant|didnt)$/
const TOPIC = /^(?:at|on|in|for|by|from|after|before|since|during|with|as|of|about|last|next|this|every|to)$/
const DENIES_TOPIC =
  /^(?:not|never|no|dont|didnt|doesnt|havent|hasnt|cant|wont|couldnt|wouldnt|isnt|arent|wasnt|already)$/

/** "My son is", "my old one has" */
function isOwned({ words, breaks }: Tokens, at: number): boolean {
  for (let verb = at + 2; verb <= at + 3; verb++) {
    if (breaks[verb - 1] === true || breaks[verb] === true) return false
    if (OWNS.test(words[verb] ?? '')) return true
  }
  return false
}

const OWNS =
  /^(?:is|are|was|were|has|have|had|will|would|can|cant|could|does|did|doesnt|didnt|isnt|wasnt|arent|comes|works|keeps)$/

/** "This time I", "last time you" */
function isTime(heard: Tokens, at: number): boolean {
  return (
    heard.words[at + 1] === 'time' && /^(?:this|last|next)$/.test(heard.words[at] ?? '') && isSubject(heard, at + 2)
  )
}
