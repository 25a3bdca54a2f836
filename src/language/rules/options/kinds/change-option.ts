import { regex } from '../../../../base/regex.ts'
import { isDayWord } from '../../dates/day-words.ts'
import { DAYS_OF_UNIT } from '../../dates/days-of-unit.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import type { Tokens } from '../../words/tokens.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { wordsOf } from '../../words/tokens.ts'
import { isOfThing, type Thing, thingOf, withThing } from '../thing.ts'
import { agreed, type OptionSpan, optionWords } from '../option-span.ts'
import { AT_LEAST, ENDS, HOLDS, LESS, MORE, MORE_TO_KNOW, RESTS, SENT, UNSENT } from './turn-words.ts'

/** What becomes of something that goes on: it grows, shrinks, rests for a while, or ends. */
type Turn = 'more' | 'less' | 'pause' | 'stop'

const OPENS: Readonly<Record<Turn, RegExp>> = {
  more: /^(?:increase|raise|more|add)$/,
  less: /^(?:reduce|decrease|lower|less)$/,
  pause: /^(?:pause|hold|suspend)$/,
  stop: /^(?:stop|cancel|end|close|discontinue|terminate)$/,
}

/** The options of a change ("Increase quantity", "Pause delivery", "Stop subscription") by their turn, where at least two are such. */
const turnsOf = oncePerField(({ field: { options } }): ReadonlyMap<Turn, string> => {
  const turns = new Map<Turn, string | undefined>()
  for (const option of options) {
    const [first = ''] = optionWords(option)
    for (const turn of Object.keys(OPENS) as Turn[])
      if (OPENS[turn].test(first)) turns.set(turn, turns.has(turn) ? undefined : option)
  }
  const certain = [...turns].flatMap(([turn, option]) => (option === undefined ? [] : [[turn, option] as const]))
  return new Map(certain.length > 1 ? certain : [])
})

const SKIPS = /(?:^| )(?:mat|nahi|मत|नहीं) |\b(?:dont|do not|no need to)\b/
/** "Band mat karo", "badhana nahi hai", "don't stop it" */
const DENIED = regex('u')`
  (?:^| )(?:badhana|badhao|kam|ghatana|rokna|rok|band|cancel|बढाना|कम|रोकना|बंद) (?:\S+ )?(?:nahi|mat|नहीं|मत)(?: |$)
  |(?:^| )(?:mat|मत) (?:badha|rok|band|ghata|kam|बढा|रोक|बंद|घटा|कम)
  |\b(?:dont|do not|didnt|no need to|not|never|cant|wont) (?:want to |need to |going to )?(?:stop|end|cancel|hold|pause|reduce|increase|close|need more|want more)\b
`
/** "Hold my call" */
const ON_PHONE = /\b(?:hold|pause)\b.*\b(?:call|line|phone|on)\b/
const ASKS = /(?<!\p{L})(?:kya|kyun|kyon|kyu|kab|why|what|when|how|क्या|क्यों|कब)(?![\p{L}\p{M}])/u
/** "Fees kam karo": what is paid is another matter, unless it is what may be changed. */
const OF_MONEY =
  /(?:^| )(?:fees?|charges?|bills?|prices?|rates?|daam|dam|keemat|kimat|kira+ya|rent|paisa|paise|premium|interest|byaj|byaaj|emi|kist|फीस|बिल|दाम|कीमत|किराया|पैसा|पैसे|रेट)(?: |$)/

/** For a while: "ten days", "jab tak", "till Sunday". */
const FOR_A_WHILE = regex('u')`
  \b(?:for (?:a|some|few|now|the time being|the moment)|till|until|temporarily|few days|some days|this week|this month|while|out of (?:station|town)|on (?:leave|holiday|vacation))\b
  |(?:^| )(?!(?:ab|abhi|aaj|kab|अब|अभी|आज|कब) )\S+ (?:tak|तक)(?: |$)
  |(?:^| )(?:thode|kuch|kuchh|jab tak|tab tak|filhaal|abhi ke liye|थोडे|कुछ|जब तक|तब तक|फिलहाल|अभी के लिए)(?: (?:din|dino|samay|time|waqt|दिन|समय))?(?: |$)
`
const FOR_GOOD =
  /\b(?:permanently|completely|for good|forever|altogether|hamesha|poori tarah|bilkul)\b|हमेशा|पूरी तरह|बिल्कुल/

/**
 * "Hold the milk for ten days", "band hi kar do", "I need more now", "do ki jagah ek litre": the option by what is to become of the
 * thing. An end for a while is a pause.
 */
export function changeOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | undefined {
  const turns = turnsOf(plan)
  if (turns.size === 0 || heard.words.length > MAX_WORDS) return undefined
  const told = clausesOf(heard).flatMap((clause): OptionSpan[] => {
    if (heard.aside?.[clause.from] === true) return []
    const compared = comparedIn(heard, clause, readsHindi)
    if (isOfMoney(heard, clause, plan)) return []
    const turn = turnIn(heard, clause, plan, isForAWhile(heard, clause, readsHindi)) ?? compared?.turn
    // Of "do ki jagah ek litre" the last number is left for how much.
    const to = compared?.to ?? clause.to
    return turn === undefined ? [] : [{ value: turns.get(turn) ?? '', isExplicit: false, from: clause.from, to }]
  })
  const option = agreed(told)
  return option?.value === '' ? undefined : option
}

const MAX_WORDS = 30

function isOfMoney({ words }: Tokens, { from, to }: Clause, { field }: FieldReader): boolean {
  const said = words.slice(from, to).join(' ')
  return OF_MONEY.test(said) && !OF_MONEY.test([...field.options, field.description].join(' ').toLowerCase())
}

function turnIn(heard: Tokens, clause: Clause, plan: FieldReader, isBrief: boolean): Turn | undefined {
  const raw = heard.words.slice(clause.from, clause.to).join(' ')
  if (DENIED.test(raw) || ON_PHONE.test(raw) || endsAsking(heard, clause) || ASKS.test(raw)) return undefined
  const said = withThing(heard.words.slice(clause.from, clause.to), (word) => isThingOf(plan, word))
  const turns: Turn[] = []
  if (MORE.test(said) && !MORE_TO_KNOW.test(said)) turns.push('more')
  if (LESS.test(said) && !AT_LEAST.test(raw)) turns.push('less')
  const isUnsent = UNSENT.test(said) && !SENT.test(heard.words.join(' '))
  const isEnded = (ENDS.test(said) || isUnsent) && !leavesOutADay(heard, clause)
  if (HOLDS.test(raw) || RESTS.test(said) || (isEnded && isBrief)) turns.push('pause')
  else if (isEnded) turns.push('stop')
  const [only, another] = turns
  return another === undefined ? only : undefined
}

/** "Sunday ko mat bhejna" leaves out a day; "Sunday se mat bhejna" does not. */
function leavesOutADay({ words }: Tokens, { from, to }: Clause): boolean {
  return (
    SKIPS.test(words.slice(from, to).join(' ')) &&
    words.some(
      (word, at) =>
        at >= from && at < to && isDayWord(word) && !/^(?:se|से)$/.test(words[at + 1] ?? '') && words[at - 1] !== 'from',
    )
  )
}

/** Whether a word is for what the options and the question speak of, or for what any such thing is. */
function isThingOf(plan: FieldReader, word: string): boolean {
  if (isGrammarWord(word) || VERB.test(word)) return false
  return GOES_ON.test(word) || isOfThing(thingIn(plan), word)
}

const thingIn = oncePerField(({ field }): Thing => {
  const telling = [...field.options, field.description]
    .flatMap(wordsOf)
    .filter((word) => !isGrammarWord(word) && !VERB.test(word) && !OF_QUESTIONS.test(word))
  // "Change wanted: increase quantity" does not say of what.
  const isUnnamed = telling.some((word) => /^(?:quantity|delivery)$/.test(word)) && !telling.some(isDelivered)
  return thingOf(telling, isUnnamed ? DELIVERED : [])
})

/** What is brought to the door day by day. */
const DELIVERED = ['doodh', 'dudh', 'milk', 'akhbar', 'akhbaar', 'newspaper', 'paper', 'tiffin', 'दूध', 'अखबार', 'टिफिन']

function isDelivered(word: string): boolean {
  return DELIVERED.includes(word)
}

const GOES_ON = /^(?:deliver(?:y|ies)|subscription|service|supply|seva|डिलीवरी|सेवा)$/
const OF_QUESTIONS = /^(?:changes?|what|which|kind|type|time|customers?|person|phone|call)$/
const VERB = regex('u')`
  ^(?:
    increase|raise|more|extra|add|reduce|decrease|lower|lessen|less|cut|down|pause|hold|suspend|stop|cancel|end|close|discontinue|terminate
    |need|want|wanted|take|send|sending|give|get|require|deliver|delivering|bring|band|bandh|bund|khatam|rok|kam|zyada|jyada|mat|nahi|aur|ek|do
    |kar\S*|bhej\S*|la\S?|lana|rakh\S*|badh?a\S*|gha?ta\S*|बंद|बन्द|कम|ज्यादा|मत|नहीं|और|कर\S*|भेज\S*|रख\S*|रोक|बढ\S*|घट\S*
  )$
`

function isForAWhile(heard: Tokens, { from, to }: Clause, readsHindi: boolean): boolean {
  const said = heard.words.join(' ')
  if (FOR_GOOD.test(said)) return false
  const spans = findNumbers(heard, readsHindi).filter((one) => DAYS_OF_UNIT.has(heard.words[one.to] ?? ''))
  // "Das din ke liye", "ek hafta band rakho", but not "do saal se" (for two years now)
  const isOwn = spans.some((one) => one.from >= from && one.to < to && !SINCE.test(heard.words[one.to + 1] ?? ''))
  return FOR_A_WHILE.test(said) || isOwn || (spans.length > 0 && SPAN.test(said))
}

const SINCE = /^(?:se|ago|back|pehle|pahle|mein|me|ho|baad|later|old|purana|से|पहले|में|हो|बाद)$/
const SPAN = /\b(?:for|ke liye|tak|out|baahar|bahar|chhutti|leave)\b|के लिए|तक|बाहर|छुट्टी/

/** "Do ki jagah ek litre", "one instead of two", "from two to three" */
function comparedIn(heard: Tokens, { from, to }: Clause, readsHindi: boolean): { turn: Turn; to: number } | undefined {
  const numbers = findNumbers(heard, readsHindi).filter((one) => one.from >= from && one.to <= to)
  const [first, second, more] = numbers
  if (first === undefined || second === undefined || more !== undefined) return undefined
  const between = heard.words.slice(first.to, second.from).join(' ')
  const before = heard.words.slice(from, first.from).join(' ')
  if (first.value === second.value) return undefined
  // "Do se teen litre chahiye" is a range.
  const behind = heard.words.slice(second.to, to).join(' ')
  if (!FROM.test(before) && SINCE_ONE.test(between) && !BECOMES.test(behind)) return undefined
  const isFirstOld = INSTEAD_BEHIND.test(between) || (FROM.test(before) && TO.test(between))
  if (!isFirstOld && !INSTEAD_AHEAD.test(between)) return undefined
  const grows = first.value < second.value === isFirstOld
  return { turn: grows ? 'more' : 'less', to: isFirstOld ? second.from : first.from }
}

const INSTEAD_BEHIND = /(?:^| )(?:ki jagah|ke bajay|ke bajaye|ke badle|se|की जगह|के बजाय|के बदले)$/
const INSTEAD_AHEAD = /(?:^| )(?:instead of|rather than|in place of)$/
const SINCE_ONE = /(?:^| )(?:se|से)$/
const BECOMES = /^(?:\S+ )?(?:kar|badh|bad+a|gha?ta|kam|कर|बढ|घट|कम)/
const FROM = /(?:^| )from$/
const TO = /(?:^| )to$/
