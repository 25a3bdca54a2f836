import { regex } from '../../../../base/regex.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isAbout, topicsOf } from '../topics.ts'
import type { ReadTurned } from './turned.ts'

const asking = (question: RegExp) => oncePerField((plan: FieldReader) => question.test(questionOf(plan)))

/** What would say yes to a question of such a kind, whatever "no" stands before it. */
const SAYS_SO: readonly (readonly [(plan: FieldReader) => boolean, RegExp])[] = [
  [
    asking(/\b(?:polite|behav\w*|courteous|friendly|good|happy|satisf\w*|clean|helpful|respectful)\b/i),
    /^(?:(?:he|she|they|it|was|were|is|very|really|so|bahut|kaafi|to|sab|all|everything) )*(?:nice|good|great|polite|excellent|helpful|ac+h+[aei]|badhiya|अच्छ[ाेी]|बढिया)(?: (?:th[aei]|hai|hain|was|थ[ाीे]|है))?$/,
  ],
  [
    asking(/\b(?:solved|fixed|resolved|repaired|sorted)\b/i),
    /^(?:(?:ab|abhi|it|its|now|sab|to|is|अब|सब) )*(?:works?|working|fine|theek|thik|sahi|ho ga\w+|chal|solve|fix\w*|more leaks?|ठीक|सही|हो ग)/,
  ],
  [
    asking(/\bfever\b/i),
    /^(?:(?:it|its|is|bahut|very|kaafi|to|still|abhi|बहुत) )*(?:tez|high|zyada|severe|there|तेज|ज्यादा)(?: (?:hai|है))?$/,
  ],
  [
    asking(/\b(?:salaried|job|employed|employee)\b/i),
    /^(?:(?:main|mai|i|मैं) )?(?:(?:to|private|sarkari|govt) )*(?:(?:job|naukri|service|नौकरी|जॉब) (?:kart|hai|mein|कर|है)|work (?:in|for|at|with)|am (?:salaried|employed)|do a job)/,
  ],
]

/** "Nahi, accha tha", "no I work in a bank", "nahi nahi shakahari": a "no" beside what says the contrary of it. */
export const readContradicted: ReadTurned = ({ heard: { words } }, plan) => {
  if (words.length > MAX_WORDS) return undefined
  const told = words.join(' ')
  const [opening = ''] = OPENING.exec(told) ?? []
  const rest = told.slice(opening.length)
  if (opening === '' || rest === '' || DENIES.test(rest)) return undefined
  if (SAYS_SO.some(([asks, said]) => asks(plan) && said.test(rest))) return 'no no'
  const isTwice = opening.trim().split(' ').length > 1
  const own = rest.split(' ')
  return (isTwice || IS_SELF.test(rest)) &&
    own.length <= MAX_BARE &&
    own.some((word) => !BESIDE.test(word)) &&
    own.every((word) => BESIDE.test(word) || isAbout([word], topicsOf(plan).yes))
    ? 'no no'
    : undefined
}

const MAX_WORDS = 10
const MAX_BARE = 5
const OPENING = /^(?:(?:no|nahi|na|arre|नहीं|ना) )*(?:no|nahi|नहीं) /u
const DENIES =
  /(?<!\p{L})(?:not|no|nahi|mat|never|dont|wasnt|isnt|didnt|but|par|lekin|without|नहीं|मत|पर|लेकिन)(?![\p{L}\p{M}])/u
const IS_SELF = regex('u')`(?:^| )(?:hoon|hun|hu|hain|am|हूं|हैं)$|^(?:i|im|main|mai|मैं) `
const BESIDE = /^(?:pure|only|bilkul|i|im|am|main|mai|hum|hoon|hun|hu|hain|hai|to|शुद्ध|मैं|हम|हूं|हैं|है|तो)$/
