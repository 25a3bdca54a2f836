import { regex } from '../../../base/regex.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { CALLING, CALL_NOUNS, FOR_NOW } from './wish-words.ts'

/** "You keep calling, stop it", "bar bar call karte ho, mat karo" */
export function endsCallsOfBefore({ words }: Tokens, { from, to }: Clause, before: Clause | undefined): boolean {
  if (before === undefined) return false
  const calls = words.slice(before.from, before.to)
  if (!calls.some((word) => CALLING.has(word) || CALL_NOUNS.has(word))) return false
  const said = words.slice(from, to).join(' ')
  if (!STOP_IT.test(said) && !NO_MORE_OF.test(said)) return false
  return !calls.some((word) => FOR_NOW.has(word)) || ALWAYS.test(calls.join(' '))
}

/** "Din raat phone karte ho", "har shaam call aata hai" */
const ALWAYS =
  /(?:^| )(?:din raat|subah subah|subah shaam|raat din|har|roz|every|दिन रात|सुबह शाम|सुबह सुबह|हर|रोज)(?: |$)/u

const STOP_IT = regex`
  ^(?:
    (?:
      please|just|now|and|aur|ab|aap|so|to|toh|aage se|aaj se|dobara|dubara|phir|phir se|fir|kabhi|aisa|aise|ye|yeh|yeh sab
      |ye sab|kripya|अब|आप|आगे से|आज से|दोबारा|दुबारा|फिर|फिर से|कभी|ऐसा|यह|ये|यह सब|कृपया
    )[ ]
  )*(?:
    stop|stop it|stop this|stop that|stop now
    |(?:mat|na|band|मत|न|ना|बंद) (?:
      karo|karna|karein|kariye|kariyega|kijiye|kijiyega|kijie|kiya karo|kiya kijiye|kar do|kar dijiye|करो|करना|करें|करिए
      |करिएगा|कीजिए|कीजिएगा|किया करो|कर दो|कर दीजिए
    )
  )(?: (?:please|now|sir|madam|yaar|ji|ye|yeh|ye sab|yeh sab|isko|isse|जी|ये|यह))*$
`

/** "My complaint is these phone calls. No more of them" */
const NO_MORE_OF = /^(?:please |and |so )*no more (?:of )?(?:them|these|those|this|it)(?: |$)/
