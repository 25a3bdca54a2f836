import { regex } from '../../../../base/regex.ts'
import { askedDeed } from '../deeds/asked-deed.ts'
import { asksForOffer } from '../../fields/asks-for-offer.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { isKin } from '../../names/kin.ts'
import { isOpen } from '../../words/bare-clauses.ts'
import { phoneticKey } from '../../words/phonetic-key.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import { wordSet } from '../../words/word-set.ts'
import { isAbout, isOfQuestion, topicsOf } from '../topics.ts'
import type { YesNo } from '../yes-or-no.ts'
import { endsAsking } from '../../words/ends-asking.ts'

type Doer = 'self' | 'agent'

/**
 * Who does what was offered, or brings what was asked for: "we have our own caterer", "hum khud kar lenge", "aap hi kar dijiye".
 * What people do themselves they do not need done; to "do you have …?" it is the other way round. `unclear` where the
 * parts of a message differ, or another thing is spoken of.
 */
export function readDoer({ heard, move }: Message, plan: FieldReader): YesNo | 'unclear' | undefined {
  const asked = askedFor(plan)
  if (asked === undefined || move === 'question' || heard.words.length > MAX_WORDS) return undefined
  let ofOwn = false
  const doers = segmentsOf(heard).flatMap(({ from, to }) => {
    const words = heard.words.slice(from, to)
    const isTheirs = ofOwn && THEY_DO.test(words.join(' '))
    ofOwn ||= words.some((_, at) => isOwnPerson(words, at))
    if (endsAsking(heard, { to })) return []
    if (asked === 'offer' && (isTheirs || isProvided(words, plan))) return ['self' as const]
    return doerIn(words, plan) ?? []
  })
  const [first] = doers
  if (first === undefined) return undefined
  if (first === 'unclear' || doers.some((one) => one !== first)) return 'unclear'
  return { value: (first === 'self') === (asked === 'having'), isExplicit: true, from: 0, to: heard.words.length }
}

/** "My brother is a plumber, he'll fix it", "her aunt lives close by, so she'll be staying with her" */
const THEY_DO = regex('u')`
  ^(?:(?:so|and|now|he|she|they|it|that|i think) )*(?:
    (?:hell|shell|theyll|(?:he|she|they) (?:will|can|is going to))(?: \w+){0,2}
      [ ](?:do|fix|fit|put|drop|bring|manage|arrange|handle|make|cook|take|come|install|pick|see|stay|staying)
    |thats (?:all )?taken care of|its (?:all )?(?:taken care of|sorted|arranged)
  )\b
  |(?<!\p{L})(?:wo|woh|wahi|unhi|usi|वो|वही)(?: \S+){0,3}
    [ ](?:dega|degi|denge|lega|legi|lenge|karega|karegi|karenge|देगा|देगी|देंगे|लेगा|लेगी|लेंगे|करेगा|करेगी|करेंगे)(?: |$)
`

/** "My company covers me", "card mein already milta hai", "we've already hired someone": it is there from elsewhere. */
function isProvided(words: readonly string[], plan: FieldReader): boolean {
  const said = words.join(' ')
  if (!PROVIDED.test(said) || UNSETTLED.test(said)) return false
  return words.some((word) => isOfQuestion(word, plan)) || SOMEBODY.test(said)
}

const PROVIDED = regex('u')`
  \b(?:company|office|employer|bank|card|school|college|builder|landlord|society|hotel|host)\b.*
    [ ](?:covers?|provides?|gives?|includes?|arranges?|milt[aie]|det[aie])\b
  |\balready (?:hired|covered|included|arranged|paid for|taken care|provided|milt[aie]|mil)
  |\balready (?:\S+ ){1,3}(?:milt[aie]|mil|le li\w*|laga|lag|kara|karwa)
  |\btaken care of\b
  |(?:पहले से|ऑलरेडी) (?:\S+ ){0,3}(?:मिल|ले|लग)
`
const SOMEBODY = /\b(?:someone|somebody|me|us|him|her|it)\b/

const MAX_WORDS = 20

const askedFor = oncePerField((plan): 'offer' | 'having' | undefined => {
  if (isConfirmation(plan)) return undefined
  if (HAVING.test(questionOf(plan))) return 'having'
  // What we should do is told by its own verb.
  if (askedDeed(plan).deed?.tense === 'should') return undefined
  return asksForOffer(plan) ? 'offer' : undefined
})

const HAVING =
  /\b(?:do|will) you (?:already |also |still |yourself )*(?:have|own|bring)\b|\bhave you (?:already )?got\b/i

function doerIn(words: readonly string[], plan: FieldReader): Doer | 'unclear' | undefined {
  const said = words.join(' ').replace(APNE_AAP, (found) => (isDevanagari(found) ? 'खुद' : 'khud'))
  if (UNSETTLED.test(said)) return undefined
  const doer = agentIn(said) ?? selfIn(words, said)
  if (doer === undefined) return undefined
  // "Our own car", where something else was asked for.
  const own = words.slice(0, endOfDeed(words))
  const isOnTopic = own.every(
    (word, at) => !isThing(word) || isOwnPerson(words, at) || isDoerOfOurs(words, at) || isRelated(word, plan),
  )
  return isOnTopic ? doer : 'unclear'
}

/** "On my way to work", "near your centre" tell where and when. */
function endOfDeed(words: readonly string[]): number {
  const at = words.findIndex((word, index) => index > 1 && WHERE_OR_WHEN.test(word))
  return at === -1 ? words.length : at
}

const WHERE_OR_WHEN = /^(?:on|at|by|from|near|before|after|when|during|to|because|since|tomorrow|today)$/

const UNSETTLED = regex('u')`
  ^(?:(?:and|but|so|ok) )?(?:if|what|who|how|when|where|which|can|could|would|is|are|do|does|did)\b
  |\b(?:no|not|never|dont|doesnt|wont|cant|cannot|nahi|nai|mat|kya|kaun|kab|kaise|kitna|kitne|agar|was|were|tha|thi)
    \b
  |(?<!\p{L})(?:नहीं|मत|क्या|कौन|कब|कैसे|कितना|अगर|था|थी|थे)(?![\p{L}\p{M}])
`

/** "By oneself", where "aap" alone would be the agent. */
const APNE_AAP = /(?<!\p{L})(?:apne aap|अपने आप)(?![\p{L}\p{M}])/gu

/** "You people do it", "aap hi bhej dena", "from your side" */
function agentIn(said: string): Doer | undefined {
  return AGENT.test(said) ? 'agent' : undefined
}

const AGENT = regex('u')`
  \byou (?:(?:people|guys|all|folks|please|only|just|can|should|may|must|will|have to) )*
    (?:do|arrange|manage|handle|send|provide|bring|organi[sz]e|take care)\b
  |\b(?:from|by) your (?:side|end|team|people)\b
  |\b(?:send|bring|give|use|take) yours\b
  |\baap ?ki taraf se\b
  |\b(?:aap|aaplog|tum)(?: (?:log|hi|logon|bhi|sab))*(?: \S+){0,4}? (?:
    kar(?:na|o|iye|wa|wana)?|bana|banwa|bhej(?:na|o|iye)?|laga|la(?:na|o|iye)?|le|de(?:na|do)?|kijiye|dijiye
    |bhejiyega|rakh
  )(?: (?:do|dena|dijiye|jaana|jana|jao|jaiye|aana|aao|lena|lijiye))?(?: \S+)?$
  |आप की तरफ से|आपकी तरफ से
  |(?<!\p{L})(?:आप|तुम)(?: (?:लोग|ही|भी|सब))*(?: \S+){0,4}?
    [ ](?:कर|करना|करो|करिए|करवा|करवाना|बना|बनवा|भेज|भेजना|भेजो|भेजिए|लगा|ला|लाना|लाइए|ले|दे|देना|कीजिए|दीजिए|रख)
    (?: (?:दो|देना|दीजिए|जाना|जाओ|जाइए|आना|आओ|लेना|लीजिए))?(?: \S+)?$
`

/** "We have our own", "main khud le aaunga", "my cousin will do it" */
function selfIn(words: readonly string[], said: string): Doer | undefined {
  if (TO_AGENT.test(said)) return undefined
  if (OWN.test(said) || REFLEXIVE.test(said) || MANAGES.test(said)) return 'self'
  return words.some((_, at) => isOwnPerson(words, at) || isDoerOfOurs(words, at)) && WILL_DO.test(said)
    ? 'self'
    : undefined
}

const TO_AGENT = /\b(?:aap|tum|you|your)\b|(?<!\p{L})(?:आप|तुम|आपका|आपकी|आपके)(?![\p{L}\p{M}])/u
const OWN = regex('u')`
  \b(?:my|our|have|of (?:my|our)) own\b
  |^own\b
  |\b(?:hamara|hamari|hamare|mera|meri|mere|hum|ham|main) (?:\S+ ){0,2}?(?:apna|apni|apne)\b
  |^(?:\S+ (?:to|toh) )?(?:apna|apni|apne) (?:hai|hain|\S+ hai|\S+ hain)\b
  |(?:हमारा|हमारी|हमारे|मेरा|मेरी|मेरे|हम|मैं) (?:\S+ ){0,2}?(?:अपना|अपनी|अपने)(?![\p{L}\p{M}])
`
const REFLEXIVE = /\b(?:myself|ourselves|khud|swayam)\b|(?<!\p{L})(?:खुद|स्वयं)(?![\p{L}\p{M}])/u
const MANAGES = regex`
  ^(?:(?:its ok|ok|thanks|thank you|i think) )?(?:i|we|ill|well) (?:will |can |shall )?
    (?:manage|arrange|handle|bring|organi[sz]e)\b
  |\bleave (?:that|it) to (?:us|me)\b
`
const WILL_DO = regex('u')`
  \b(?:will|is going to|does|is doing|can) (?:\w+ )?
    (?:do|drop|bring|manage|arrange|handle|make|cook|take care|come|organi[sz]e)\b
  |\b(?:kar|bana|la|le|chhod|chod|laga|pahuncha|kara) (?:dega|degi|denge|lega|legi|lenge|aayega|aayegi|aayenge)\b
  |\b(?:karega|karegi|karenge|banayega|banayegi|layega|layegi)\b
  |(?:कर|बना|ला|ले|छोड|लगा|पहुंचा) (?:देगा|देगी|देंगे|लेगा|लेगी|लेंगे|आएगा|आएगी|आएंगे)
  |(?:करेगा|करेगी|बनाएगा|बनाएगी|लाएगा|लाएगी)
`

/** "My driver", "hamara halwai" */
function isOwnPerson(words: readonly string[], at: number): boolean {
  return POSSESSIVE.test(words[at - 1] ?? '') && (isKin(words[at] ?? '') || WORKER.test(words[at] ?? ''))
}

/** The "darzi" of "mera darzi kar dega": whoever does it. */
function isDoerOfOurs(words: readonly string[], at: number): boolean {
  return at === 1 && POSSESSIVE.test(words[0] ?? '') && WILL_DO.test(words.slice(2).join(' '))
}

const POSSESSIVE = regex`
  ^(?:
    my|our|his|her|their|uska|uski|uske|unka|unki|unke|iske|inke|mera|meri|mere|hamara|hamari|hamare|मेरा|मेरी|मेरे|हमारा
    |हमारी|हमारे
  )$
`
const WORKER = regex`
  ^(?:cousin|friend|family|driver|cook|maid|boy|staff|people|team|log|dost|naukar|guy|man|कजिन|दोस्त|ड्राइवर|लोग)$
  |\w{3}(?:er|or)$
`

function isThing(word: string): boolean {
  return isOpen(word) && word.length > 2 && !NEUTRAL.has(word) && !VERB.test(word)
}

/** Words for doing and having, and what may stand around them. */
const NEUTRAL = wordSet(
  `own myself ourselves fix fit look see repair pick collect come manage arrange handle provide organise organize drop yours
   cook cousin guys folks team side from outside already all for got weve off up out down with along our his her that them him
   both
   khud swayam apna apni apne apneaap aap log logon hum ham hamara hamari hamare paas banwa bhej taraf kar lenge denge wahi sab
   ghar se
   खुद स्वयं अपना अपनी अपने आप लोग हम हमारा हमारी हमारे पास तरफ सब मैनेज अरेंज ड्रॉप`,
)
const VERB = regex('u')`
  ^(?:kar|karwa|kara|lagwa|le|de|la|laa|chhod|chod|bana|banwa|bhej|laga|aa|ja|rakh|pahuncha)$
  |^[a-z]{1,9}(?:unga|ungi|oonga|oongi|enge|engi|ega|egi|wana|wani|ana|ani|ane|jo|ing|iye|iyega|ena|do|ao)$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|एगा|ेगा|एगी|ेगी|वाना|वानी|वाने|ना|िए|इए|ो|ओ)$
  |^(?:कर|करवा|करा|लगवा|ले|दे|ला|छोड|बना|बनवा|भेज|लगा|आ|जा|रख|पहुंचा)$
`

/** "Caterer" for "catering", "कैटरर" for "catering" */
function isRelated(word: string, plan: FieldReader): boolean {
  if (isAbout([word], topicsOf(plan).yes)) return true
  const key = isDevanagari(word) ? phoneticKey(word) : ''
  return [...plan.label, ...plan.questionWords].some((own) =>
    key === ''
      ? own.length >= MIN_STEM && word.slice(0, MIN_STEM) === own.slice(0, MIN_STEM)
      : key.length >= MIN_KEY && own.length >= MIN_STEM && phoneticKey(own).startsWith(key.slice(0, MIN_KEY)),
  )
}

const MIN_STEM = 5
const MIN_KEY = 3
