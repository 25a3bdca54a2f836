import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { type Clause, clausesOf, saidIn } from '../words/clauses.ts'
import { countWords } from '../words/count-words.ts'
import type { Tokens } from '../words/tokens.ts'

/** What was liked, without its praise, where that is asked for: "dal makhani bahut achhi thi", "my kids loved the pasta". */
export function praisedThing(heard: Tokens, plan: FieldReader): Clause | undefined {
  if (!asksForLiked(plan)) return undefined
  const praised = clausesOf(heard).flatMap((clause) => praisedIn(heard, clause) ?? [])
  const [only, another] = praised
  return another === undefined ? only : undefined
}

const asksForLiked = oncePerField(
  ({ label, field }) =>
    label.some((word) => THINGS.test(word)) &&
    /\b(?:liked?|loved?|enjoy\w*|favou?rite|best|recommend\w*)\b/i.test(`${label.join(' ')} ${field.description}`),
)

const THINGS = /^(?:dish|dishes|item|items|food|product|book|movie|song|place|game|part|service|feature|flavou?r)$/

function praisedIn(heard: Tokens, clause: Clause): Clause | undefined {
  if (clause.to - clause.from > MAX_WORDS) return undefined
  const said = saidIn(heard, clause)
  for (const pattern of PRAISES) {
    const [, lead = '', thing = ''] = pattern.exec(said) ?? []
    if (thing === '' || POINTS.test(thing)) continue
    const from = clause.from + countWords(lead)
    return { from, to: from + countWords(thing) }
  }
  return undefined
}

const MAX_WORDS = 14

/** "Everything was good", "service achhi thi", "unka khana" tell no single thing. */
const POINTS = regex('u')`
  (?:^| )(?:everything|all|nothing|none|it|that|this|they|we|i|food|service|staff|place|ambience|taste|sab|sabhi|sabkuch|kuch|khana|khaana|ye|yeh|wo|woh|usme|nahi|not|no|सब|सभी|कुछ|खाना|ये|यह|वो|वह|नहीं|सर्विस)(?: |$)
`
const THING = '((?:\\S+ ){0,3}?\\S+)'
const GOOD =
  '(?:amazing|awesome|great|good|tasty|delicious|excellent|fantastic|superb|lovely|nice|yummy|outstanding|wonderful|perfect|the best|best|my favou?rite|too good|mind blowing)'
const GOOD_HINDI =
  '(?:achh?[aie]|acch?[aie]|badhiya|badiya|mast|swadisht|tasty|zabardast|jabardast|best|lajawab|pasand|kamaal|अच्छ[ाीे]|बढिया|बढ़िया|मस्त|स्वादिष्ट|लाजवाब|पसंद|बेस्ट)'
const VERY = '(?:(?:bahut|bohot|bahot|sabse|kaafi|ekdum|hi|to|bhi|bada|बहुत|सबसे|काफी|एकदम|ही|तो|भी) )*'

const PRAISES = [
  regex`
    ^((?:(?:yes|so|well|definitely|the|your|that|but|and) )*)${THING} (?:was|is|were|tasted|are) (?:(?:really|very|so|just|absolutely|simply|quite|pretty) )*${GOOD}(?: .*)?$
  `,
  regex`
    ^((?:(?:yes|so|well|definitely|but|and) )*(?:i|we|everyone|everybody|kids|they|(?:my|our) \w+)(?: (?:really|all|just|absolutely))* (?:loved|liked|enjoyed|love|like|preferred) (?:the |your |that )?)${THING}(?: (?:the most|most|a lot|very much|best))?$
  `,
  regex('u')`
    ^((?:(?:haan|ji|sab achha tha par|par|lekin|aur|wahan ki|aapki|aapka|हां|जी|पर|लेकिन|आपकी) )*(?:(?:mujhe|humein|hume|hamein|sabko|bachchon ko|\S+ ko|मुझे|हमें|सबको|बच्चों को|\S+ को) )?)${THING} ${VERY}${GOOD_HINDI} (?:tha|thi|the|lag[aie]|aay[aei]|hai|hain|था|थी|थे|लग[ाीे]|आय[ाीे]|आई|है|हैं)(?: .*)?$
  `,
  regex('u')`
    ^((?:\S+ ){2,5}(?:par|lekin|but|पर|लेकिन) )${THING} (?:(?:hi|to|sabse) )?(?:best|बेस्ट)(?: (?:tha|thi|hai|था|थी|है))?$
  `,
]
