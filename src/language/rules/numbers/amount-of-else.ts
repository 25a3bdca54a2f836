import { oncePerField } from '../fields/once-per-field.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { asksOf, isAskedWord } from '../told-of-else/asked-words.ts'
import { isHouse, isOfTrade, TAKES, WRITTEN, YOU_SAID } from '../told-of-else/other-parties.ts'
import { INCOME, IS_OF, OUTGO, WORTH } from '../told-of-else/other-sums.ts'
import { BEGAN, SPENT } from '../told-of-else/other-times.ts'
import { ANSWERING, SPEAKER } from '../told-of-else/own-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { ASKS_OF_KIN, SHARED } from './is-of-somebody-else.ts'
import { isIncome } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/**
 * "My friend pays 2000 there", "website pe 4000 likha tha", "my salary is 20000", "TV 60000 ka hai", "I paid 5000 last month": a sum of
 * others, of another time or of another matter than the question's.
 */
export function amountOfElse(message: Message, told: NumberInPart): boolean {
  const { plan, said } = told
  if (isIncome(plan) || asksOf(plan, EARNINGS)) return incomeOfElse(message, told)
  if (isBesideOther(told)) return true
  if (ANSWERING.test(said)) return false
  if (isBesideReturned(told)) return true
  if (SHOPS.test(said) && !SPENT.test(said)) return true
  if (WRITTEN.test(said) || YOU_SAID.test(said) || TAKES.test(said)) return !asksPrice(plan)
  if (isNamed(plan, INCOME, said) || isNamed(plan, OUTGO, said)) return true
  if (!asksPrice(plan) && (WORTH.test(said) || isWorth(message, told))) return true
  if (SPENT.test(said) && asksOf(plan, AHEAD) && !asksOfThePast(plan) && !asksOf(plan, PAID)) return true
  return isOfParty(message, told, true)
}

/** "Down payment 10 lakh", "30 lakh ka loan", "MRP 999", "order id 8899": the noun beside the number names another sum or a code. */
function isBesideOther({ plan, before, behind }: NumberInPart): boolean {
  const noun = OTHER_BEFORE.exec(before)?.[1] ?? OTHER_BEHIND.exec(behind)?.[1]
  if (noun === undefined) return NUMBER_OF.test(before)
  if (/^(?:salary|income)$/.test(noun)) return !isIncome(plan) && !asksOf(plan, EARNINGS)
  if (noun.startsWith('emi') || noun === 'kist')
    return asksOf(plan, /^(?:loan|budget|price|premium|income|salary)$/) && !asksOf(plan, /^(?:emi|kist)$/)
  return !noun.split(' ').some((word) => isAskedWord(plan, word))
}

const OTHER_BEFORE =
  /(?:^| )(down ?payment|loan|emi|kist|mrp|idv|salary|income|discount|penalty|fine|delivery charges?|shipping)(?: (?:is|was|of|should be|hai|ki|ka|rs|only|around|about|under|upto|amount))*$/
const OTHER_BEHIND =
  /^(?:(?:rs|rupees|rupaye|lakhs?|lakh) )?(?:(?:ka|ki|of|का|की|as) )?(down ?payment|loan|emi|kist|discount|penalty|square|sq|sqft|लोन|डिस्काउंट|स्क्वायर)(?= |$)/
const NUMBER_OF =
  /(?:^| )(?:order|account|booking|invoice|bill|reference|customer|ticket|policy|phone|flight|train) (?:number|no|id)(?: (?:is|hai))?$/

/** "I received 200 back", "200 wapas aaye", "delivery charge 100 tha": what came back or off. */
function isBesideReturned({ plan, said, before }: NumberInPart): boolean {
  return (
    RETURNED.test(said) &&
    !/\b(?:after|including|with) (?:\S+ )?(?:discount|refund|cashback)|\b(?:discount|refund) ke baad/.test(said) &&
    !/\b(?:after|ke baad|including|with)\b/.test(before) &&
    !asksOf(plan, /^(?:refund|discount|back|received|cashback|delivery|wapas)$/)
  )
}

const RETURNED =
  /\b(?:received|got|came|get) (?:\S+ ){0,3}?back\b|\b(?:refund|refunded|cashback|discount|wapas|wapis|returned|delivery charges?|shipping charges?)\b|वापस|डिस्काउंट/
/** "On Amazon it's 400", "market mein 400 ka milta hai" */
const SHOPS =
  /\b(?:amazon|flipkart|market|bazaar|bajar|elsewhere|sticker|mrp|printed|makemytrip|cheaper|sasta)\b|बाजार|सस्ता/

/** What one earns now or wants: not what another house, a friend or an advertisement gives, nor what one wants or has instead. */
function incomeOfElse(message: Message, told: NumberInPart): boolean {
  const { plan, said } = told
  if (asksWhatIsHoped(plan) ? HAS.test(said) && !ANSWERING.test(said) : asksOf(plan, NOW) && HOPES.test(said))
    return true
  if (WRITTEN.test(said) || BEGAN.test(said) || isBesideOther(told)) return true
  return isNamed(plan, OUTGO, said) || isOfParty(message, told, false)
}

/** Whether a word of the class is said that the question does not have. */
function isNamed(plan: FieldReader, sums: RegExp, said: string): boolean {
  const [word] = sums.exec(said) ?? []
  return word !== undefined && !word.split(' ').some((one) => isAskedWord(plan, one))
}

/** Whether somebody else stands before the sum, and not the speaker: "the other company asked", "mere dost ki". */
function isOfParty({ heard: { words } }: Message, { plan, part, span }: NumberInPart, withHouses: boolean): boolean {
  const before = words.slice(part.from, span.from)
  if (before.some((word) => SPEAKER.test(word))) return false
  if (SHARED.test(`${plan.field.description} ${plan.label.join(' ')}`) || ASKS_OF_KIN.test(plan.field.description))
    return false
  return before.some((word, at) => {
    if (isAskedWord(plan, word) || isGiven(before, at)) return false
    if (isKinInflected(word))
      return (
        !(CHILD.test(word) && asksOf(plan, OF_CHILD)) ||
        before.some((one, other) => other !== at && isKinInflected(one))
      )
    return withHouses && (isHouse(word) || isOfTrade(word))
  })
}

/** "For my brother", "bhai ke liye", "with papa", "bete ki fees" */
function isGiven(words: readonly string[], at: number): boolean {
  if (/^(?:for|with|to|and|from)$/.test(words[at - 1] ?? '') || /^(?:for|with|to|and|from)$/.test(words[at - 2] ?? ''))
    return true
  const next = words.slice(at + 1, at + 3).join(' ')
  return /^(?:ke liye|ke saath|ke sath|se |and|aur|को|ko|के लिए|के साथ|से |और)/.test(`${next} `)
}

/** "TV hi 60000 ka hai", "2 lakh ka saman hai": the sum is of a thing. */
function isWorth({ heard: { words } }: Message, { plan, part, span }: NumberInPart): boolean {
  const at = MONEY.test(words[span.to] ?? '') ? span.to + 1 : span.to
  if (!IS_OF.test(words[at] ?? '') || at >= part.to) return false
  const [first = '', second = ''] = words.slice(at + 1, Math.min(part.to, at + 3))
  const isThing = (word: string): boolean =>
    word !== '' &&
    (HOUSES.test(word) || !isGrammarWord(word)) &&
    !isAskedWord(plan, word) &&
    !SUM.test(word) &&
    !TO_DO.test(word)
  if (IS.test(first)) return words.slice(part.from, span.from).some((word) => isThing(word) && !ABOUT.test(word))
  return isThing(first) && IS.test(second)
}

const HOUSES = /^(?:ghar|makan|gaadi|gadi|dukan|zameen|plot|घर|मकान|गाडी|दुकान|जमीन)$/
/** "Dhai lakh ki karni hai" */
const TO_DO = /(?:kar|le|de|rakh|bana)n[aei]$|(?:करन|लेन|देन|रखन)[ाेी]$/
const MONEY = /^(?:rs|rupees|rupaye|rupay|रुपये|रुपए)$/
const IS = /^(?:hai|hain|h|tha|thi|है|हैं|था|थी)$/
const SUM =
  /^(?:budget|amount|plan|package|kharcha?|fees?|paisa|paise|total|kist|payment|rent|बजट|खर्च|खर्चा|पैसे|पैसा|फीस)$/
const ABOUT =
  /^(?:about|around|approx|approximately|roughly|lagbhag|kareeb|karib|kul|total|sirf|only|just|bas|rs|rupees|hi|लगभग|करीब|कुल|सिर्फ|बस|ही)$/

const asksPrice = oncePerField((plan) => asksOf(plan, PRICE))
const PRICE = /^(?:price|cost|value|worth|charge|charged|quote|quoted|offered|rate|bill|mrp|paid|spent)$/
const EARNINGS = /^(?:salary|ctc|earn|earns|earning|wages|stipend|pension|vetan|tankhwah|वेतन|सैलरी)$/
/** What a question of a sum that is still to be paid has. */
const AHEAD = /^(?:will|budget|afford|wants?|willing|spend|pay|pays|payment|need|needs|bajat|बजट)$/
const PAID = /^(?:paid|existing|outstanding|due|spent|bill|last|advance|deposit)$/
const CHILD = /^(?:sons?|daughters?|child|children|kids?|bet[aei]|bachch[aei]|bach[aei]|बेटा|बेटे|बेटी|बच्चा|बच्चे)$/
const OF_CHILD = /^(?:student|child|children|kid|son|daughter|ward|tuition|school|class)$/
const NOW = /^(?:current|currently|present|now|existing|drawing|abhi|मौजूदा|वर्तमान|अभी)$/
const asksWhatIsHoped = oncePerField((plan) => asksOf(plan, HOPED))
const HOPED = /^(?:expect|expected|expecting|expectation|desired|desire|want|hope|अपेक्षित|उम्मीद)$/
/** "I want at least 25000", "mujhe 25000 chahiye" */
const HOPES =
  /\b(?:i|id|we) (?:\S+ )?(?:want|need|expect|like)\b|\b(?:looking for|expecting|at least|minimum|chahiye|chahta|chahti)\b|चाहिए|चाहता|चाहती/
/** "Now I get 20000", "abhi 20000 milta hai" */
const HAS =
  /\b(?:(?:now|currently|at present|presently) (?:i|im|its|it)\b|i (?:now|currently|presently) (?:get|earn|draw)|i (?:get|am getting|earn|draw) \d\S* (?:now|currently)|abhi (?:\S+ )?\d|abhi (?:\S+ ){0,4}(?:milt|le rah|kama|hai$))|(?:अभी|फिलहाल) (?:\S+ ){0,4}(?:मिलत|ले रह|कमा|है$)/
