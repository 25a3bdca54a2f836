import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import type { Clause } from '../../words/clauses.ts'
import { type Tokens, wordsOf } from '../../words/tokens.ts'
import { isOfThing, singular, type Thing, thingOf, withThing } from '../thing.ts'
import { optionWords } from '../option-span.ts'

/** The option for none of what the question is about: "No add-on" of "Add-on wanted", "No change" of "Change wanted". */
interface NoneWanted {
  option: string
  thing: Thing
  isChange: boolean
}

export const noneWantedAmong = oncePerField(({ field, label }): NoneWanted | undefined => {
  const about = new Set([...label, ...wordsOf(field.description)].map(singular))
  const found = field.options.flatMap((option): NoneWanted[] => {
    const [no = '', ...thing] = optionWords(option)
    const telling = thing.filter((word) => !isGrammarWord(word))
    if (!NO.test(no) || telling.length === 0 || thing.length > 2 || telling.some((word) => OPEN.test(word))) return []
    if (!telling.every((word) => about.has(singular(word)))) return []
    const spelled = thing.filter(isGrammarWord)
    return [
      {
        option,
        thing: thingOf(telling, [...spelled, thing.join('')]),
        isChange: telling.some((word) => CHANGE.test(word)),
      },
    ]
  })
  const [only, another] = found
  return another === undefined ? only : undefined
})

const NO = /^(?:no|without|zero)$/
/** "No preference" and "no idea" want what there is. */
const OPEN = /^(?:preferences?|idea|choice|hurry|limit|bar|restriction)$/
const CHANGE = /^(?:changes?|badla+v|tabdili|tabdeeli|बदलाव|तब्दीली|परिवर्तन)$/

const NAHI = '(?:nahi|nai|mat|नहीं|मत)'
const LEAD =
  '(?:(?:no|nope|nahi|nai|ji|haan|well|oh|sorry|mujhe|hame|humein|hamein|hum|main|abhi|to|bas|filhaal|actually|please|just|i think|for now|right now|नहीं|जी|मुझे|हमें|अभी|बस|फिलहाल) )*'
const TAIL =
  '(?: (?:please|thanks|thank|you|sir|madam|ji|bhai|for|right|now|at|all|as|such|really|hai|h|abhi|filhaal|bas|this|time|is|baar|hi|है|जी|सर|मैडम|अभी|बस|ही))*$'
const ANY =
  '(?:kuch|kuchh|koi|ek|bhi|aur|extra|alag|se|upar|aisa|aisi|aise|mein|inmein|inme|in|yeh|ye|wo|woh|kuchh|zyada|naya|nayi|THING|कुछ|कोई|भी|और|एक्स्ट्रा|अलग|से|ऐसा|में|इनमें|ये|यह)'
const DO =
  '(?:chahiye|chahie|chahta|chahti|len[aei]|lun?g[ai]|loong[ai]|lenge|lo|lag[aw]\\S*|da+l\\S*|kar\\S*|rakh\\S*|jod\\S*|bada?l\\S*|manga\\S*|de\\S*|chh?ed\\S*|चाहिए|ले\\S*|लूंग[ाी]|लगा\\S*|लगवा\\S*|डाल\\S*|कर\\S*|रख\\S*|जोड\\S*|बदल\\S*|दे\\S*)'
const NEED = '(?:za?roo?rat|ja?roo?rat|zarurat|जरूरत|ज़रूरत)'

/** Of a clause in which the words for the thing are `THING`. */
const NONE = regex('u')`
  ^${LEAD}(?:
    (?:nothing|none|not any)(?: (?:extra|else|of (?:these|them|those)|to (?:add|change)|needed|required|wanted|THING))*
    |no (?:extra |additional |other |more |such )?(?:THING|extras?)(?: (?:THING|needed|required|wanted|necessary))*
    |(?:i |we )?(?:dont|do not|wont|will not|didnt|wouldnt) (?:really |actually |even )*(?:need|want|require|take|like|have)
      (?: (?:any|a|an|the|to|anything|it|one|them|that|those|these|extra|of|else|such|more|THING|add|take|now))+
    |(?:no|not) (?:need|needed|required|necessary|wanted)(?: (?:of|for|any|it|them|to|THING))*
    |no thanks?|no thank you
    |(?:without|bina|बिना)(?: (?:any|the|kisi|kisi bhi|किसी))*(?: THING)+(?: (?:ke|के))?
    |(?:THING )+(?:ke|के) (?:bina|बिना)(?: ${DO})*
    |(?:skip|leave out|avoid|remove|drop)(?: (?:the|any|all|this|that))*(?: THING)+
    |(?:${ANY} )*${NAHI} ${DO}(?: ${DO})*
    |(?:${ANY} |kisi |iski |uski |kisi bhi |किसी |इसकी |cheez |चीज )*(?:ki |की )?${NEED} (?:hi |ही )?${NAHI}
    |(?:koi|कोई) (?:bhi |extra |भी )?(?:THING )+${NAHI}
  )${TAIL}
`
/** "Kuch nahi, aap bataiye" is how one begins to speak. */
const BARE = regex('u')`
  ^${LEAD}(?:kuch|kuchh|koi|कुछ|कोई) (?:(?:bhi|hi|भी|ही) )?${NAHI}${TAIL}
`
const AS_IT_IS = regex('u')`
  ^${LEAD}(?:(?:i|we) (?:would|will|want to) )?(?:please |just )?(?:keep|leave|let|continue|carry on)(?: (?:it|this|that|them|everything|things|all|with|the|same|be|\S+))?? (?:
    (?:the )?(?:way|same way) (?:it|they|things) (?:is|are|was|has been)|as (?:it|they) (?:is|are)|as is|same|the same|unchanged|like (?:this|that|it is)
    |as (?:before|usual|always)
  )${TAIL}
  |^${LEAD}(?:jaisa|jaise|jaisi|jo|जैसा|जैसे|जैसी|जो) (?:\S+ ){0,4}?(?:hai|hain|raha|rahi|chal|aata|aati|है|रहा|रही|चल|आता) (?:(?!usse|isse|se|उससे|इससे|से)\S+ ){0,2}?(?:waisa|waise|waisi|vaisa|vaise|wahi|wohi|theek|thik|sahi|chalne|rehne|वैसा|वैसे|वैसी|वही|ठीक|सही|चलने|रहने)(?: |$)(?!(?:\S+ )?(?:nahi|mat|wal\S+|नहीं|मत|वाल\S+)(?: |$))
  |^${LEAD}(?:same|wahi|wohi|isi tarah|aise|waise|aisa|सेम|वही|इसी तरह|ऐसे|वैसे) (?:hi |ही )?(?:chalne|rehne|rakh|चलने|रहने|रख)\S*(?: (?:do|dijiye|dena|दो|दीजिए|देना))?${TAIL}
`

/** Words for all that there is; "no need" without one is only said of what was asked where it stands first. */
const ALL_OF_IT = regex('u')`
  (?<!\p{L})(?:nothing|none|any|anything|extras?|kuch|kuchh|koi|kisi|THING|कुछ|कोई|किसी|एक्स्ट्रा)(?![\p{L}\p{M}])
`

/** "None, thank you", "kuch extra nahi chahiye", "without any add-on"; of a change, "keep it the way it is". */
export function wantsNone(heard: Tokens, { from, to }: Clause, plan: FieldReader, isFirst: boolean): boolean {
  const none = noneWantedAmong(plan)
  if (none === undefined) return false
  const words = heard.words.slice(from, to)
  const said = withThing(words, (word) => isOfThing(none.thing, word) || (none.isChange && CHANGE.test(word)))
  if (BARE.test(said)) return BARE.test(heard.words.join(' '))
  return (NONE.test(said) && (isFirst || ALL_OF_IT.test(said))) || (none.isChange && AS_IT_IS.test(words.join(' ')))
}
