import { regex } from '../../../base/regex.ts'
import { isPast } from '../fields/english-verbs.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { isAskedWord } from '../told-of-else/asked-words.ts'
import { SPEAKER } from '../told-of-else/own-words.ts'
import { wordSet } from '../words/word-set.ts'
import type { Clause } from '../words/clauses.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { endOfWay } from './framed-place.ts'
import { isKnownCity } from './known-cities.ts'

/**
 * Whether a part tells of a place that is not the question's: where others are ("my brother lives in Pune"), where one was or goes to
 * be ("I was born in Patna", "I can relocate to Bangalore"), the other end of a way ("from Delhi" as the destination), what lies on it ("via Agra"),
 * and what is said against it ("Powai is too costly").
 */
export function isPlaceOfElse({ heard, plans }: Message, plan: FieldReader, found: Clause, isAsked: boolean): boolean {
  const place = townIn(heard, found)
  const part = segmentAt(heard, place.from)
  if (part === undefined) return false
  const before = heard.words.slice(part.from, place.from)
  const behind = heard.words.slice(place.to, part.to).join(' ')
  const said = `${before.join(' ')} # ${behind}`
  const asks = asksWhere(plan)
  const own = heard.words.slice(place.from, place.to)
  if (VIA.test(own[0] ?? '') || VIA_BEFORE.test(before.join(' ')) || VIA_BEHIND.test(behind)) return !asks.via
  if (AGAINST.test(said)) return true
  const end = endOfWay(plan)
  if (end === 'goal' && isStart(before.join(' '), behind)) return true
  if (end === 'start' && isGoal(before.join(' '), behind)) return true
  if (GOES.test(said) && (end !== undefined || asks.goal)) return false
  if (heard.words.some((word) => THERE.test(word)) && GOES.test(heard.words.join(' '))) return false
  if (!asks.past && (BORN.test(said) || (THEN.test(said) && !MOVED.test(said)))) return true
  if (asks.home && !asks.goal && TO_COME.test(said)) return true
  if (asks.goal && HOME_NOW.test(said) && !heard.words.some((word) => THERE.test(word))) return true
  const isOneOfTwo = plans.some((other) => other !== plan && other.kind === 'city')
  if (!isAsked && !asks.home && isOneOfTwo && HOME_NOW.test(said)) return true
  return (
    isOfOthers(plan, before, said, isAsked) ||
    (!isAsked && !heard.words.some((word) => THERE.test(word)) && isOnTheWay(said, end === 'goal'))
  )
}

/** The "Jaipur" of "pichli baar Jaipur", where a place was found with the words around it. */
function townIn({ words }: Tokens, { from, to }: Clause): Clause {
  for (let at = from; at < to; at++) if (isKnownCity(words.slice(at, at + 1))) return { from: at, to: at + 1 }
  return { from, to }
}

const VIA = /^(?:via|through|between|across)$/
const VIA_BEFORE = /(?:^| )(?:via|through|between|across|passing)(?: \S+ and)?$/
const VIA_BEHIND = regex('u')`
  ^(?:(?:se|से) )?(?:hue|हुए|hote hue|hoke|hokar|ho ke|hote|होते हुए|होकर|होके)(?= |$)
  |^(?:ke|के) (?:raste|rasta|beech|bich|रास्ते|बीच)(?= |$)
  |^(?:and|aur|और) \S+ (?:ke beech|ke bich|के बीच)
`
const AGAINST = regex('u')`
  # (?:is|are) (?:too|so|very) (?:crowded|costly|expensive|far|noisy|dirty|congested|hot|small|risky|unsafe)
  |# (?:mein|me|में) (?:bahut|kaafi|itni|बहुत|काफी) (?:bheed|bhid|traffic|shor|gandagi|pani|भीड|ट्रैफिक|शोर)
  |# (?:ka|ki|का|की) (?:rate|bhav|price|kiraya|रेट|भाव|किराया) (?:kya|kitna|क्या|कितना)
  |(?:didnt|dont|did not|do not) like
`
/** "From Delhi", "Delhi se", "the flight is from Mumbai" */
function isStart(before: string, behind: string): boolean {
  return (
    /(?:^| )from$/.test(before) ||
    (/^(?:se|से)(?: |$)/.test(behind) && !/^(?:se|से) (?:aage|pehle|paas|pass|bahar|\S+ km|आगे|पहले|बाहर)/.test(behind))
  )
}

/** "Kolkata bhejna hai", "to Kolkata" */
function isGoal(before: string, behind: string): boolean {
  return (
    /^(?:(?:ko|tak|को|तक) )?(?:bhejn[aei]|pahu?n?chan[aei]|pahuchan[aei]|deliver|jaana hai|jana hai|भेजन[ाेी]|पहुंचान[ाेी]|जाना है)(?= |$)/.test(
      behind,
    ) || /(?:^| )(?:send|sent|deliver|delivered|going|go|ship) (?:\S+ )?(?:to|in)$/.test(before)
  )
}

const GOES = regex('u')`
  \b(?:going|go|visit|visiting|drop|deliver|delivered|send|pick|collect|moving|shifting|pickup)\b
  |\b(?:jaan[aei]|jana|jaunga|jaungi|jaenge|jayenge|ja rah[aei]|bhej\w*|chhod\w*|pahunch\w*|utha\w*|lena|leni|le jan[aei])\b
  |जान[ाेी]|जाएंगे|जा रह|भेज|छोड|पहुंच|उठा
`
const BORN = regex('u')`
  \b(?:born|brought up|grew up|studied|schooling|graduated|padhai|padha|padhi|padhe|janm|janma|paida)\b|पढाई|पढा|पढी|जन्म|पैदा
`
const THEN = regex('u')`
  \blast (?:time|year|month|week|trip)\b|\bpichl[aei] (?:baar|saal|mahine|hafte)\b|पिछल[ाेी] (?:बार|साल|महीने|हफ्ते)
  |\bby mistake\b|\bgalti se\b|गलती से|\b(?:stuck|atka|atak|phasa|fasa)\b|अटक|फंस
`
/** "I moved to Pune last year" */
const MOVED = /\b(?:moved|shifted|relocated|shift ho|shift hue|shift hua)\b|शिफ्ट/
const TO_COME = regex('u')`
  \b(?:can|could|will|want to|ready to|planning to|going to|may|might) (?:\S+ )?(?:relocate|move|shift)\b
  |\b(?:moving|shifting|relocating) to\b|\bshift (?:ho|hone|hona|kar) ?(?:sakt[aei]|jaung[ai]|jaenge|wal[aei]|rah[aei]|lung[ai]|hai)
  |शिफ्ट (?:हो|होने|होना|कर) ?(?:सकत|जाऊंग|जाएंगे|वाल|रह|है)
`
const HOME_NOW = regex('u')`
  \b(?:i|we) (?:\S+ )?(?:live|stay|reside|living|staying|work)\b|\b(?:reh|rah)t[aei] (?:hoon|hun|hu|hain)\b|(?<!\p{L})रहत[ाेी] (?:हूं|हैं)
`
/** "Wahin kaam chahiye": the very place that was told. */
const THERE = /^(?:there|here|wahin|wahi|yahin|yahan|वहीं|यहीं|यहां)$/
/** Houses of others, and those who are no party of the talk. */
const OTHERS = wordSet(
  `owner malik maalik landlord tenant kirayedar seller vendor courier driver agent doctor manager office school college company flight
   train bus मालिक किराएदार ड्राइवर ऑफिस स्कूल कॉलेज कंपनी फ्लाइट ट्रेन`,
)

function isOfOthers(plan: FieldReader, before: readonly string[], said: string, isAsked: boolean): boolean {
  if (asksWhere(plan).others && isAsked) return false
  if (before.some((word) => SPEAKER.test(word)) || PLACE_OF.test(said)) return false
  // "My office in Noida" may be the very place.
  if (isAsked && !said.split(' ').some((word) => TELLS.test(word) || isPast(word))) return false
  return before.some(
    (word) =>
      !isAskedWord(plan, word) &&
      (isKinInflected(word) || (OTHERS.has(word) && !asksWhere(plan).work)) &&
      !WITH_THEM.test(said),
  )
}

const TELLS = regex('u')`
  ^(?:is|are|was|lives?|stays?|works?|studies|comes?|goes|has|will|told|hai|hain|tha|thi|reht[aei]|padht[aei]|aat[aei]|ka|ki|se|aayega|aayegi|है|हैं|रहत[ाेी]|पढत[ाेी]|आत[ाेी])$
`
/** "With my son in Hyderabad", "bhai ke paas" */
const WITH_THEM = /\b(?:with|and|aur) (?:\S+ ){0,3}#|\b(?:ke|के) (?:paas|pass|saath|sath|yahan|पास|साथ|यहां) (?:\S+ )?#/
/** "From my brother's house in Pune" */
const PLACE_OF = /\b(?:house|place|home|flat|ghar|address|pata)\b|घर|पता/

/** "I'm travelling from Nagpur", "I am in Mumbai till Sunday", where no place was asked for. */
function isOnTheWay(said: string, isWay: boolean): boolean {
  return TRAVELS.test(said) || (isWay && HOME_NOW.test(said))
}

const TRAVELS = regex('u')`
  \b(?:coming|comes) from # (?:on|by|at|tomorrow|today|only on|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b
  |\b(?:shipped|travell?ing|returning|return|back|landing|flying|driving|flight|train|bus|lab|got|get) (?:\S+ ){0,3}?(?:from|in) #
  |# (?:till|until|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)
  |\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:tak |till |until |)?(?:i am in |im in )?#
  |(?:^| )in # i (?:get|got|can|bought)\b
  |(?:तक|tak) # (?:mein|me|में) (?:hoon|hun|hu|हूं)
`
const asksWhere = oncePerField(({ label, field }) => {
  const asked = `${label.join(' ')} ${field.description.toLowerCase()}`
  return {
    work: /\b(?:works?|working|office|job|company|branch|shop|business|school|college)\b/.test(asked),
    via: /\b(?:via|through|route|stop)\b/.test(asked),
    past: /\b(?:born|birth|native|home ?town|stud\w+|school|college|last|previous|origin\w*|happened|accident|bought|purchas\w*)\b/.test(
      asked,
    ),
    home: /\b(?:lives?|living|stays?|resid\w*|home|current\w*|located)\b/.test(asked),
    goal: /\b(?:prefer\w*|want\w*|destination|drop|going|buy|looking|arrival|move|moving|shift\w*|relocat\w*)\b/.test(
      asked,
    ),
    others:
      /\b(?:patient|student|child|parents?|mother|father|son|daughter|bride|groom|receiver|recipient|guest|pet|nominee|deceased)\b/.test(
        asked,
      ),
  }
})
