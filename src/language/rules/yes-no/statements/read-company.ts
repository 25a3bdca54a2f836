import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { isKin, isKinInflected } from '../../names/kin.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { DENIES } from '../../words/function-words.ts'
import { toldInParts } from '../told-in-parts.ts'
import type { YesNo } from '../yes-or-no.ts'

type Company = 'children' | 'others' | 'alone'

/** Whom a question asks about beside the person, or whether there is nobody. */
const companyAsked = oncePerField((plan): Company | undefined => {
  if (isConfirmation(plan)) return undefined
  const question = questionOf(plan)
  if (/\b(?:alone|by (?:your|him|her|them)sel(?:f|ves)|unaccompanied)\b/i.test(question)) return 'alone'
  if (!COMPANY.test(question)) return undefined
  return CHILDREN.test(question) ? 'children' : 'others'
})

const COMPANY = regex('i')`
  \b(?:
    co-?(?:applicant|borrower|owner|guest|passenger|traveller|driver)|companions?|accompan\w+|someone|somebody
    |any(?:one|body)(?: else)?|siblings?|brothers?|sisters?|joint|attendant|escort|guarantor
    |(?:along|travelling|traveling|coming|staying|living) with
    |bring(?:ing)? (?:any |your )?(?:family|guests?|children|kids|friends?|spouse)
    |(?:any|other) (?:family )?(?:members?|adults|guests?|children|kids|minors|infants)
  )\b
`
const CHILDREN = /\b(?:child(?:ren)?|kids?|minors?|infants?|bab(?:y|ies)|toddlers?)\b/i

/**
 * "Just me on the papers", "akele hi lunga" to "will there be a co-applicant?", "my wife will sign too", "pota poti dono saath hain":
 * who else there is. Undefined where the parts of a message differ.
 */
export function readCompany({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  // "Just me" is made of words that mostly say nothing.
  if ((move !== undefined && move !== 'noise') || heard.words.length > MAX_WORDS) return undefined
  const asked = companyAsked(plan)
  if (asked === undefined) return undefined
  return toldInParts(heard, (words, part) => {
    const said = words.join(' ')
    if (endsAsking(heard, part) || UNSETTLED.test(said)) return undefined
    const alone = ALONE.test(said) && !NOT_ALONE.test(said)
    const others =
      !alone &&
      !DENIES.test(said) &&
      (asked === 'children' ? YOUNG.test(said) && !GROWN.test(said) : isWithOthers(words))
    if (asked === 'alone') return others || NOT_ALONE.test(said) ? false : alone ? true : undefined
    return alone ? false : others ? true : undefined
  })
}

const MAX_WORDS = 16
const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|might|kya|shayad|agar|क्या|शायद|अगर)(?![\p{L}\p{M}])/u

const ALONE = regex('u')`
  ^(?:(?:no|nahi|its|it is|its just|haan|ji|नहीं|जी|हां) )*(?:just|only|bas|sirf|बस|सिर्फ) (?:me|us|myself|the two of us|him|her|i|main|mai|hum|मैं|हम)\b
  |\b(?:alone|by myself|on my own|by ourselves|all by (?:my|her|him)self|solo|no ?(?:one|body) else|only child|single child|only one)\b
  |(?<!\p{L})(?:akel[aei]|eklaut[aei]|khud hi|अकेल[ाेी]|इकलौत[ाेी])(?![\p{L}\p{M}])
  |(?<!\p{L})(?:aur|और) koi (?:bhi )?nahi|और कोई (?:भी )?नहीं
`
/** "Not alone", "akele nahi", "akela mat chhodna" */
const NOT_ALONE = regex('u')`
  \b(?:not|never|dont|cant|wont)\b.*\balone\b|\balone\b.*\b(?:not|never)\b
  |(?<!\p{L})(?:akel[aei]|अकेल[ाेी]) (?:\S+ ){0,2}(?:nahi|mat|नहीं|मत)
`
const YOUNG = regex('u')`
  \b(?:toddlers?|bab(?:y|ies)|infants?|newborn|twins|kids?|child(?:ren)?|sons?|daughters?|grand(?:son|daughter|child|children|kids)s?)\b
  |(?<!\p{L})(?:bachch?[aeio]\w*|bacch?[aeio]\w*|pot[aei]|poti|bet[aei]|beti|nat[ai]n?|munn[aei]|बच्च\S+|पोत\S+|बेट\S+)(?![\p{L}\p{M}])
`
const GROWN = regex`
  \b(?:(?:1[1-9]|[2-9]\d)|grown|married|adult|college|job|bade|badi|bada)\b|बड[ाेी]
`

/** "My wife will sign too", "biwi bhi saath hai" */
function isWithOthers(words: readonly string[]): boolean {
  return words.some((word) => isKin(word) || isKinInflected(word)) && TOGETHER.test(words.join(' '))
}

const TOGETHER = regex('u')`
  \b(?:too|also|as well|with (?:me|us|him|her)|along|together|join\w*|both|will (?:come|be|sign|stay|help|accompany)|(?:is|are|will be) (?:coming|there|signing|staying))\b
  |(?<!\p{L})(?:saath|sath|bhi|aayeg[ai]|aayenge|hong[aei]|rahenge|rahega|rahegi|साथ|भी|आएग[ाी]|आएंगे|होंगे|रहेंगे)(?![\p{L}\p{M}])
`
