import { regex } from '../../../base/regex.ts'
import { namedBy } from '../words/matters-in.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

const MALE = /^(?:sir|सर|bhaiya|भैया)$/
const FEMALE = /^(?:madam|maam|mam|मैडम|didi|दीदी)$/
const WANTED = regex('u')`
  ^(?:
    chahiye|chahie|chaiye|hi|ho|hon|hongi|hongee|hoga|honge|chalegi|chalega|chalengi|chalenge|wali|wala|teacher
    |tutor|trainer|doctor|would|will|is|please chahiye|चाहिए|ही|हो|हों|होंगी|होंगे|चलेगी|चलेगा|चलेंगी|वाली|वाला|टीचर|डॉक्टर|बेहतर|better
  )$
`
const NAHI = /^(?:nahi|nai|not|no|नहीं)$/

interface Gender extends Clause {
  /** The matter that names it. */
  id: number
}

/**
 * "Madam chahiye", "sir nahi, madam": a form of address that says who is wanted. The "madam" of "haan madam" only speaks to
 * somebody.
 */
export function addressedGenders({ words, breaks }: Tokens): Gender[] {
  return words.flatMap((word, at) => {
    const id = MALE.test(word) ? MAN : FEMALE.test(word) ? WOMAN : undefined
    if (id === undefined) return []
    const next = breaks[at + 1] ? '' : (words[at + 1] ?? '')
    const isDenied = NAHI.test(next)
    const isInstead = NAHI.test(words[at - 1] ?? '') && isAddress(words[at - 2])
    return WANTED.test(next) || isDenied || isInstead ? [{ id, from: at, to: at + 1 }] : []
  })
}

function isAddress(word = ''): boolean {
  return MALE.test(word) || FEMALE.test(word)
}

const [MAN, WOMAN] = [namedBy('man')[0], namedBy('woman')[0]]
