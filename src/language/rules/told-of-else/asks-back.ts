import { regex } from '../../../base/regex.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { endsAsking } from '../words/ends-asking.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * "Do you take more than 100 kg?", "your limit is 30 kg right?", "kya 100 kilo tak le jaate ho", "minimum how much? 1000?": what the
 * caller wants to know of the other side. "Can I pay 2000?" and "do you have a table for five?" ask for what they name.
 */
export function asksBack(heard: Tokens, { from, to }: Clause): boolean {
  const clauses = clausesOf(heard)
  const clause = clauseAt(heard, from)
  if (clause === undefined) return false
  const next = clauses[clauses.indexOf(clause) + 1]
  const before = clauses[clauses.indexOf(clause) - 1]
  const said = heard.words.slice(clause.from, clause.to).join(' ')
  if (
    ASKED_FOR.test(heard.words.slice(clause.from, from).join(' ')) ||
    FOR_THEM.test(heard.words.slice(to, to + 3).join(' '))
  )
    return false
  if (OPENS.test(said) || (KYA.test(said) && OF_YOU.test(said))) return true
  if (PRICE_OF.test(heard.words.slice(to, clause.to).join(' '))) return true
  const isChecked =
    CHECKS.test(said) || (next !== undefined && CHECKS.test(` ${heard.words.slice(next.from, next.to).join(' ')}`))
  const isAsking = isChecked || endsAsking(heard, clause)
  if (isAsking && (YOURS.test(said) || LIMIT.test(said) || THING_IS.test(said))) return true
  return (
    endsAsking(heard, clause) &&
    before !== undefined &&
    endsAsking(heard, before) &&
    HOW_MUCH.test(heard.words.slice(before.from, before.to).join(' '))
  )
}

const OPENS = regex`
  ^(?:(?:and|but|so|ok|then|sorry|hello) )?(?:
    (?:is|are|does|did|will) (?:you|your|the|its?|they|an?|up|only|all|each|any|minimum|maximum|\d\S*|one|two|three|four|five|six|seven|eight|nine|ten)
    |do (?:you|u|they)
  )(?: |$)
`
const KYA = /^(?:kya|क्या) /
const OF_YOU = regex('u')`
  \b(?:aap|aapk[aei]|tum|lete|leti|jaate|jate|karte|ho)\b
  |(?<!\p{L})(?:आप|आपका|आपकी|आपके|लेते|लेती|जाते|करते|हो)(?![\p{L}\p{M}])
`
/** "Ek aadmi ka kitna lagega" */
const PRICE_OF =
  /(?:^| )(?:kitn[aei]|कितन[ाेी]) (?:\S+ )?(?:lag|hai|hain|hog|pad|leng|lete|charge|paisa|paise|लग|है|होग|पड|लेंगे|लेते|पैसे)/
const CHECKS = / (?:right|correct|na|hai na|is it|isnt it|kya|ना|है ना|क्या)$/
const YOURS = regex('u')`
  ^(?:(?:and|but|so|ok) )?(?:you|your|youre)\b
  |^(?:aap|aapk[aei]|apk[aei])\b|^(?:आप|आपका|आपकी|आपके)(?![\p{L}\p{M}])
`
const LIMIT =
  /^(?:the )?(?:minimum|maximum|limit|max|min) (?:\S+ )?is\b|\b(?:limit|minimum|maximum) (?:to )?\d+ (?:\S+ )?hai\b/
/** "Innova is 7 seater right" */
const THING_IS =
  /^(?:the |an? )?(?!(?:it|that|this|he|she|we|i|they|total|there|its|count|number) )[a-z]+ (?:is|was|has|takes) /
const HOW_MUCH = /\b(?:how (?:much|many)|what|which|kitn[aei])\b|कितन[ाेी]/
/** "A table for five", "you book it for 5000" */
const ASKED_FOR = /\b(?:for|fit for us|can (?:we|i)|may i|shall (?:we|i))$|\bcan (?:we|i)\b/
const FOR_THEM = /^(?:\S+ )?(?:ke liye|ki table|के लिए)/
