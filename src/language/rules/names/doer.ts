import { regex } from '../../../base/regex.ts'
import { isDenied } from '../set-aside/denials.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { isKin, isPossessive } from './kin.ts'
import { nameFrom, TITLES } from './name-from.ts'
import { isRelation } from './relations.ts'
import { isCapital, isEveryday } from './words-of-a-name.ts'

interface Name extends Clause {
  value: string
}

/** Who does what a name is asked for: "Rukhsana handles all this", "padosi Gupta ji le lenge", "Meena dekhti hai", "Suresh ko de dena". */
export function doerIn(heard: Tokens, isNoun: (word: string) => boolean): Name | undefined {
  const names = clausesOf(heard).flatMap(({ from, to }) => {
    let at = from
    while (at < to && (isBefore(heard, at) || isNoun(heard.words[at] ?? ''))) at += 1
    const wala = heard.words.findLastIndex((word, index) => index >= at && index < to - 1 && WALA.test(word))
    const name = nameBeforeVerb(heard, wala === -1 ? at : wala + 1, to)
    return name && !isDenied(heard, name) ? [name] : []
  })
  const [only, another] = names
  return another === undefined ? only : undefined
}

function nameBeforeVerb(heard: Tokens, from: number, end: number): Name | undefined {
  let to = from
  while (to < end && to - from < MAX_WORDS && isOfName(heard, to)) to += 1
  for (; to > from; to--) {
    if (!DOES.test(heard.words.slice(to, end).join(' '))) continue
    const name = nameFrom({ ...heard, words: heard.words.slice(0, to) }, from)
    if (name?.from === from && name.to === to && !isEveryday(heard, name)) return name
  }
  return undefined
}

const MAX_WORDS = 4

function isOfName(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  return TITLES.has(word) || isCapital(heard, at) || (isOpen(word) && !isHindiVerb(word))
}

/** "Ask our manager", "hamare yahan": what stands before the name of who does it. */
function isBefore(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  if (NOBODY.test(word)) return false
  if (isGrammarWord(word) || isCommonWord(word)) return true
  return LEADS.test(word) || isPossessive(word) || isKin(word) || isRelation(heard, { from: at, to: at + 1 })
}

const LEADS = /^(?:colleague|roommate|padosi|yahan|wahan|accounts|वहां|यहां)$/
/** "Maintenance wale Tiwari ji" */
const WALA = /^(?:wal[aei]|वाला|वाली|वाले)$/
/** Whoever speaks, anybody, and what is denied. */
const NOBODY = regex`
  ^(?:
    i|we|you|main|mai|hum|ham|tum|koi|kaun|kisi|nobody|anybody|anyone|someone|not|no|dont|nahi|mat|मैं|हम|कोई|किसी|नहीं|मत
  )$
`
/** What is done by, with or for somebody. */
const DOES = regex`
  ^(?:ji |sahab |saab |saheb |sir |madam |maam |bhai |bhaiya |didi |aunty |uncle |जी |साहब |भाई |भैया |दीदी )*
  (?:
    (?:will|shall|would|can|should) \w+
    |(?:usually |mostly |also |always |normally )?(?:handles?|manages?|looks? after|takes? care|deals? with|does|sees?|signs?|collects?|receives?|attends?)\b
    |(?:(?!(?:mein|me|ke|ki|ka|se|pe|par)[ ])\w+ )?(?:\w+t[aei]|rahenge|rahegi|rahega) (?:hai|hain|ye|yeh|sab)\b
    |(?:\S+ )?(?:\w+eng[ei]|\w+eg[ai]|\S+(?:ेगा|ेगी|ेंगे|एगा|एगी|एंगे|ेंगी))(?: |$)
    |(?:ko|se|को|से) (?:\S+ ){0,2}?(?:de|do|dena|bol|bolna|bolo|pooch|puchh?|pooch(?:na|o)|baat|call|phone|mil|milna|milo|contact|दे|बोल|बोलना|पूछ|बात|कॉल|फोन|मिल)\b
    |(?:ko|se|को|से) (?:\S+ ){0,2}?(?:दे|बोल|बोलना|पूछ|बात|कॉल|फोन|मिल)(?: |$)
    |(?:dekh|sambhal|kar|le|देख|संभाल|कर|ले) (?:rah[aei]|रहा|रही|रहे) (?:hai|hain|है|हैं)(?: |$)
    |(?:\S+ )?(?:देखत|संभालत|करत|लेत)(?:ा|ी|े) (?:है|हैं)
  )
`
