import { regex } from '../../../../base/regex.ts'
import { isKinInflected } from '../../names/kin.ts'
import { hasHappened, WAS } from '../../set-aside/has-happened.ts'
import { HOPED } from '../hoped.ts'
import { answersIt } from './answers-it.ts'
import type { WhenAsked } from './when-asked.ts'

/** What was done on a day, where one to come is asked for, and what is to be done, where one that has been is. */
export function isOfAnotherTime(words: readonly string[], said: string, asked: WhenAsked): boolean {
  if (asked.side === 'behind') return AHEAD.test(said) || isOfOtherDeed(said, asked) || isOfOwner(said, asked)
  if (LAST_TIME.test(said) && !asked.asksFor(/\blast\b|previous|paid/)) return true
  if (OTHERS_DID.test(said)) return true
  if (asked.side === 'either') return isOfOtherDeed(said, asked)
  if (
    (words.some((word) => WAS.test(word)) || / (?:wal[aei]|rah[aei]|gaye|aaye|diye|kiye) the$/.test(said)) &&
    !HOPED.test(said)
  )
    return true
  if (LEFT.test(said)) return true
  return (
    words.some((word) => (hasHappened(word) || HAPPENED.test(word)) && !OF_WISHES.test(word)) &&
    !answersIt(said) &&
    !HOPED.test(said) &&
    !DECIDED.test(said)
  )
}

/** "He left the old coaching on @", "@ ko chhod di" */
const LEFT = regex('u')`
  (?:^| )(?:i|we|he|she|they) (?:left|quit|took|gave|resigned)(?= |$)|(?:^| )(?:chhod|chod) (?:di|diya|chuk\S+)(?= |$)|छोड (?:दी|दिया)(?= |$)
`
const AHEAD = regex('u')`
  ^(?:(?:please|so|you|then|can you|you can|and|but|ok) )*(?:come|send|visit|call|deliver|pick|collect|drop)(?= |$)
  |(?:^| )(?:its coming|is coming|are coming|expected|expires?|khatam (?:hai|hoga|hogi|ho rah[aei])|खत्म (?:है|होगा|होगी|हो रह[ाीे]))(?= |$)
  |(?:^| )(?:next|agl[aei]|अगल[ाीे]) (?!day|week|month|din|haft|mahin)\S+ (?:\S+ )?@
  |(?:^| )(?:ill|i will|we will|well) (?!\S+ been)\S+(?= |$)
  |(?:^| )(?:he|she|they) comes?(?= |$)
  |(?:^| )(?:aa|bhej|bula) (?:jao|jaao|jana|jaiye|jaye|do|dena|dijiye|jaunga|jaungi|raha|rahi|rahe)(?= |$)
  |(?:^| )(?:aao|aana|aaiye|aaiyega|bhejo|bhejiye|bhejna|aaunga|aungi|aaungi)(?= |$)
  |(?<![\p{L}\p{M}])(?:आ|भेज) (?:जाओ|जाना|जाइए|दो|देना|दीजिए)(?= |$)
  |(?<![\p{L}\p{M}])(?:आओ|आना|आइए|भेजो|भेजिए|भेजना)(?= |$)
`
const LAST_TIME = regex('u')`
  (?:^| )(?:last (?:time|month|week|year)|pichh?l[aei] (?:baar|bar|mahin[ae]|haft[ae]|saal)|पिछल[ाेी] (?:बार|महीने|हफ्ते|साल))(?: \S+){0,3} @
`
/** "You called me on @", "aapne @ ko call kiya tha", "the bill came on @" */
const OTHERS_DID = regex('u')`
  (?:^| )(?:you|you people|aap log|they|he|she|somebody|someone|bank|your \S+|the \S+|\S+ bill|bill) (?:had |also |have |only )?(?:called|came|said|told(?! (?:me|us) to (?:come|visit|report|bring)(?: |$))|sent|rang|phoned|bounced|stopped|broke)(?= |$)
  |(?:^| )(?:aapne|aap ne|aap logo\S* ne|unhone|unhonne|usne|kisi ne|kisine)(?= ).* (?:kiya|diya|bola|kaha|bataya|bheja|lagaya|aaya)(?= |$)
  |(?:^| )(?:bill|call|phone|message|sms|notice|courier|parcel) (?:bhi )?(?:aaya|aya|aayi|mila)(?= |$)
  |(?<![\p{L}\p{M}])(?:आपने|उन्होंने|उसने|किसी ने)(?= ).* (?:किया|दिया|बोला|कहा|बताया|भेजा)(?= |$)
`
const HAPPENED =
  /^(?:fell|gone|chali|chale|chhoda|chhodi|gir|gira|tut|toot|toota|baat|hui|nikla|nikli|चली|छोड़ा|निकला|गिरा|टूटा)$/
const OF_WISHES =
  /^(?:interested|tired|fixed|scheduled|allowed|used|advised|suggested|based|limited|closed|free|retired|baat|available|delighted|pleased|obliged|relieved|relaxed)$/
const DECIDED = regex('u')`
  (?:^| )(?:fix|fixed|tay|final|decide|confirm|book|pakka|soch|theek|thik|sahi|set|plan|तय|फिक्स|फाइनल|बुक|पक्का|ठीक|सही) (?:hua|hui|ho|kiya|kar|liya|rakha|हुआ|हुई|हो|किया|कर|लिया|रखा)(?= |$)
`

/** Deeds by their matter: one that is told answers no question for another. */
const DEEDS: readonly { asked: RegExp; told: RegExp; besides?: RegExp }[] = [
  {
    asked: /purchas|bought|\bbuy|kharid/,
    told: /(?:^| )(?:bought|purchased|purchase|kharid\S*|खरीद\S*)(?= |$)/,
    besides: /(?:^| )(?:got|liya|li|lee|le|mila|mili|लिया|ली|मिला|मिली)(?= |$)/,
  },
  {
    asked:
      /problem|fault|issue|since|trouble|stop|broke|fail|complain|happen|incident|accident|damage|loss|symptom|breakdown|leak|outage|power/,
    told: regex('u')`
      (?:^| )(?:broke|broken|stopped|failed|damaged|leak\S*|not (?:been )?working|complain\S*|tut|toot\S*|kharab|band|khrab|shikayat|gir\S*|jal gaya|खराब|बंद|टूट\S*|शिकायत)(?= |$)
    `,
  },
  {
    asked: /order(?:ed| date)|placed|booked/,
    told: /(?:^| )(?:ordered|order (?:kiya|diya|kari|kia)|ऑर्डर (?:किया|दिया))(?= |$)/,
  },
  {
    asked: /deliver|receiv|arriv/,
    told: /(?:^| )(?:delivered|received|deliver hu\S*|डिलीवर)(?= |$)/,
    besides: /(?:^| )(?:came|got|aaya|aayi|aaye|mila|mili|pahuncha|आया|आई|मिला|मिली)(?= |$)/,
  },
  { asked: /\bcall|complain/, told: /(?:^| )(?:called|complained|promised|call (?:kiya|aaya)|phone kiya)(?= |$)/ },
  {
    asked: /servic|repair|maintenance|inspect/,
    told: /(?:^| )(?:serviced|service|servicing|repaired|repair|सर्विस|रिपेयर)(?= |$)/,
  },
  { asked: /warrant|guarant|expir|valid|\bend/, told: /(?:^| )(?:warranty|guarantee|वारंटी|गारंटी)(?= |$)/ },
  { asked: /\bpay|paid|payment|dues/, told: /(?:^| )(?:paid|pay|payment|jama|bhara|diye|paise)(?= |$)/ },
]

function isOfOtherDeed(said: string, asked: WhenAsked): boolean {
  const of = DEEDS.filter((deed) => asked.asksFor(deed.asked))
  if (of.length === 0 || of.some(({ told, besides }) => told.test(said) || besides?.test(said))) return false
  return DEEDS.some((deed) => !of.includes(deed) && deed.told.test(said))
}

/** "Mere bhai ki gaadi", "my neighbour's came", "dusri gaadi": the thing of somebody else, or another one. */
function isOfOwner(said: string, asked: WhenAsked): boolean {
  if (asked.asksFor(ASKED_OF_KIN)) return false
  if (OTHER_ONE.test(said)) return true
  const [, english, hindi] = OWNERS.exec(said) ?? []
  if (english !== undefined) return english.endsWith('s') && isKinInflected(english)
  return hindi !== undefined && isKinInflected(hindi)
}

const ASKED_OF_KIN =
  /birth|patient|child|student|member|insured|deceased|death|died|wife|husband|son|daughter|father|mother/
const OWNERS = regex('u')`
  (?:^| )(?:my|our) (\S+) (?!is |was |has |had |bought |got )\S+
  |(?:^| )(?:mere|meri|hamare|hamari|मेरे|मेरी|हमारे|हमारी) (\S+) (?:ka|ki|ke|का|की|के)(?= |$)
`
const OTHER_ONE = /(?:^| )(?:my other|the other|dusri|doosri|dusra|doosra|दूसरी|दूसरा) \S+/
