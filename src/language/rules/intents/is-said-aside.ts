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
      isOfOtherCalls({ words, breaks }, from, to) ||
      NOT.has(before) ||
      EVERY.test(before) ||
      (/^(?:back|callback)$/.test(words[to - 1] ?? '') && OF_A_NOUN.test(words[to] ?? '') && !breaks[to]) ||
      isAtItsTime({ words, breaks }, from, to) ||
      (I_SAID.test(words.slice(Math.max(0, from - 3), from).join(' ')) && CAME.test(words.slice(0, from).join(' '))) ||
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
  if (isPutRight({ words, breaks }, to)) return true
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

/**
 * "Baad mein phone aaya tha", "main gaadi chala raha tha", "I call back whenever I need", "please call back customers on time": calls
 * that were, are usual, or are others'.
 */
function isOfOtherCalls({ words, breaks }: Pick<Tokens, 'words' | 'breaks'>, from: number, to: number): boolean {
  let end = to
  while (end < words.length && !breaks[end]) end += 1
  const behind = words.slice(to, end).join(' ')
  if (OTHER_CALLS_BEHIND.test(behind) || (TOLD_AT_END.test(behind) && !ASKS.test(words[to - 1] ?? ''))) return true
  if (OF_TIME.test(words[to - 1] ?? '') && FOR_OTHER_WORK.test(behind)) return true
  if (words[to - 1] === 'meeting' && /^rooms?\b/.test(behind)) return true
  const isBack = /^(?:back|callback)$/.test(words[to - 1] ?? '') && !/^(?:me|us)$/.test(words[to - 2] ?? '')
  return isBack && (USUAL_BEHIND.test(behind) || (words[from - 1] === 'i' && USUALLY.test(behind)))
}

/** "Haan aaya tha, maine kaha busy hoon": what was said to a call of before. */
const I_SAID = /(?:^| )(?:maine|i|मैंने) (?:kaha|bola|bol diya|said|told (?:him|her|them)|कहा|बोला)(?: (?:ki|that|कि))?$/
const CAME = regex('u')`
  (?:^| )(?:aa?y[aei]|kiya|kari|आया|आई|किया) (?:to |तो )?(?:tha|thi|the|था|थी|थे)(?: |$)|\b(?:he|she|they|someone|somebody) (?:did |had )?(?:called|call|rang|phoned)\b
`

/** "Abhi time nahi hai … khana banane ka" */
const OF_TIME = /^(?:hai|nahi|time|samay|waqt|fursat|paas|है|नहीं|टाइम|समय|पास)$/
const FOR_OTHER_WORK = regex('u')`
  ^(?:(?:mere|hamare|मेरे|हमारे) (?:paas|पास) )?(?!baat|phone|call|sunn|बात|फोन|कॉल|सुन)\S+ (?:\S+(?:ane|arne|one|ene|ाने|ने)) (?:k[aei]|का|की|के)(?: |$)
`
const OTHER_CALLS_BEHIND = regex('u')`
  ^(?:kiy[ae](?! kar)|aay[aei]|aat[aei]|hu[aei]|ho gay[aei]|gay[aei]|किया(?! कर)|किए|आया|आई|आता|हुआ|हुई|हो गई)(?: |$)
  |^(?:karna |करना )?(?:band|बंद)(?: |$)
  |^(?:karne|करने) (?:ko|को) (?:bol[aei]|kah[aei]|बोला|बोली|कहा) (?:tha|thi|था|थी)(?: |$)
  |^(?:about (?:it|this|that) )?with (?:my |our |the )?(?:friends?|family|wife|husband|parents?|colleagues?|team|partner)\b
`
/** "… chala raha tha", "main meeting mein hoon tab aaya tha" */
const ASKS = /^(?:kar(?:o|na|iye|iyega|ein|en|lo)?|kij\S*|lena|करो|करना|करिए|करें|कीज\S*|लेना)$/
const TOLD_AT_END = /^(?:rah[aei] |रह[ाेी] )?(?:tha|thi|था|थी|थे)(?: |$)|^(?:tab|तब) .*(?:tha|thi|था|थी|थे)$/
const USUAL_BEHIND = regex`
  ^(?:(?:the |your |their |all )?(?:customers?|people|clients?)\b|on time$|when(?:ever)? (?:we (?:complain|call|ask|raise)|customers?) ?|(?:kar|karn|kart)[aei] (?:hoon|hun|hain|chahiye)(?: |$))
`
const USUALLY = /^(?:whenever|when i|if i|always|every|usually|if needed)\b/

/** "Wrong number, write again", "that's the wrong number, it should end with 21", "nobody by that name, write Rohit" */
export function isPutRight({ words, breaks }: Pick<Tokens, 'words' | 'breaks'>, to: number): boolean {
  return words.some(
    (_, at) => at >= to && breaks[at] === true && PUT_RIGHT.test(words.slice(at, at + MAX_PUT_RIGHT).join(' ')),
  )
}

const PUT_RIGHT = regex`
  ^(?:(?:please|so|just|actually|let me) )*(?:
    (?:write|put) (?!(?:it|this|that|down|somewhere|sorry)\b)\w+$
    |it should (?:end|start)\b|it should be \d|the last (?:digit|number|two)\b
  )
`
const MAX_PUT_RIGHT = 5

/** "Wrong number ke chashme", "wrong number bola tha maine", "it's called The Wrong Number" */
function isQualifying({ words, breaks }: Pick<Tokens, 'words' | 'breaks'>, from: number, to: number): boolean {
  if (!breaks[to] && (OF_WRONG.test(words[to] ?? '') || IS_PRINTED.test(words.slice(to, to + MAX_PRINTED).join(' '))))
    return true
  if (
    /^(?:jagah|place|जगह)$/.test(words[to - 1] ?? '') &&
    !breaks[to] &&
    TAKEN_THERE.test(words.slice(to, to + MAX_PRINTED).join(' '))
  )
    return true
  if (
    /^(?:person|one|guy|man|woman|lady|customer)$/.test(words[to - 1] ?? '') &&
    !breaks[to] &&
    DOES_IT.test(words.slice(to, to + MAX_PRINTED).join(' '))
  )
    return true
  if (!breaks[to] && /^(?:house|flat|door|plot)$/.test(words[to - 1] ?? '') && /^(?:number|no)$/.test(words[to] ?? ''))
    return true
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

/** "Wrong number pe message bhej rahe the" tells of the past, "wrong number pe kiya hoga" only guesses. */
const WAS_DOING = regex`
  ^(?:(?:pe|par|पे|पर) )?(?:\S+ )?(?:kiya|lagaya|bheja|gaya|किया|लगाया|भेजा|गया) (?:hoga|hogi|honge|होगा|होगी|होंगे)(?: |$)
  |^(?:(?:pe|par|पे|पर) )?(?:\S+ ){1,3}?(?:rah[aei]|aat[aei]|kart[aei]|bhejt[aei]|रहा|रही|रहे|आता|आते|करते)
    [ ](?:tha|thi|the|था|थी|थे)(?: |$)
`
const MAX_BEHIND = 7
const OF_WRONG =
  /^(?:to|of|k[aei]|wal[aei]|bol[aei]?|kaha|bata(?:ya|yi)|likh\S*|का|की|के|वाला|वाली|वाले|बोला|बोली|कहा|बताया|लिख\S*)$/
/** "The wrong number was printed on the bill", "wrong number diya tha maine", "galat aadmi bheja tha" */
const IS_PRINTED = regex`
  ^(?:(?:was|were|is|got) (?:\w+ )?(?:printed|written|typed|mentioned)\b(?! (?:to|with) you)|diya (?:tha )?maine|(?:likha|bheja|bhej diya|लिखा|भेजा)(?: |$))
`
const MAX_PRINTED = 3
/** "Galat jagah le gaya driver", "गलत जगह दिखाता है मैप" */
const TAKEN_THERE = regex('u')`
  ^(?:le |utaa?r|chhod|chhor|location|bhej|pahu?nch|dikha|rakh|mark|ले |उतार|छोड|लोकेशन|भेज|पहुंच|दिखा|रख)
`
/** "I'm not the person paying", "I'm not the one who is sick": another part in the matter, and no other person. */
const DOES_IT = regex`
  ^(?:who (?:is|will be) )?(?:eating|paying|coming|travelling|traveling|going|attending|joining|driving|drinking|sick|ill|unwell)\b
`
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
