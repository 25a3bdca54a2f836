import { regex } from '../../../base/regex.ts'
import { type Clause, clausesOf, saidIn } from '../words/clauses.ts'
import { countWords } from '../words/count-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isPlaceWord, isRelation } from '../places/place-words.ts'

/**
 * The address within what is said with it: without "pick it up from" and "same address" before it, and without what is to be done there
 * ("… pe bhej do", "…, call before coming") and whose it is ("…, wahi mera ghar hai") behind it.
 */
export function addressWithin(heard: Tokens, { from, to }: Clause): Clause {
  const clauses = clausesOf(heard).filter((clause) => clause.to > from && clause.from < to)
  const isOwn = (clause: Clause): boolean =>
    !TELLS_WHOSE.test(saidIn(heard, clause)) && !TO_DO.test(saidIn(heard, clause))
  const first = clauses.findIndex((clause) => !SAME.test(saidIn(heard, clause)))
  const last = clauses.findLastIndex(isOwn)
  if (first === -1 || last < first) return { from, to }
  const start = Math.max(from, clauses[first]?.from ?? from)
  const end = Math.min(to, clauses[last]?.to ?? to)
  const within = { from: start + lengthOf(LEAD, heard, start, end), to: end }
  const asked = end - lengthOf(REQUEST, heard, within.from, end)
  const { words } = heard
  const inside = asked - lengthOf(INSIDE, heard, within.from, asked)
  // "SBI ATM ke bagal mein" says where.
  const cut = { from: within.from, to: isRelation(words[inside - 1] ?? '') ? asked : inside }
  return words.slice(cut.from, cut.to).some(isPlaceWord) && cut.to - cut.from > 1 ? cut : { from, to }
}

function lengthOf(pattern: RegExp, { words }: Tokens, from: number, to: number): number {
  return countWords(pattern.exec(words.slice(from, to).join(' '))?.[0] ?? '')
}

const SAME =
  /^(?:(?:yes|haan|ji|the) )*(?:same (?:address|place|pata)|wahi (?:pata|address|jagah)|new address|naya pata|नया पता|वही पता)$/
const LEAD = regex`
  ^(?:
    (?:please )?(?:pick|collect|deliver|send|drop|bring)(?: it| them| the \w+)?(?: up)? (?:from|to|at)
    |ab|now|abhi to|अब
  )(?= \S+ \S)
`
/** "… mein hi rehte hain" */
const INSIDE = regex('u')`
  (?:^| )(?:mein|me|में)(?: (?:hi|ही))?(?: (?:rehte|rehta|rehti|रहते|रहता|रहती))?(?: (?:hai|hain|hoon|hun|hu|है|हैं|हूं))?$
`
/** "… pe bhej do", "… aa jaiye", "… se uthana" */
const REQUEST = regex('u')`
  (?:^| )(?:(?:pe|par|mein|me|se|tak|पे|पर|में|से|तक) )?(?:
    (?:bhej|bhijwa|de|pahuncha|le|utha|aa|deliver kar|bhijva|pick kar) (?:do|dena|dijiye|dijiyega|jao|jana|jaana|jaiye|jaiyega|lo|lena|lijiye)
    |bhejna|bhejo|bhejiye|bhejiyega|uthana|uthao|aana|aao|aaiye|aaiyega|pahunchana|pahunchao
    |(?:भेज|भिजवा|दे|पहुंचा|ले|उठा|आ) (?:दो|देना|दीजिए|जाओ|जाना|जाइए|लो|लेना|लीजिए)
    |भेजना|भेजो|भेजिए|उठाना|आना|आइए
  )(?: (?:ji|please|bhai|sir|जी))*$
`
const TELLS_WHOSE = regex('u')`
  ^(?:wahi|yahi|wahin|yahin|वही|यही|वहीं|यहीं)(?: \S+){0,3} (?:ghar|office|address|pata|rehte|rehta|rehti|घर|ऑफिस|पता|रहते|रहता|रहती)(?: (?:hai|hain|hoon|hun|hu|mera|है|हैं|हूं))*$
  |^(?:thats|that is|its|this is) (?:my|our) (?:home|house|office|address|place|flat)$
`
/** "Call before coming", "aane se pehle phone kar lena", "the lift is not working" */
const TO_DO = regex('u')`
  ^(?:(?:and|but|please|just|aur|par|lekin) )*(?:call|ring|phone|message)(?: me| us| once)? (?:before|when|once|after|on)\b
  |^(?:(?:aur|par|lekin|please) )*(?:aane|pahunchne|nikalne|आने|पहुंचने) (?:se pehle|par|pe|से पहले|पर) (?:\S+ )?(?:call|phone|कॉल|फोन)
  |^(?:(?:aur|please) )*(?:call|phone|कॉल|फोन) (?:kar ?ke|karke|kar|करके|कर) (?:\S+ )?(?:aana|aaiye|aaiyega|lena|lijiye|लेना|आना)
  |^(?:(?:but|and) )*the lift (?:is|isnt|does|doesnt)\b
`
