import { regex } from '../../../base/regex.ts'
import { isCommonWord } from '../words/common-words.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKin, isPossessive } from './kin.ts'

/**
 * Whether a message says that the speaker is not who was called, and by a second sign that it was no slip: "main Prakash nahi hoon,
 * yeh number do saal se mere paas hai", "I'm not the owner, I never had any bike". "Main Prakash nahi, Suresh hoon" alone puts a name
 * right, also where a name is asked for.
 */
export const isNotMeAtAll = oncePerMessage(({ words }: Tokens): boolean => {
  const said = words.join(' ')
  if (!MAY_DENY.test(said)) return false
  // "…, but my wife Rekha did" tells who is.
  if (words.some((word, at) => isPossessive(word) && isKin(words[at + 1] ?? ''))) return false
  if (NOT_THE.test(said)) return NUMBER_HELD.test(said) || NEVER_HAD.test(said)
  const name = NOT_NAMED.exec(said)?.slice(1).find(Boolean)
  return name !== undefined && !isCommonWord(name) && !isKin(name) && NUMBER_HELD.test(said)
})

const MAY_DENY = /\b(?:not|nahi|nai|never)\b|नहीं/
const ROLE =
  '(?:owner|customer|client|member|patient|applicant|depositor|account ?holder|policy ?holder|card ?holder|holder|subscriber|tenant|student|candidate|borrower|buyer|person)'
/** "I am not the owner", "main malik nahi hoon" */
const NOT_THE = regex('u')`
  \b(?:i am|im|we are|were) not (?:the|your|any|that) (?:\w+ )?${ROLE}\b
  |(?:^| )(?:main|mai|मैं) (?:\S+ )?(?:malik|maalik|owner|customer|member|patient|grahak|मालिक|ओनर|कस्टमर|ग्राहक) (?:nahi|नहीं) (?:hoon|hun|hu|हूं|हु)(?: |$)
`
const NOT_NAMED = regex('u')`
  (?:^| )(?:main|mai|मैं) (?:to |तो )?(?:koi |कोई )?(\p{L}[\p{L}\p{M}]{2,})(?: (?:ji|जी|\p{L}[\p{L}\p{M}]{2,}))? (?:nahi|नहीं) (?:hoon|hun|hu|bol|हूं|हु|बोल)(?: |$)
  |\b(?:i am|im|this is) not (?:(?:mr|mrs|ms|miss) )?([a-z]{3,})\b
`
const SINCE =
  '(?:(?:\\S+ )?(?:saal|sal|saalon|mahine|mahino|din|hafte|time|kab|barson|shuru|साल|सालों|महीने|महीनों|दिन|हफ्ते|बरसों|शुरू) (?:se|से))'
/** "Yeh number mere paas do saal se hai", "this number has been with me for two years": another person may have had it before. */
const NUMBER_HELD = regex('u')`
  (?:^| )(?:ye|yeh|yah|यह|ये) (?:number|phone|sim|नंबर|फोन|सिम) (?:to |तो )?(?:
    ${SINCE} (?:mere paas|hamare paas|mera|hamara|मेरे पास|हमारे पास|मेरा|हमारा)
    |(?:mere paas|hamare paas|mera|hamara|मेरे पास|हमारे पास|मेरा|हमारा) (?:to |hai |तो |है )?(?:\S+ )?${SINCE}
  )(?: |$)
  |\bthis (?:number|phone|sim) (?:has been|is|was) (?:mine|ours|with (?:me|us)) (?:for|since|now|from)\b
  |\b(?:ive|i have|weve|we have) (?:had|been using|used|got|kept) this (?:number|phone|sim) (?:for|since|now)\b
`
const HAD =
  '(?:bike|car|scooter|scooty|vehicle|gaadi|gadi|house|flat|account|khata|loan|policy|card|deposit|fd|connection|subscription|order|booking|membership|insurance|बाइक|गाडी|खाता|लोन|पॉलिसी|कार्ड)'
/** "I never had any bike", "mere paas koi gaadi hai hi nahi" */
const NEVER_HAD = regex('u')`
  \b(?:i|we|ive|weve) (?:have |had )?never (?:even )?(?:had|owned|bought|took|taken|booked|ordered|applied for|opened|signed) (?:\S+ ){0,2}?${HAD}\b
  |\b(?:i|we) (?:dont|do not|didnt|did not) (?:even )?(?:have|own|had) (?:a|an|any) (?:\S+ )?${HAD}\b
  |(?:^| )(?:mere|hamare|मेरे|हमारे) (?:paas|पास) (?:to |तो )?(?:koi|कोई) ${HAD} (?:\S+ ){0,2}?(?:nahi|नहीं)(?: |$)
`
