import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Intent } from '../intents/intent-phrases.ts'
import type { Message } from '../message.ts'
import { isCommonWord } from '../words/common-words.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { isKin, isPossessive } from './kin.ts'
import { isAddressed } from './other-person.ts'
import { isCapital } from './words-of-a-name.ts'

/**
 * Whether a message says that the speaker is not who was called, and by a second sign that it was no slip: "main Prakash nahi hoon,
 * yeh number do saal se mere paas hai", "I'm not the owner, I never had any bike". "Main Prakash nahi, Suresh hoon" alone puts a name
 * right, also where a name is asked for. Not where it answers the question: "Are you the owner?", "is it a new number?"
 */
export function readNotMeAtAll(message: Message): Intent | undefined {
  const { heard, asked } = message
  const said = heard.words.join(' ')
  if (!MAY_DENY.test(said) || !isDenied(message, said)) return undefined
  // "…, but my wife Rekha did", "I'm her son", "Suresh hoon" tell who is.
  if (heard.words.some((word, at) => isPossessive(word) && isKin(heard.words[at + 1] ?? ''))) return undefined
  if (TELLS_WHO.test(said) || (said.match(I_AM)?.length ?? 0) > 1 || asked.some(asksForIt)) return undefined
  return { intent: 'wrong_person', from: 0, to: heard.words.length }
}

function isDenied(message: Message, said: string): boolean {
  if (NOT_THE.test(said)) return NUMBER_HELD.test(said) || NEVER_HAD.test(said)
  if (!NUMBER_HELD.test(said)) return false
  const [name] = NOT_NAMED.exec(said)?.slice(1).filter(Boolean) ?? []
  return name !== undefined && isName(message, name)
}

/** "I'm not switching", "main khush nahi hoon" name nobody. */
function isName({ heard, request, asked }: Message, name: string): boolean {
  if (asked.some(({ kind }) => kind === 'name') || isCommonWord(name) || isKin(name) || name.endsWith('ing'))
    return false
  const at = heard.words.lastIndexOf(name)
  return isAddressed(name, request) || (isCapital(heard, at) && !isShouted(heard))
}

function isShouted({ text }: Tokens): boolean {
  return text === text.toUpperCase()
}

/** Whether a question is about a role or a number, or whether somebody has something. */
function asksForIt({ kind, label, questionWords, field }: FieldReader): boolean {
  const words = [...label, ...questionWords, ...field.options.flatMap(wordsOf)]
  return words.some((word) => ASKS_FOR_ROLE.test(word) || (kind === 'boolean' && ASKS_FOR_THING.test(word)))
}

const MAY_DENY = /\b(?:not|nahi|nai|never)\b|नहीं/
const TELLS_WHO =
  /\b(?:im|i am|we are|were|this is|my name is) (?!not |sorry |afraid |telling |saying )|\b(?:mera naam|naam hai)\b|नाम/
const I_AM = /(?<!\S)(?:hoon|hun|hu|हूं|हु)(?!\S)/g
const ASKS_FOR_ROLE = regex('u')`
  ^(?:owners?|holders?|accountholder|policyholder|depositor|subscriber|borrower|malik|maalik|मालिक|ओनर|number|phone|mobile|sim|नंबर|फोन|मोबाइल|सिम)$
`
const ASKS_FOR_THING = regex('u')`
  ^(?:
    (?:bike|car|scooter|scooty|vehicle|house|flat|account|loan|card|deposit|connection|order|booking|membership|insurance)s?|gaadi|gadi|khata
    |polic(?:y|ies)|fd|subscriptions?|own|खाता|लोन|पॉलिसी|कार्ड|बाइक|गाडी|कार
  )$
`
const ROLE = '(?:owner|depositor|account ?holder|policy ?holder|card ?holder|holder|subscriber|borrower)'
/** "I am not the owner", "main malik nahi hoon" */
const NOT_THE = regex('u')`
  \b(?:i am|im|we are|were) not (?:the|your|any|that) (?:\w+ )?${ROLE}\b
  |(?:^| )(?:main|mai|मैं) (?:\S+ )?(?:malik|maalik|owner|मालिक|ओनर) (?:nahi|नहीं) (?:hoon|hun|hu|हूं|हु)(?: |$)
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
