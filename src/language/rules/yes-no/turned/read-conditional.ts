import { regex } from '../../../../base/regex.ts'
import { NAHI } from '../../words/function-words.ts'
import { knownYesNo } from '../own-yes-or-no.ts'
import type { ReadTurned } from './turned.ts'

/** The "no" of a condition: "agar barish nahi hui to", "chhutti nahi mili to dekhenge", "if it doesn't rain". */
export const readConditional: ReadTurned = ({ heard }, plan) => {
  const said = knownYesNo(heard, plan)
  if (said?.value !== false) return undefined
  const { words, breaks } = heard
  let start = said.from
  while (start > 0 && !breaks[start] && !IF.test(words[start] ?? '')) start -= 1
  if (start < said.from && IF.test(words[start] ?? '')) return 'no no'
  const isOfCase = words.some(
    (word, at) =>
      NAHI.test(word) && at > 0 && !breaks[at] && THEN.test(words.slice(at + 1, at + 1 + MAX_TO_THEN).join(' ')),
  )
  return isOfCase ? 'no no' : undefined
}

const MAX_TO_THEN = 4
const IF = /^(?:if|agar|unless|अगर|यदि)$/
/** "… hui to", "… aaye to"; not the stress of "nahi to" alone. */
const THEN = regex('u')`
  ^(?:hu[aei]|mil[aei]|aay[aei]|aa?i|ay[aei]|ho|hoga|kiya|kiye|di[ya]*|ga[iy]\w*|bana|bani|diye|l[iy]\w*|chal[aei]
  |हुआ|हुई|हुए|मिला|मिली|मिले|आया|आई|आए|हो|किया|दिया|दी|गया|गई|बना|चला) (?:to|toh|तो)(?= |$)
`
