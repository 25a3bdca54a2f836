import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isParticle } from '../../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { tellsTrouble } from '../lacking.ts'
import { noneWantedAmong, wantsNone } from './none-wanted.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'

/** "No problem", "none", "nothing": the option for those who have nothing to name, if there is one alone. */
const nothingAmong = oncePerField(({ field: { options } }): string | undefined => {
  const [only, another] = options.filter((option) => NOTHING_OPTION.test(optionWords(option).join(' ')))
  return another === undefined ? only : undefined
})

export function isForNothing(plan: FieldReader, value: string): boolean {
  return nothingAmong(plan) === value || noneWantedAmong(plan)?.option === value
}

const FAULT =
  '(?:problems?|issues?|complaints?|troubles?|faults?|difficult(?:y|ies)|dikkat|pareshani|shikayat|takleef|samasya|reasons?|wajah|karan|दिक्कत|परेशानी|शिकायत|तकलीफ|समस्या|प्रॉब्लम|वजह|कारण)'
const NOTHING_OPTION = regex('u')`
  ^(?:
    (?:no|without|koi|कोई) ${FAULT}(?: at all| nahi| नहीं)?|none(?: of (?:these|them|the above))?
    |nothing(?: in particular| special| specific| much)?|no (?:particular|specific|special) ${FAULT}|kuch nahi|कुछ नहीं
  )$
`

const BEFORE =
  '(?:(?:no|nope|nahi|nai|ji|jee|haan|well|oh|honestly|really|absolutely|mujhe|hame|humein|hamein|sach|नहीं|जी|हां|मुझे|हमें|as|such) )*'
const BEHIND =
  '(?: (?:at|all|really|as|such|in|particular|for|me|us|hai|hain|tha|thi|the|hua|hui|huyi|aaya|aayi|aai|lagi|laga|to|sir|madam|ji|bas|special|specific|much|है|हैं|था|थी|थे|हुआ|हुई|आया|आई|तो|जी|सर|मैडम))*$'
const NO = /^(?:(?:no|nope|nah|nahi|nai|ji|नहीं|जी|sir|madam|सर|मैडम) ?)+$/u
const NOTHING = regex('u')`
  ^${BEFORE}(?:
    nothing|none|neither(?: of (?:them|these|those))?|not (?:a (?:single )?|any )?(?:thing|one)
    |(?:aisa |aisi |ऐसा |ऐसी )?(?:kuch|kuchh|कुछ) (?:bhi |भी |khaas |khas |खास )*(?:nahi|nai|नहीं)
    |(?:koi|कोई|aisi koi|ऐसी कोई) (?:bhi |भी |khaas |khas |खास |badi |बड़ी )*(?:${FAULT} )?(?:nahi|nai|नहीं)
    |(?:i |we )?(?:had |have |faced |found |there was |there were )?
      (?:no|not (?:a|any)|didnt (?:have|face|find) any|dont have any) (?:single |real |such |major |big )*${FAULT}
    |${FAULT} (?:to |तो )?(?:kuch |koi |कुछ |कोई )?(?:nahi|नहीं)
  )${BEHIND}
`
const ALL_WELL = regex('u')`
  ^${BEFORE}(?:(?:but|and|par|aur|पर|और|overall|otherwise) )*
    (?:everything|all|it|its|it was all|it was|sab|sab kuch|sabkuch|सब|सब कुछ)
    (?: (?:was|is|went|has been|were|else))*
    (?: (?:very|so|quite|absolutely|just|really|all|bahut|ekdum|bilkul|बहुत|एकदम|बिल्कुल))*(?:
      [ ](?:
        fine|good|great|perfect|smooth|smoothly|well|ok|okay|excellent|alright|nice|theek|thik|badhiya|badiya|accha
        |achha|acha|sahi|mast|ठीक|बढिया|अच्छा|सही
      )
    )+(?: (?:tha|thi|hai|raha|rahi|chala|thaak|thak|था|थी|है|रहा|रही|चला|ठाक))*${BEHIND}
`

/**
 * The option for nothing to name, where a part of the answer says so ("nothing as such", "sab theek tha", a "no" that opens it).
 * Whether other options are named is for the caller to see.
 */
export function nothingOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const nothing = nothingAmong(plan)
  const value = nothing ?? noneWantedAmong(plan)?.option
  if (value === undefined) return undefined
  const clauses = clausesOf(heard).filter((clause) => !isOfParticles(heard, clause))
  const said = clauses.map(({ from, to }) => heard.words.slice(from, to).join(' '))
  const isWell = tellsTrouble(plan) || asksForBetter(plan)
  const saysNothing = (part: string): boolean => NOTHING.test(part) || (isWell && ALL_WELL.test(part))
  const at = said.findIndex((part, index) => {
    const clause = clauses[index]
    return nothing === undefined
      ? clause !== undefined && wantsNone(heard, clause, plan, index === 0)
      : saysNothing(part)
  })
  const isPlainNo = said.length > 0 && said.every((part) => NO.test(part))
  const clause = clauses[isPlainNo ? 0 : at]
  return clause && { value, isExplicit: true, ...clause }
}

const asksForBetter = oncePerField(({ field: { name, description } }) =>
  /\b(?:improv\w+|do better|be better|suggestions?|feedback)\b/i.test(`${name.replaceAll('_', ' ')} ${description}`),
)

function isOfParticles(heard: Tokens, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) if (!isParticle(heard, at)) return false
  return true
}
