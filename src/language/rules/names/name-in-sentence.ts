import { regex } from '../../../base/regex.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { isKinInflected, isPossessive } from './kin.ts'
import { nameCase } from './name-case.ts'
import { isCapital, isEveryday, isGoingOn, isNameWord, isOrder, isTrail } from './words-of-a-name.ts'
import { DENIES } from '../words/function-words.ts'

interface Name extends Clause {
  value: string
}

/**
 * Finds a name within a sentence that says what is written or what somebody is called: "card pe Imran Qureshi likha hai", "the
 * bill says Ritu Bhatia", "किताब में विजय शंकर लिखा है".
 */
export function nameInSentence(heard: Tokens): Name | undefined {
  const names = clausesOf(heard).flatMap((clause) => {
    const name = nameIn(heard, clause)
    return name && (isSaidToBe(heard, name) || isWritten(heard, clause, name.to) || isOnPaper(heard, clause, name))
      ? name
      : []
  })
  return names.at(-1)
}

/** The name of now where another one of before is told: "…, shaadi ke baad Meera Ghosh likhti hoon", "… now it's Priya Menon". */
export function changedName(heard: Tokens, correctedFrom: number): Name | undefined {
  const from = Math.min(correctedFrom, changeIn(heard))
  if (from === Infinity) return undefined
  const names = clausesOf(heard).flatMap((clause) => {
    const part = { from: Math.max(clause.from, from), to: clause.to }
    const name = part.from < part.to ? nameIn(heard, part) : undefined
    return name && isClear(heard, part, name) ? name : []
  })
  return names[0]
}

/** A lone word needs a copula beside it: "now it's Priya", "ab Priya hai". */
function isClear(heard: Tokens, part: Clause, { from, to }: Name): boolean {
  const { words } = heard
  const behind = words[to] ?? ''
  if (NEGATES.test(words.slice(part.from, from).join(' ')) || DENIES.test(words.slice(to, part.to).join(' ')))
    return false
  if (/^(?:please|let|lets)$/.test(words[part.from] ?? '') || POSTPOSITION.test(behind)) return false
  // "Sorry my network drops"
  if (/^(?:not|dont)$/.test(words[from - 1] ?? '') || isPossessive(words[from - 1] ?? '')) return false
  if (to - from > 1) return true
  const isLed = /^(?:is|its|now|as)$/.test(words[from - 1] ?? '')
  return from > part.from && (words[from] ?? '').length > 2 && (isLed || COPULA.test(behind) || isGoingOn(heard, to))
}

const POSTPOSITION = /^(?:mein|me|se|ko|par|pe|tak|में|से|को|पर|पे|तक)$/
const NEGATES = /(?:^| )(?:not|dont|never|wrong|mat|galat|मत|गलत)(?: |$)/
const COPULA = /^(?:hai|hain|hoon|hun|hu|naam|ke|है|हैं|हूं|नाम|के)$/

/** Where a clause begins that tells of a change: "after marriage", "शादी के बाद", "ab". */
function changeIn({ words, breaks }: Tokens): number {
  const at = words.findIndex((_word, index) => index > 0 && CHANGE.test(words.slice(index, index + 3).join(' ')))
  return at > 0 &&
    (breaks[at] === true || breaks.slice(0, at).lastIndexOf(true) > 0 || /^(?:ab|now|अब)$/.test(words[at] ?? ''))
    ? at
    : Infinity
}

const CHANGE = regex`
  ^(?:
    after (?:my |her |his |the |our )?(?:marriage|wedding|divorce)
    |(?:shaadi|shadi|nikah|vivah|शादी|निकाह|विवाह) (?:ke|के) (?:baad|बाद)|(?:ab|now|अब)(?: |$)
  )
`

/** The last unknown words of a clause, verbs and particles behind them left out. */
function nameIn(heard: Tokens, clause: Clause): Name | undefined {
  let to = clause.to
  // "Use badal do": what is to be done with a value of before.
  if (CHANGES.test(heard.words.slice(clause.from, to).slice(-2).join(' '))) return undefined
  while (to > clause.from && isTail(heard, to - 1)) to -= 1
  let from = to
  while (from > clause.from && to - from < MAX_WORDS && isOfName(heard, from - 1, from < to)) from -= 1
  while (from < to && !isNameWord(heard, from)) from += 1
  const span = { value: nameCase(textBetween(heard, from, to)), from, to }
  return from < to && !isEveryday(heard, span) ? span : undefined
}

const MAX_WORDS = 3
const CHANGES = /^(?:badal|hata|kaat|mita|बदल|हटा|काट|मिटा) (?:do|dijiye|dena|lo|lijiye|दो|दीजिए|देना|लो|लीजिए)$/

function isOfName(heard: Tokens, at: number, hasMore: boolean): boolean {
  const word = heard.words[at] ?? ''
  if (
    !isOpen(word) ||
    isGrammarWord(word) ||
    isKinInflected(word) ||
    AROUND.test(word) ||
    VERB.test(word) ||
    isOrder(word)
  )
    return false
  // Where the name is written with capitals, no other word belongs to it.
  return !hasMore || isCapital(heard, at) === isCapital(heard, at + 1)
}

function isTail(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  if (isCapital(heard, at) && !isOpen(word)) return false
  return isTrail(word) || isGrammarWord(word) || VERB.test(word) || isGoingOn(heard, at)
}

const AROUND = /^(?:ab|pe|par|says|said|reads|अब|पे|पर)$/
const VERB = regex('u')`
  ^(?:
    likh[aei]|likht[aei]|likhwaya|bolt[aei]|keht[aei]|kaht[aei]|ho|hua|hui|gaya|gayi|gai|khula|bana|aata|hota|hoti
    |diye|gaye|gayin|chal[aei]|लिख[ाीे]|लिखत[ाीे]|लिखवाया|बोलत[ाीे]|कहत[ाीे]|हो|हुआ|हुई|गया|गई|गईं|गए|चल[ाेी]|खुला|बना|होता|होती|दिए
  )$
`

/** "Says Deepak", "written as Ritu", "would be Thomas" */
function isSaidToBe({ words }: Tokens, { from }: Clause): boolean {
  return /(?:^| )(?:says|said|reads|shows|mentions|(?:written|listed|registered|booked|issued|saved|given|put) (?:down )?(?:as|under|to|in|by|for)|(?:family|house|holder|owner|card|name|account|policy|down|it|him|her) as|called|named|(?:he|she|who) (?:is|was)|hes|shes|would be|will be|should be|spelled|spelt|(?:holder|patient|student|customer|owner|person|name|candidate|guest|correct one|official one|right one|real one|new one|full one) is)$/.test(
    words.slice(Math.max(0, from - 4), from).join(' '),
  )
}

/** "Aadhaar pe Harpreet Singh Gill hai" */
function isOnPaper({ words }: Tokens, clause: Clause, { from, to }: Clause): boolean {
  return (
    ON_PAPER.test(words.slice(clause.from, from).join(' ')) && /^(?:hai|है)$/.test(words.slice(to, clause.to).join(' '))
  )
}

const ON_PAPER = regex('u')`
  ^(?:\S+ ){0,2}(?:aadhaar|aadhar|adhar|pan|card|passport|papers?|documents?|records?|licen[cs]e|bill|policy|certificate|marksheet|आधार|कार्ड|पासपोर्ट|कागज)
    [ ](?:card |कार्ड )?(?:pe|par|mein|me|पे|पर|में)(?: to| तो)?$
`

/** "… likha hai", "… बोलते हैं" */
function isWritten({ words }: Tokens, { to: end }: Clause, to: number): boolean {
  return /^(?:naam |नाम )?(?:se |से )?(?:likh|bolt|keht|kaht|लिख|बोलत|कहत)/u.test(
    words.slice(to, Math.min(end, to + 3)).join(' '),
  )
}
