import { regex } from '../../../base/regex.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isKinInflected } from '../names/kin.ts'
import { asksOf, isAskedWord } from '../told-of-else/asked-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { measureOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'
import { isOwnUnit } from './units.ts'

/**
 * "The visa fee is 7000", "mileage is 18", "tenants are 3", "MRP 999 thi", "20 ka mileage hai": the noun that a number is said of is none of the
 * question's, and none that is said of any answer ("the total is four").
 */
export function subjectOfElse({ plan, span, before, behind }: NumberInPart): boolean {
  const measure = measureOf(plan)
  if (span.value > 1900 && span.value < 2100) return false
  if (measure === 'age' || measure === 'rating' || isOwnUnit(plan, behind.split(' ')[0] ?? '')) return false
  const subject = SUBJECT.exec(before)?.[1] ?? (IS_SAID.test(behind) ? NAMED.exec(before)?.[1] : undefined)
  const noun = subject ?? (measure === 'amount' ? undefined : OF_IT.exec(behind)?.[1])
  if (noun === undefined) return false
  const words = noun.split(' ')
  if (
    measure === 'amount' &&
    asksOf(plan, /^(?:paid|order|bill)$/) &&
    /^(?:bill|order|invoice|cart|payment)$/.test(noun)
  )
    return false
  if (
    words.some(
      (word) =>
        isAskedWord(plan, word) ||
        speaksOf(plan, word) ||
        (isKinInflected(word) && !NO_KIN.test(word)) ||
        GENERAL.test(word),
    )
  )
    return false
  return !isGrammarWord(words.at(-1) ?? '') && !/\d/.test(noun)
}

const NO_KIN = /^(?:tenants?|owners?|neighbou?rs?|friends?)$/
const SUBJECT = regex`
  ^(?:(?:and|but|so|well|actually|see|no|yes) )?(?:(?:the|my|our|your|a|an|this) )?((?:[a-z]+ )?[a-z]{3,}) (?:is|was|are|were|costs?)
    (?: (?:at|only|about|around|just|of|like|already|almost|nearly|rs|rupees))*$
`
/** Nouns of sums and measures, which also stand without a verb between. */
const NAMED =
  /(?:^| )(mrp|idv|mileage|average|discount|fine|premium|fare|ticket|hotel|visa|kirayedar|tenants?|deposit|emi|tax|gst|charge|charges)$/
const IS_SAID = /^(?:\S+ )?(?:thi|tha|hai|hain|h)(?: |$)|^$/
/** "18 ka average deti hai", "8 number ka juta" */
const OF_IT = /^(?:number )?(?:ka|ki|का|की|नंबर का) (mileage|average|size|juta|joota|shirt|model|जूता|माइलेज)(?: |$)/
const GENERAL = regex`
  ^(?:
    it|that|this|these|those|there|they|total|totals|limit|amount|number|numbers|figure|answer|count|max|maximum|min|minimum|range|price|rate
    |value|offer|reading|meter|odometer|quantity|group|team|guess|estimate|one|ones|rest|all|both|most|everything|everyone|everybody|what|which|he|she|who|we|you
    |i|how|much|many|gang|party|family|strength|people|guests|now|kul|log|hum
  )$
`
