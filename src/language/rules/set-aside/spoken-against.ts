import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** "…, too early, say seven", "… जल्दी हो जाएगा, …": a part that only speaks against something means what stands before it. */
export function spokenAgainst(heard: Tokens): Denial[] {
  const clauses = clausesOf(heard)
  if (clauses.length < 2) return []
  return clauses.flatMap(({ from, to }, index) => {
    const before = clauses[index - 1]
    const isAgainst =
      before !== undefined && to < heard.words.length && AGAINST.test(heard.words.slice(from, to).join(' '))
    return isAgainst ? [{ ...before, reach: 'weak' as const }] : []
  })
}

const AGAINST = regex`
  ^(?:
    (?:
      no|oh|hmm|but|wait|arre|nahi|thats|that is|thatll be|its|it is|itll be|ye|yeh|wo|woh|to|bahut|thoda|kaafi|अरे
      |नहीं|ये|यह|वो|तो|बहुत|थोड़ा|काफी
    )[ ]
  )*(?:
    (?:(?:a bit|a little|way) )?too (?:early|late|soon|much|many|long|far|few|little|big|small|costly|expensive)
    |(?:jaldi|der|deri|zyada|jyada|kam|door|dur|जल्दी|देर|ज्यादा|कम|दूर)
      [ ](?:ho (?:ja\S+|gaya|gayi)|hai|hoga|hogi|rahega|rahegi|हो (?:जा\S+|गया|गई)|है|होगा|होगी|रहेगा|रहेगी)
  )(?: (?:na|for me|hai|ना))?$
`
