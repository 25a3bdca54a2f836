import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** "Please check", "check karke batata hoon": it is looked at, and no cheque is meant. "By check" is how to pay. */
export function isToCheck({ words, breaks }: Tokens, { from, to }: Clause): boolean {
  if (to !== from + 1 || !/^(?:check|चेक)$/.test(words[from] ?? '')) return false
  const before = breaks[from] ? '' : (words[from - 1] ?? '')
  const after = breaks[to] ? '' : (words[to] ?? '')
  if (/^(?:by|via|through)$/.test(before)) return false
  return BEFORE.test(before) || AFTER.test(after)
}

const BEFORE =
  /^(?:please|pls|kindly|to|can|could|will|ill|well|i|we|you|me|us|just|lets|should|must|zara|baar|जरा|बार|प्लीज)$/
const AFTER = regex`
  ^(?:
    it|that|this|once|if|whether|and|my|your|the|kar|karo|karke|karlo|karna|karta|karti|karunga|karungi|kariye|karwa|karaa?o|kijiye
    |कर|करो|करके|करना|करता|करती|करूंगा|करूंगी|करिए|कीजिए
  )$
`
