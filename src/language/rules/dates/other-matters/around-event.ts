import { regex } from '../../../../base/regex.ts'
import { saidIn, type Clause } from '../../words/clauses.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { PartOfWhen } from './part-of-when.ts'

/**
 * Whether a day only tells of what the wish comes before or after: "Friday ko Delhi ja raha hoon, usse pehle", "a day before the wedding,
 * which is on the 25th". "Friday, after that I'm away" is Friday.
 */
export function isAroundEvent(heard: Tokens, part: PartOfWhen): boolean {
  if (part.words.length < MIN_TOLD) return false
  const others = segmentsOf(heard).filter(({ from, to }: Clause) => to <= part.from || from >= part.to)
  return others.some((other) =>
    other.from >= part.to
      ? POINTS_BACK.test(saidIn(heard, other))
      : POINTS_AHEAD.test(saidIn(heard, other)) && IS_ON.test(part.said),
  )
}

const MIN_TOLD = 3
const POINTS_BACK = regex('u')`
  ^(?:(?:so|then|and|but|any ?time|any day|only|come|anyday|to|toh|bas|ek din|do din|one day|a day|two days|the day|just) )*
    (?:before that|after that|before then|afterwards|(?:uske|usse|us se|iske|isse) (?:ek din |do din |thoda )?(?:pehle|pahle|baad)|(?:उसके|उससे|उस से|इसके) (?:एक दिन )?(?:पहले|बाद))
    (?: (?:only|please|any ?time|any day|is fine|ok|okay|hi|kabhi bhi|koi bhi din|aana|aao|aa jao|chalega|theek|rahega|hai|works|would be|good|better|ही|कभी भी))*$
`
const POINTS_AHEAD = /(?:^| )(?:day|days|week|din) (?:after|before|prior)(?: |$)/
const IS_ON = /^(?:thats|that is|which is|its|it is|who is|jo) (?:on |the )*@/
