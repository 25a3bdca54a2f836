import { regex } from '../../../base/regex.ts'
import type { SpecialIntent } from '../../../ports/language.ts'
import { isKin } from '../names/kin.ts'
import { type Clause } from '../words/clauses.ts'
import { deniesDealings } from './no-dealings.ts'
import { type Tokens } from '../words/tokens.ts'

/**
 * "Don't call back", "the call in ten minutes" ask for no call; "the day when I had a wrong number" is about something
 * else.
 */
export function isAside({ words, breaks }: Tokens, tag: SpecialIntent, from: number, to: number): boolean {
  const before = words[from - 1] ?? ''
  if (tag === 'callback_requested')
    return (
      NOT.has(before) ||
      EVERY.test(before) ||
      (/^(?:back|callback)$/.test(words[to - 1] ?? '') && OF_A_NOUN.test(words[to] ?? '') && !breaks[to]) ||
      isAtItsTime({ words, breaks }, from, to) ||
      // "Auto chala raha hoon 10 saal se" is one's work.
      ((CHALA.test(words[to - 1] ?? '') || CHALA.test(words[to - 2] ?? '')) &&
        words.some((word) => FOR_LONG.test(word))) ||
      (OF_A_CALL.has(before) && /^(?:call|phone|ring)$/.test(words[from] ?? ''))
    )
  // "I thought you'd never call", "your helpline, which never called back"
  if (tag === 'opted_out') {
    if (words[from] === 'never' && TELLS_OF_NEVER.test(before)) return true
    // "They don't follow up", "your people never follow up", "I don't call or text"
    return !breaks[from] && NOT_DONE.test(words.slice(from, to).join(' ')) && from > 0 && !BEFORE_ORDER.test(before)
  }
  if (tag !== 'wrong_person') return false
  if (isQualifying({ words, breaks }, from, to)) return true
  if (!breaks[to] && WAS_DOING.test(words.slice(to, to + MAX_BEHIND).join(' '))) return true
  const you = [from, from - 1].find((at) => YOU.test(words[at] ?? ''))
  if (you !== undefined && deniesDealings(words.slice(0, you).join(' '))) return false
  if (/^(?:he|she|they)$/.test(before) && breaks[from - 1] === true) return false
  // "Anil doesn't use this phone"
  if (/^(?:doesnt|does)$/.test(words[from] ?? '') || (words[from] === 'no' && words[from + 1] === 'longer'))
    return breaks[from] === true || isKin(before) || from > 2
  for (let at = from - 1; at >= 0 && !breaks[at + 1]; at--) {
    const isAddress = ADDRESSES.test(words[at] ?? '') || (breaks[at] === true && ADDRESSES.test(words[at + 1] ?? ''))
    if (!BEFORE_WRONG.has(words[at] ?? '') && !isAddress) return true
  }
  return false
}

/** "Wrong number ke chashme", "wrong number bola tha maine", "it's called The Wrong Number" */
function isQualifying({ words, breaks }: Pick<Tokens, 'words' | 'breaks'>, from: number, to: number): boolean {
  if (!breaks[to] && OF_WRONG.test(words[to] ?? '')) return true
  const before = words[from - 1] ?? ''
  return CALLED.test(before) || (/^(?:the|a)$/.test(before) && CALLED.test(words[from - 2] ?? ''))
}

/** The same within a clause that is read as a whole. */
export function isTitle(heard: Tokens, { from, to }: Clause): boolean {
  const at = heard.words.findIndex((word, index) => index >= from && index < to && /^(?:wrong|galat|गलत)$/.test(word))
  return at > 0 && isQualifying(heard, at, Math.min(at + 2, to))
}

/** "Call back ka promise kiya tha", "the call back was never made" */
const OF_A_NOUN = /^(?:k[aei]|wal[aei]|was|never|didnt|hasnt|has|which|that|का|की|के|वाला|वाली)$/

/** "In the mornings I'm driving", "on Mondays I'm in a meeting": a habit, and not what keeps the speaker now. */
function isAtItsTime({ words, breaks }: Pick<Tokens, 'words' | 'breaks'>, from: number, to: number): boolean {
  if (!BEING_BUSY.test(words.slice(from, to).join(' '))) return false
  let start = from
  while (start > 0 && !breaks[start]) start -= 1
  return AT_A_TIME.test(words.slice(start, from).join(' '))
}

const BEING_BUSY = /\b(?:driving|busy|meeting|class|work|occupied|travelling|traveling)\b/
const AT_A_TIME = regex`
  (?:^| )(?:in|during) (?:the )?(?:mornings?|afternoons?|evenings?|daytime|day)(?: (?:time|hours))?$
  |(?:^| )(?:at night|every (?:day|morning|evening|night)|daily|usually|generally|mostly|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|on week(?:days|ends))$
`

const CHALA = /^(?:chala|drive|चला)$/
const FOR_LONG = /^(?:roz|rozana|saal|saalon|sal|salon|mahine|mahino|years|रोज|साल|सालों|महीने)$/
const NOT_DONE = /^(?:dont|do not|never) (?:(?:follow|reach|chase)\b|\w+ (?:or|nor|and) )/
const BEFORE_ORDER = /^(?:please|and|just|so|but|kindly|sir|madam|ji|now|also|ok|okay|then|no|yes|told|said|say)$/
const TELLS_OF_NEVER = /^(?:youd|would|theyd|hed|shed|they|he|she|which|that|who|i|we|id|wed)$/
const YOU = /^(?:you|youve|u|aap|aapne|apne|आप|आपने)$/

/** "Wrong number pe message bhej rahe the" tells of the past. */
const WAS_DOING = regex`
  ^(?:(?:pe|par|पे|पर) )?(?:\S+ ){1,3}?(?:rah[aei]|aat[aei]|kart[aei]|bhejt[aei]|रहा|रही|रहे|आता|आते|करते)
    [ ](?:tha|thi|the|था|थी|थे)(?: |$)
`
const MAX_BEHIND = 7
const OF_WRONG =
  /^(?:to|k[aei]|wal[aei]|bol[aei]?|kaha|bata(?:ya|yi)|likh\S*|का|की|के|वाला|वाली|वाले|बोला|बोली|कहा|बताया|लिख\S*)$/
const CALLED = /^(?:called|named|titled)$/

/** "Har din call karte ho" complains. */
const EVERY = /^(?:har|roz|every|हर|रोज)$/
const NOT = new Set(['dont', 'not', 'never', 'didnt'])
const OF_A_CALL = new Set('the a your my his her this that last first next missed every each to of'.split(' '))
/** "Bhaisaab, …", "masterji", "chacha": whom somebody talks to. */
const ADDRESSES = regex('u')`
  ^\w*(?:sa+b|sahab|sahib|bhai|bhaiya|bhaiyya|ji|didi|uncle|aunty|auntie|beta|boss|dost|yaar)$
  |^\S*(?:साहब|साब|भैया|भाई|जी|दीदी|अंकल|आंटी|बेटा)$
`
/** Words that may precede "wrong number" in the same clause. */
const BEFORE_WRONG = new Set(
  `no nope sorry yes yeah oh ah hello hi hey ok okay ji nahi haan you u youve your have has had got it its is this that thats a
   the but and so i im am we
   think guess believe afraid seems seem looks like probably must sir madam maam bhai bhaiya arre are arey um uh well actually
   look listen excuse me again already
   telling told said dialed dialled called calling reached be ye yeh yah aap aapne apne aapka to toh hum humein maaf kijiye number
   phone here because there theres
   नहीं जी हां हेलो हैलो यह ये आप आपने माफ कीजिए सॉरी भाई अरे तो`.split(/\s+/),
)
