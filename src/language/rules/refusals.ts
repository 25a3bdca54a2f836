import { regex } from '../../base/regex.ts'
import { isGrammarWord } from './words/bare-clauses.ts'
import { NAHI } from './words/function-words.ts'
import { clausesOf } from './words/clauses.ts'
import { oncePerMessage } from './words/once-per-message.ts'
import type { Tokens } from './words/tokens.ts'
import { PhraseMatcher, type PhraseHit } from './words/phrase-matcher.ts'
import { behindReminder } from './texts/reminder.ts'
import { keepsBack } from './withheld.ts'

/**
 * `declined`: an explicit refusal. `lacking`: "no" or "none" to a question that is not a yes-or-no question. `any`:
 * leaves the choice to the agent. `thanks`: thanks and goodbye, which end free text.
 */
export type Refusal = 'declined' | 'lacking' | 'any' | 'thanks'

const REFUSALS = new PhraseMatcher<Refusal>([
  [
    'declined',
    `skip (it|this|that|this one|that one|the question|) .
     (can|could) (we|you|i) skip
     (id|wed|i would|we would|i|we) rather not
     rather not (say|tell|answer|share|discuss|) .
     (i|ill|i will) (send|text|share|whatsapp|message) (it|that|this) (on|over|to|later|by)
     (main|mai|) (whatsapp|message|sms) (par|pe|) (kar|bhej) (dunga|doonga|dungi|denge)
     (aapke|apke) paas (to|) (hai|hoga|hogi) (na|) .
     (id|wed|i would|we would|) prefer not (to|)
     (none of your|not your|mind your own) (business|concern)
     (stop|quit) wasting (my|our) time
     (no comment|not telling|not saying)
     no (comments|suggestions|feedback|complaints|preference|requests|remarks|special requests) .
     (i|we|) (dont|do not|wont|will not|cant|cannot|never) (want to|wish to|like to|) (say|tell|share|give|answer|disclose|reveal|rate|discuss|talk about|speak about|go into)
     not (going to|gonna|willing to|comfortable) (say|tell|share|give|answer|sharing|giving|telling)
     (i|) (dont|do not|really dont|cant|cannot|can not|couldnt) (know|remember|recall|say for sure)
     (im|i am|) not (sure|comfortable)
     (i|) (dunno|donno)
     (idk|dont know|no idea) .
     (thats|that is|its|it is) (personal|private|confidential)
     (ye|yeh) (to|toh|) (bahut|thoda|) (personal|private|confidential) (hai|) .
     (mat|na) (poocho|puchho|poochho|puchiye|poochiye|poochna) .
     no need (of|for) (number|name|address|email|that|it|this) .
     (i|ill|i will) (tell|let) (you|u) (know|) (later|afterwards|then|tomorrow) .
     (no idea|no clue|not applicable|nothing to add|confidential|private)  .
     n a .
     (next question|move on) .
     (i|we|) (will|ill|well) (give|provide|send|share) (it|that|this|you|the|my|) * (later|afterwards) .
     (baad|bad) (me|mein|mai) (dunga|doonga|dungi|doongi|denge|bataunga|bataungi|batayenge|de (dunga|dungi|denge)|bata (dunga|dungi|denge)|bhej (dunga|dungi|denge))
     बाद में (दूंगा|दूंगी|देंगे|बताऊंगा|बताऊंगी|बताएंगे|दे (दूंगा|दूंगी|देंगे)|बता (दूंगा|दूंगी|देंगे)|भेज (दूंगा|दूंगी|देंगे))
     (let it be|leave it|forget it) .
     (you|u) (already|should|must) (have|know) (it|that|this|them|all|my|everything)
     (nahi|nai|main nahi) (batana|bataunga|bataungi|bolna|dena|dunga|doonga|dungi|doongi|denge|de sakta|de sakti)
     (mujhe|hame|) (pata|maloom|malum|yaad|pta) (nahi|nai) (hai|)
     (mujhe|hame|) (nahi|nai) (pata|maloom|malum|yaad)
     (phone|call) (par|pe) * nahi (deta|deti|dete|batata|batati|batate)
     (chodo|chhodo|chod do|chhod do|chodiye|chhodiye|rehne do|rehne dijiye|jaane do|jane do|aage badho|aage badhiye)
     (skip|chhod) (karo|kar do|kijiye|karein)
     नहीं (बताना|बताऊंगा|बताऊंगी|बोलना|देना|दूंगा|दूंगी)
     (मुझे|) (पता|मालूम|याद) नहीं (है|)
     (मुझे|) नहीं (पता|मालूम|याद)
     (छोड़ो|छोड़ दो|छोड़िए|छोड़ दीजिए|रहने दो|रहने दीजिए|जाने दो|जाने दीजिए|आगे बढ़ो|आगे बढ़िए)
     स्किप (करो|कर दो|कीजिए|)`,
  ],
  [
    'lacking',
    `(no need|no need to|not needed|not required|not necessary|zarurat nahi|zaroorat nahi|jarurat nahi|ज़रूरत नहीं|जरूरत नहीं) (hai|है|) .
     (nahi|) bas (theek|thik|sab theek|sab thik) (hai|) .
     (नहीं|) बस (ठीक|सब ठीक) (है|) .
     (no|nope|) (thats|that is) (all|it) .
     (no|) (nothing else|nothing more) (thanks|thank you|) .
     (nahi|) (bas itna hi|bas) .
     (नहीं|) (बस इतना ही|बस) .
     (nope|nah|no) thanks
     (koi|) (sujhav|shikayat|tippani) nahi (hai|)
     (nahi|) (aur|) (kuch|kuchh) nahi (bas|)
     (और|) कुछ नहीं (बस|)
     (nahi|नहीं) (chahiye|chahie|चाहिए) .
     (no|sorry|) (im|i am|were|we are|) (just|really|) not (at all|really|) interested (in (this|that|it|any of this)|) (sorry|thanks|thank you|sir|madam|bye|) .
     (nahi|main|mai|mujhe|hum|) (interested|interest) nahi (hai|hoon|hun|hu|hain|) (ji|sir|) .
     (नहीं|मैं|मुझे|हमें|) (इंटरेस्टेड|इंटरेस्ट|रुचि|दिलचस्पी) नहीं (है|हूं|) (जी|) .
     none of (these|those|them|the above) .
     (no|nope|) (nothing|none) (yet|so far|till now|until now|as yet|as of now) .
     (abhi tak|abhi|) (kuch|kuchh|koi) nahi .
     (अभी तक|अभी) (कुछ|कोई) नहीं .
     (no|nope|nah|none|nothing|nil|nada|no one|nobody|not really|no thanks|no thank you|nothing (else|really|much|special|specific)) (thank god|touchwood|touch wood|luckily|thankfully|) .
     (no|nope|nah|) nothing (as such|in particular|particular|for now|at the moment) .
     (i|we) (dont|do not|havent) (have|got|use) (any|one|it|a|an|that|)
     (i|we) (have|got) (no|none|nothing)
     no (other|another|alternate|alternative|second|) (number|email|mail|phone|address|contact) .
     (nahi|nai|na|ji nahi|kuch nahi|kuchh nahi|kuch bhi nahi|koi nahi|nahi hai|mere paas nahi hai)  .
     (नहीं|जी नहीं|कुछ नहीं|कुछ भी नहीं|कोई नहीं|नहीं है|मेरे पास नहीं है) .`,
  ],
  [
    'any',
    `(you|aap|tum) (choose|decide|pick|select|hi bata do|hi dekh lo) .
     (up to you|your choice|as you like|aapki marzi|jaisa aap chaho) .
     (anything|anywhere|anyone|anybody|any|any place|whatever|whichever|no preference) (is fine|is ok|is okay|will do|works|) .
     (koi bhi|kuch bhi|kahin bhi|kisi bhi jagah) (chalega|chalegi|theek hai|ho|) .
     (कोई भी|कुछ भी|कहीं भी) (चलेगा|चलेगी|ठीक है|) .`,
  ],
  [
    'thanks',
    `(ok|okay|no|nope|) (thank you|thanks|thanks a lot|thank you so much|thank you very much|dhanyavaad|dhanyawad|shukriya|धन्यवाद|शुक्रिया) (bye|bye bye|goodbye|) .
     (ok|okay|) (bye|bye bye|goodbye) (thanks|thank you|) .
     have a (nice|good|great) (day|evening|one)`,
  ],
])

/** "No, everything was great" is no refusal, nor is "nobody brought anything". */
const MAX_WORDS_BESIDE: Record<Refusal, number> = { declined: Infinity, lacking: 2, any: 1, thanks: 2 }

/** Every kind of field checks whether its question was refused. */
const refusalIn = oncePerMessage((heard) => withheldIn(heard) ?? leftEmpty(heard) ?? REFUSALS.first(heard))

const NONE = regex`
  ^(?:(?:i|we) (?:have|dont have|do not have|havent got) )?(?:no|any|a|an|koi)
    (?: (?:fixed|particular|specific|special|regular|certain|set|such|preferred|khaas|khas|pakka))?$
`

/** "No coupon", "I don't have any allergies": names what was asked for, and says that there is none. */
export function saysNoneOf({ words }: Tokens, cues: ReadonlySet<string>): boolean {
  if (words.length > 6) return false
  const at = words.findIndex((word) => cues.has(word))
  if (at < 1 || !NONE.test(words.slice(0, at).join(' '))) return false
  return words.slice(at + 1).every((word) => cues.has(word) || AFTER_NONE.has(word))
}

const AFTER_NONE = new Set('nahi hai code thanks thank you please sir madam ji number id sorry नहीं है'.split(' '))

/** "Why should I tell you my age, skip it", "my history is private, I won't discuss it" */
const ENDS = regex`
  ^(?:(?:just|please|so|lets|ok) )*(?:skip (?:it|this|that)|leave (?:it|that)|next question|move on)(?: (?:please|now|sir|madam|ji))*$
  |^(?:sorry )?(?:its|it is|that is|thats|my \S+(?: \S+)?(?: is)?) (?:private|personal|confidential|secret)$
`

/** "I won't give my address to a machine", "नंबर नहीं देना चाहता": the speaker, a negation and a verb of giving. */
const WITHHOLDS = regex`
  ^(?:(?:no|sorry|please|look) )*(?:i|we|im|id|were|wed)(?: (?:am|are|would|really|just|do|will))*
    [ ](?:dont|wont|not|cant|never|prefer not|rather not|wouldnt)
    (?: (?:want|like|wish|going|prefer|comfortable|willing|happy|ready|to|out|really))*
    [ ](?:give|giving|hand|handing|share|sharing|name|naming|discuss|discussing|disclose|provide|reveal)[ ]
  |(?:^| )(?:(?:nahi|नहीं) (?:dena|batana|bolna|देना|बताना|बोलना)|(?:dena|batana|bolna|देना|बताना|बोलना) (?:nahi|नहीं))
    [ ](?:chahta|chahti|chahte|चाहता|चाहती|चाहते)
  |(?:^| )(?:ye|yeh|yah|यह|ये) (?:\S+ )?(?:private|personal|niji|निजी|प्राइवेट|पर्सनल) (?:baat|matter|maamla|बात|मामला)[ ]
  |(?:^| )(?:nahi|नहीं) (?:batan[aei]|बतान[ाीे])(?: (?:hai|है))? $
  |(?:^| )share (?:nahi|नहीं) (?:karn[aei]|करन[ाीे])[ ]
  |(?:^| )(?:jawab|जवाब) (?:nahi|नहीं)[ ]
  |\bno comments? (?:on|about) (?:that|this|it)[ ]
  |\bnot (?:discussing|telling|sharing|answering|saying)[ ]
  |(?:^| )(?:kisi ko|किसी को|फोन पर|phone par|phone pe) (?:nahi|नहीं) (?:det[aei]|batat[aei]|देता|देती|देते|बताता|बताती|बताते)[ ]
  |(?:^| )(?:nahi|नहीं) (?:
    bata(?:ung[ai]|yenge)|bata (?:rah[aei]|sakt[aei])|d(?:oo|u)ng[ai]|denge|बताऊंगा|बताऊंगी|बताएंगे
    |बता (?:रहा|रही|रहे|सकता|सकती|सकते)|दूंगा|दूंगी|देंगे
  )[ ]
  |\b(?:leave|keep) (?:my|our|the|that) \S+ out of (?:this|it)\b
`

const MIN_WITHHELD = 3

/** The clause with which the speaker keeps back what was asked for. */
export function keptBackIn(heard: Tokens): PhraseHit<Refusal> | undefined {
  const hit = refusalIn(heard)
  return hit?.tag === 'declined' && isWithheld(heard, hit) ? hit : undefined
}

function withheldIn(heard: Tokens): PhraseHit<Refusal> | undefined {
  const clause =
    clausesOf(heard).find(
      ({ from, to }) => to - from >= MIN_WITHHELD && WITHHOLDS.test(`${heard.words.slice(from, to).join(' ')} `),
    ) ??
    clausesOf(heard).find(({ from, to }) => keepsBack(heard.words.slice(from, to))) ??
    clausesOf(heard).find(({ from, to }) => ENDS.test(heard.words.slice(from, to).join(' ')))
  return clause && { tag: 'declined', ...clause }
}

/** "Nothing, keep it plain", "kuch nahi, khaali chhod do" */
function leftEmpty(heard: Tokens): PhraseHit<Refusal> | undefined {
  if (heard.words.length > MAX_EMPTY) return undefined
  const said = heard.words.join(' ')
  const span = { from: 0, to: heard.words.length }
  if (PASSES.test(said)) return { tag: 'declined', ...span }
  return LEFT_EMPTY.test(said) ? { tag: 'lacking', ...span } : undefined
}

/** The "pass" of "class 12 pass" declines nothing. */
const PASSES = /^(?:(?:i|ill|id|i will|i would|can i|let me|ok|no) )?pass(?: on (?:that|this|it))?(?: please)?$/
const MAX_EMPTY = 8
const LEFT_EMPTY = regex`
  ^(?:no |nahi )?(?:nothing|kuch nahi|कुछ नहीं) (?:(?:just|please|bas) )?(?:
    (?:keep|leave) (?:it|this) (?:plain|blank|empty|simple|as it is|like that)
    |(?:plain|khaali|khali|saada|sada|खाली|सादा) (?:hi )?(?:rakho|rakhna|rakhiye|chhod do|chod do|theek hai|रखो|रखना|रखिए)
  )$
`

const MAX_BESIDE_CLAUSE = 8

function isWithheld(heard: Tokens, { from, to }: PhraseHit<Refusal>): boolean {
  return clausesOf(heard).some((clause) => clause.from === from && clause.to === to)
}

/** Returns the refusal in a message that says little else: at most `extraWords` more words. */
export function readRefusal(heard: Tokens, extraWords: number): PhraseHit<Refusal> | undefined {
  const hit = refusalIn(heard)
  if (hit === undefined || heard.words.length > (isWithheld(heard, hit) ? MAX_OWN_CLAUSE : MAX_LENGTH)) return undefined
  if (hit.tag === 'declined' && asksFirst(heard)) return undefined
  if (hit.tag === 'declined' && isOnlyUnknown(heard, hit)) return undefined
  if (hit.tag === 'lacking' && (isJudged(heard, hit.from) || isNotDone(heard, hit))) return undefined
  if (isKept(heard, hit)) return undefined
  // A clause of its own refuses, whatever is said beside it.
  const isClause = hit.tag === 'declined' && extraWords > 0 && isWithheld(heard, hit)
  const allowed = isClause ? MAX_BESIDE_CLAUSE : Math.min(extraWords, MAX_WORDS_BESIDE[hit.tag])
  // "I already told you, no"
  const reminder = Math.min(behindReminder(heard, 0), hit.from)
  return heard.words.length - reminder - (hit.to - hit.from) - alsoWithheld(heard, hit) <= allowed ? hit : undefined
}

const MAX_LENGTH = 14
/** Where a whole clause refuses, another may say why. */
const MAX_OWN_CLAUSE = 20

/** How many words of other clauses keep the answer back as well: "that's personal, I'll tell the doctor, not over the phone". */
function alsoWithheld(heard: Tokens, hit: PhraseHit<Refusal>): number {
  if (hit.tag !== 'declined') return 0
  return clausesOf(heard)
    .filter(({ from, to }) => from !== hit.from && keepsBack(heard.words.slice(from, to)))
    .reduce((sum, { from, to }) => sum + to - from, 0)
}

/** "Abhi nahi bata sakti, husband se pooch lun pehle": who has to ask first may tell the next time. */
function asksFirst({ words }: Tokens): boolean {
  return ASKS_FIRST.test(words.join(' '))
}

const ASKS_FIRST = regex('u')`
  (?:^| )(?:se|ko|से|को) (?:pehle |पहले )?(?:poo?chh?|puchh?|पूछ) (?:l(?:oo|u)n|lete|leti|leta|lena|len|लूं|लेते|लेती|लेता)(?: |$)
  |\b(?:let me|have to|need to|must|will|ill|should) (?:first )?(?:ask|check with|consult|talk to|speak to) (?:my|him|her|them|with my)\b(?! \S+ (?:before|if) i)
`

/** "Model yaad nahi", "I don't remember the model": what is not known, by one of its names and no other word that tells anything. */
export function isUnknown({ words }: Tokens, names: (word: string) => boolean): boolean {
  if (words.length > MAX_UNKNOWN || !NOT_KNOWN.test(words.join(' '))) return false
  const told = words.filter((word) => !isGrammarWord(word) && !UNKNOWN.test(word))
  return told.length > 0 && told.every(names)
}

/** "I don't know", "yaad nahi": that something is not known, and nothing else of a length. */
export function isNotKnown({ words }: Tokens): boolean {
  return words.length <= MAX_UNKNOWN && NOT_KNOWN.test(words.join(' '))
}

const MAX_UNKNOWN = 7
const NOT_KNOWN = regex`
  \b(?:dont|do not|cant|cannot|not) (?:\S+ )?(?:know|remember|recall|sure)\b
  |\b(?:nahi|nahin|nai) (?:pata|maloom|malum|yaad)\b
  |\b(?:pata|pta|maloom|malum|yaad) (?:nahi|nahin|nai|nhi)\b
  |(?:नहीं|नही) (?:पता|मालूम|याद)|(?:पता|मालूम|याद) (?:नहीं|नही)
  |^(?:no idea|no clue|idk|dunno)$
`

/** "Swad accha nahi hai", "स्वाद ठीक नहीं है": a judgement, and nothing that is not there; "accha, kuch nahi" is none. */
function isJudged({ words, breaks }: Tokens, at: number): boolean {
  return breaks[at] !== true && NAHI.test(words[at] ?? '') && JUDGED.test(words[at - 1] ?? '')
}

/** "Gina nahi", "अभी सोचा नहीं": what was not counted or decided yet, and nothing that is not there. */
function isNotDone({ words }: Tokens, { from }: PhraseHit<Refusal>): boolean {
  return NAHI.test(words[from] ?? '') && DONE.test(words[from - 1] ?? '')
}

const DONE = regex`
  ^(?:
    gin[aie]|dekh[aie]|soch[aie]|na+p[aie]|tol[aie]|poo?chh?[aie]|puchh?[aie]|jaanch[aie]|decide|check|confirm|final|tay|tey|fix
    |गिन[ाीे]|देख[ाीे]|सोच[ाीे]|नाप[ाीे]|तोल[ाीे]|पूछ[ाीे]|तय|फिक्स|फाइनल
  )$
`

/** "Jo tha wahi rehne do": it stays, and is not left out. */
function isKept({ words }: Tokens, { from, to }: PhraseHit<Refusal>): boolean {
  return /(?:rehne|rahne|रहने)/.test(words.slice(from, to).join(' ')) && KEPT.test(words[from - 1] ?? '')
}

const KEPT = /^(?:wahi|vahi|wohi|wahin|same|hi|yahi|यही|वही|ही|सेम)$/

const JUDGED = /^(?:a(?:ch|cc|cch)h?[aie]|theek|thik|sahi|badhiya|saaf|अच्छ[ाीे]|ठीक|सही|बढिया|साफ)$/

/** "Pin yaad nahi, ghar Powai mein hai": who does not know it, and tells something else about it, declines nothing. */
function isOnlyUnknown({ words }: Tokens, { from, to }: PhraseHit<Refusal>): boolean {
  if (!UNKNOWN.test(words.slice(from, to).join(' '))) return false
  const told = words.filter((word, at) => (at < from || at >= to) && !isGrammarWord(word) && !UNKNOWN.test(word))
  return told.length >= MIN_TOLD
}

const MIN_TOLD = 1
const UNKNOWN =
  /(?:^| )(?:know|remember|recall|sure|dunno|donno|idk|idea|clue|pata|pta|maloom|malum|yaad)(?: |$)|पता|मालूम|याद/
