import { regex } from '../../../../base/regex.ts'
import { isDayWord } from '../../dates/day-words.ts'
import { DAYS_OF_UNIT } from '../../dates/days-of-unit.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import type { Tokens } from '../../words/tokens.ts'
import { agreed, type OptionSpan, optionWords } from '../option-span.ts'

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

const SENDS =
  '(?:chahiye|chahie|kar(?:o|na|ni|en|ein|iye|wa\\S*)?|kij\\S*|bhej(?:o|na|ni|iye|en|wa\\S*)?|de|do|dena|dijiye|len[ai]|lun?g[ai]|lenge|rakh(?:o|na|iye)?|चाहिए|कर(?:ो|ना|िए|वा\\S*)?|कीज\\S*|भेज(?:ो|ना|िए)?|दे|दो|देना|दीजिए|लेना|लूंगा|लूंगी|लेंगे|रख(?:ो|ना|िए)?)(?! (?:rah|rakh|diy|chuk|रह|दिय|चुक))'
const UNIT =
  '(?:litres?|liters?|packets?|pouch|kilo|kg|bottles?|cans?|plates?|pieces?|doses?|copies|copy|glass|लीटर|पैकेट|किलो|बोतल)'
const MORE = regex('u')`
  (?:^| )badh?a(?:o|na|ni|do|iye|ye|ke|kar|wa|wana)?(?! (?:diy|di\b|gay|rah|rakh|hua|chuk))(?: |$)|(?:^| )बढ(?:ा|ाओ|ाना|ानी|ाइए|वा|वाना|ाकर)(?: |$)
  |(?:^| )(?:zyada|jyada|ज्यादा|extra|ek aur|do aur|thoda aur|thodi aur|एक्स्ट्रा|एक और|थोडा और) (?:\S+ )?${SENDS}(?: |$)
  |\b(?:need|want|take|send|give|get|require|deliver|bring)(?: (?:me|us|some|a bit|a little|\S+ ${UNIT}))? (?:more|extra)\b(?! than)
  |\b(?:increase|raise) (?:it|the|my|our|by|to|quantity|\S+ ${UNIT})\b|\badd (?:some|one|two|more|\S+ ${UNIT})\b|\b\S+ (?:more|extra) ${UNIT}\b|\b${UNIT} (?:more|extra)\b
`
const LESS = regex('u')`
  (?:^| )(?:kam|कम) (?:\S+ )?${SENDS}(?: |$)
  |(?:^| )gha?ta(?:o|na|ni|do|iye|kar|wa)?(?: |$)|(?:^| )घटा(?:ओ|ना|नी|इए|कर)?(?: |$)
  |\b(?:reduce|decrease|lower|lessen|cut down|cut)(?: (?:it|the|my|our|by|to|on|quantity|a bit|down)| ${UNIT})?\b
  |\b(?:need|want|take|send|give|get|require|deliver|bring)(?: (?:me|us|a bit|a little))? less\b(?! than)|\b(?:one|two|half a|half|1|2) ${UNIT} less\b
`
const HOLDS = regex('u')`
  \b(?:hold|pause|suspend)(?: (?:it|the|my|our|on|off|deliver\w*|everything|\S+))?\b(?! on\b)
  |(?:^| )(?:hold|pause|होल्ड|पॉज) (?:par |pe |पर |पे )?(?:kar\S*|rakh\S*|कर\S*|रख\S*)(?: |$)
`
const ENDS = regex('u')`
  (?:^| )(?:band|bandh|bund|cancel|stop|khatam|बंद|बन्द|कैंसल|कैंसिल|खत्म) (?:hi |bilkul |ही |बिल्कुल )?(?:kar\S*|kij\S*|rakh\S*|कर\S*|कीज\S*|रख\S*)(?: |$)
  |\b(?:stop|end|cancel|discontinue|terminate|close|finish)(?: (?:it|this|that|everything|completely|fully|the \S+|my \S+|our \S+|sending|delivering|deliver\w*|now|all))(?: |$)
  |(?:^| )(?:mat|nahi|मत|नहीं) (?:bhej\S*|la[aio]\S*|lana|भेज\S*|ला\S*)(?: |$)
  |\b(?:dont|do not|no need to) (?:send|bring|deliver)\b
`
const SKIPS = /(?:^| )(?:mat|nahi|मत|नहीं) |\b(?:dont|do not|no need to)\b/
const RESTS =
  /(?:^| )(?:rok|रोक) (?:hi |ही )?(?:do|dijiye|dena|lo|lijiye|kar|ke|rakh\S*|दो|दीजिए|देना|लो|कर|के|रख\S*)(?: |$)/
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
    const turn = turnIn(heard, clause, isForAWhile(heard, clause, readsHindi)) ?? compared?.turn
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

function turnIn(heard: Tokens, clause: Clause, isBrief: boolean): Turn | undefined {
  const said = heard.words.slice(clause.from, clause.to).join(' ')
  if (DENIED.test(said) || ON_PHONE.test(said) || endsAsking(heard, clause) || ASKS.test(said)) return undefined
  const turns: Turn[] = []
  if (MORE.test(said)) turns.push('more')
  if (LESS.test(said)) turns.push('less')
  // "Sunday ko mat bhejna" leaves out a day.
  const isOfDay =
    SKIPS.test(said) &&
    heard.words.some(
      (word, at) =>
        at >= clause.from &&
        at < clause.to &&
        isDayWord(word) &&
        !/^(?:se|से)$/.test(heard.words[at + 1] ?? '') &&
        heard.words[at - 1] !== 'from',
    )
  const isEnded = ENDS.test(said) && !isOfDay
  if (HOLDS.test(said) || RESTS.test(said) || (isEnded && isBrief)) turns.push('pause')
  else if (isEnded) turns.push('stop')
  const [only, another] = turns
  return another === undefined ? only : undefined
}

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
  const isFirstOld = INSTEAD_BEHIND.test(between) || (FROM.test(before) && TO.test(between))
  if (!isFirstOld && !INSTEAD_AHEAD.test(between)) return undefined
  const grows = first.value < second.value === isFirstOld
  return { turn: grows ? 'more' : 'less', to: isFirstOld ? second.from : first.from }
}

const INSTEAD_BEHIND = /(?:^| )(?:ki jagah|ke bajay|ke bajaye|ke badle|se|की जगह|के बजाय|के बदले)$/
const INSTEAD_AHEAD = /(?:^| )(?:instead of|rather than|in place of)$/
const FROM = /(?:^| )from$/
const TO = /(?:^| )to$/
