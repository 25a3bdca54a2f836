import { regex } from '../../../base/regex.ts'
import { isOfThePast } from '../set-aside/of-the-past.ts'
import { isKin, isKinInflected } from '../names/kin.ts'
import { isOpen } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import type { BarePart } from './bare-part.ts'
import { isPlaceWord } from '../places/place-words.ts'
import type { TextExtent } from './text-extent.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { OF } from '../words/function-words.ts'

/**
 * What a part of an answer does. `denied`: names what is not so, or no more; `cancels`: says so of what was said before it
 * ("that's my sister's"); `remark`: tells or asks something else; `aside`: says nothing.
 */
export type PartAct = 'value' | 'denied' | 'cancels' | 'remark' | 'aside'

export function partAct(heard: Tokens, part: Clause, bare: BarePart, extent: TextExtent): PartAct {
  if (heard.aside?.slice(part.from, part.to).every(Boolean) === true || bare.from === bare.to) return 'aside'
  const words = heard.words.slice(bare.from, bare.to)
  if (words.length === 1 && HESITATES.test(words[0] ?? '') && part.to < heard.words.length) return 'aside'
  if (extent === 'thing' && part.to < heard.words.length && words.every((word) => NOTHING.test(word))) return 'aside'
  const whole = ` ${heard.words.slice(part.from, part.to).join(' ')} `
  const said = ` ${words.join(' ')} `
  const isAlone = part.to - part.from === heard.words.length
  const isPast = isOfThePast(heard, part) && !BEFORE_A_PLACE.test(whole) && !(isAlone && extent === 'thing')
  if (extent === 'thing' && DOES_NOT.test(said)) return 'remark'
  if (isPast || NEGATES.test(said) || CEASED.test(whole) || OLD.test(said))
    return bare.pointsBack || IS_THAT.test(whole) ? 'cancels' : 'denied'
  if (IS_THAT.test(whole) && isOfOthers(words)) return 'cancels'
  if (endsAsking(heard, part) || ASKS.test(whole)) return 'remark'
  if (extent === 'number') return 'value'
  if (extent === 'thing') return words.some(isOpen) && !tellsOfIt(heard, part) ? 'value' : 'remark'
  return actOfPlace(heard, part, bare)
}

/** "Nothing, just my laptop" */
const NOTHING = /^(?:nothing|none|nil|kuch|kuchh|khaas|khas|nahi|कुछ|खास|नहीं)$/

function actOfPlace(heard: Tokens, part: Clause, { from, to, pointsBack }: BarePart): PartAct {
  const words = heard.words.slice(from, to)
  const said = ` ${words.join(' ')} `
  if (heard.words.length > part.to - part.from && words.every((word) => POINTS.has(word))) return 'remark'
  const isCalledThere = heard.words.slice(to, part.to).some((word) => CALLS.test(word))
  if (!isCalledThere && isSentence(heard, part)) return pointsBack ? 'cancels' : 'remark'
  if (SUBJECT.test(said)) return 'remark'
  if (pointsBack && THERE.test(said) && !words.some(isPlaceWord)) return 'cancels'
  return !words.some(isPlaceWord) && (SPEAKS.test(said) || ORDERS.test(said)) ? 'remark' : 'value'
}

/** The end of "water tank pe pahunch ke phone karna" */
const CALLS = /^(?:call|phone|ring|कॉल|फोन)$/

/** "Hamare ghar pe", "the new one": where it is without its address, beside the part that tells it. */
const POINTS = wordSet(
  `at in the my our this that same here there home house place office shop one new mere hamare humare apne yahi yahin wahi
   wahin isi ghar makaan makan daftar dukaan dukan naya naye nayi wala wale pe par mein me hi
   मेरे हमारे अपने यहीं वहीं घर मकान दफ्तर ऑफिस दुकान नया नए नई वाला वाले पर पे में ही`,
)

/** Whether a part ends with a verb of Hindi: "… bhatak jata hai", "… shift ho gaye", "… आ जाइए". */
function isSentence({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  while (/^(?:to|ji|na|sir|हां|तो|जी|ना)$/.test(said.at(-1) ?? '')) said.pop()
  const verb = COPULAS.test(said.at(-1) ?? '') ? said.at(-2) : undefined
  if (verb !== undefined && PARTICIPLE.test(verb) && !isPlaceWord(verb)) return true
  return FINITE.test(said.at(-1) ?? '')
}

/** "But it keeps going down", "and it runs out on Friday", unlike "it is …" and "it was called …". */
function tellsOfIt({ words }: Tokens, { from, to }: Clause): boolean {
  const at = /^(?:and|but|so|because|aur|lekin|और|लेकिन)$/.test(words[from] ?? '') ? from + 1 : from
  return from > 0 && at + 1 < to && IT.test(words[at] ?? '') && !IS_OR_HAS.test(words[at + 1] ?? '')
}

const IT = /^(?:it|they|which|that)$/
const IS_OR_HAS = /^(?:is|was|are|were|will|would|should|must|has|had|says|said|called|one|s)$/

/** "Sister's", "bhai ka", "wrong" */
function isOfOthers(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (OF.test(last)) return isKin(words.at(-2) ?? '')
  return isKinInflected(last) || /^(?:wrong|galat|गलत)$/.test(last)
}

/** The "wo" of "wo, petrol pump ke bagal mein" */
const HESITATES = /^(?:bas|wo|woh|vo|voh|ye|yeh|वो|वह|ये|यह)$/
/** "They don't work" tells of the thing, and denies no name. */
const DOES_NOT = /^ (?:it|they|he|she|that|this) (?:dont|doesnt|didnt|cant|cannot|wont|wasnt working|isnt working) /
const NEGATES = regex`
  [ ](?:
    no (?:such|landmark|address|idea|one|proper|specific|particular)|not|dont|doesnt|didnt|isnt|wasnt|arent|cant
    |cannot|wont|never|nahi|nai|mat|नहीं|मत
  )[ ]
`
/** "The old address", "purana pata"; "the old palace" is where it is. */
const OLD = regex`
  [ ](?:old|previous|former|puran[aie]|पुराना|पुरानी|पुराने) (?:wal[aei] )?(?:
    one|ones|address|house|home|flat|place|shop|office|number|no|landmark|location|pin|pincode|ghar|pata|makan
    |makaan|dukan|dukaan|jagah|car|phone|company|घर|पता|मकान|दुकान|जगह|नंबर|ऑफिस|वाला|वाली
  )[ ]
`
const CEASED = regex`
  [ ](?:
    closed|shut|demolished|gone|sold|bech(?:a|i)? (?:diya|di)|broken|locked|expired|vacated|band (?:ho|hai|kar|pad)
    |khatam|बेच (?:दिया|दी)|बंद (?:हो|है|कर|पड)|खत्म|(?:shifted|moved)(?! to)
  )[ ]
`
/** "The lane before the temple" */
const BEFORE_A_PLACE = / (?:se (?:pehle|pahle)|से पहले) /
const IS_THAT = / (?:thats|that is|that was|that one|this is|it is|its|wo|woh|ye|yeh|वो|वह|ये|यह) /
const ASKS = regex`
  ^ (?!(?:when|once|if|after|as) )(?:\S+ ){0,2}?
    (?:you know|you see|do you|are you|can you|did you|what|kya aap|kaun sa|क्या आप|क्या)[ ]
`

const COPULAS = /^(?:hai|hain|ho|hoon|hun|hu|tha|thi|the|है|हैं|हो|हूं|था|थी|थे)$/
const PARTICIPLE =
  /^(?:[a-z]{2,}t[aei]|rah[aei]|gay[aei]|gaye|aay[aei]|hu[aei]|\S+(?:ता|ती|ते)|रहा|रही|रहे|गया|गई|गए|हुआ|हुई)$/u
const FINITE = regex('u')`
  ^(?:
    [a-z]+(?:eg[ai]|eng[ei]|ung[ai]|iye|iyega)|gay[aei]|gaye|aana|jaana|jana|lena|karna|aao|jao|karo|dena|do|tha|thi
    |\S+(?:ेगा|ेगी|ेंगे|ूंगा|ूंगी|िए|िएगा|इए|इएगा)|गया|गई|गए|था|थी|आना|जाना|लेना|करना|देना|आओ|जाओ|करो
  )$
`
/** Who does something: the sentence says where to go, how it was, or whom to ask. */
const SUBJECT = regex`
  ^ (?:
    i|im|ive|ill|id|we|weve|you|your|youre|youll|he|hes|hell|shell|theyll|she|shes|they|theyre|everybody|everyone
    |anybody|anyone|someone|somebody|nobody|there|theres|ask|tell|go|come|follow|main|mai|hum|ham|maine|humne|aap
    |aapk[aei]|tum|tumhar[aei]|mujhe|hume|sab|koi|मैं|हम|मैंने|हमने|आप|आपका|आपकी|आपके|तुम|मुझे|हमें|सब|कोई
  )[ ]
`
/** "That closed", "wahan se door" */
const THERE = /^ (?:that|it|those|they|us|uspe|usme|wahan|waha|udhar|उस|उसमें|वहां|उधर) /
/** Words of sentences; the parts of an address have none. */
const SPEAKS = regex`
  [ ](?:
    i|im|you|your|he|she|they|it|me|him|her|them|is|are|was|were|will|can|could|should|do|does|did|have|has|had|just
    |what|who|how|hai|hain|hoon|hun|main|hum|aap|mujhe|usko|unko|है|हैं|हूं|मैं|हम|आप|मुझे|उसको
  )[ ]
`
/** "Ring the bell", "bring it along" */
const ORDERS = /^ (?!at |in |on |of |to |by |via |from )\S+ (?:the|a|an|me|him|us|it|her|them) /
