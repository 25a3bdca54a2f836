import { regex } from '../../../base/regex.ts'
import { wordSet } from '../words/word-set.ts'

const DATE = wordSet('date day dob birthday birthdate tareekh tarikh din tithi dinank तारीख दिन तिथि तिथी दिनांक')
export const TIME = wordSet('time hour samay baje समय टाइम वक्त')
/** "Time at which you would like deliveries" for a `preferred_slot` is a time of the day. */
const SLOT = wordSet('slot timing timings timeslot')
const BOTH = wordSet('when datetime schedule slot appointment callback timing timings timeslot kab कब')

/**
 * Which part of a moment a field is for. A field named after a time is a time, and one named after a day a date, unless
 * the question asks for the other as well: "on the day of payment" only mentions one.
 */
export function dateOrTime(label: string[], described: string[]): 'date' | 'time' | 'datetime' | undefined {
  const question = described.join(' ').replace(NO_CLOCK, ' ')
  const isOfDay = OF_DAY.test(label.join(' ')) || OF_DAY.test(question)
  // A "delivery time" may be how long it takes, unless the question says "time of day".
  const isClock = isOfDay || (!label.some((word) => NOT_A_CLOCK.has(word)) && !HOW_LONG.test(question))
  const date = label.some((word) => DATE.has(word)) && !isOfDay
  const time = label.some((word) => TIME.has(word)) && isClock
  if (date && time) return 'datetime'
  if (date) return ASKS_TIME.test(question) ? 'datetime' : 'date'
  if (time) return !isOfDay && asksDay(question) ? 'datetime' : 'time'
  if (!isClock || !label.some((word) => BOTH.has(word))) return undefined
  const isSlotOfTime = label.some((word) => SLOT.has(word)) && headAsked(label, described) === 'time'
  const asksClock = ASKS_ONLY_TIME.test(question) || HOUR_FIRST.test(question) || isSlotOfTime
  return asksClock && !asksDay(question) ? 'time' : 'datetime'
}

/** What a short description asks for, where the field's name says nothing: "since which day …?", "date of the payment". */
export function whenDescribed(described: string[]): 'date' | 'time' | 'datetime' | undefined {
  const says = (set: Set<string>): boolean => described.some((word) => set.has(word))
  const asksFor = described.findIndex((word) => WHICH_WORD.has(word))
  const wanted = asksFor < 0 ? '' : (described[asksFor + 1] ?? '')
  if (wanted === 'day' || wanted === 'date' || DATE_OF.test(described.join(' ')))
    return says(TIME) ? 'datetime' : 'date'
  if (wanted === 'time') return 'time'
  const question = described.filter((word) => !FORMAT.test(word)).join(' ')
  const asksClock = OF_DAY.test(question)
  if (described.includes('when') || (says(DATE) && says(TIME) && !asksClock)) return 'datetime'
  if (asksClock && TIME.has(wanted || (described[0] ?? ''))) return 'time'
  const last = question.replace(NO_CLOCK, '').split(' ').at(-1) ?? ''
  if (last === 'date' || last === 'time') return last
  return HOW_LONG.test(question) ? undefined : namedLast(question)
}

/**
 * What the noun phrase that a description begins with is for: "expected payment date given by the customer", "reporting time at the
 * site", "when the customer says the dues will be cleared". `label` are the words of the field's name.
 */
export function headAsked(label: string[], described: string[]): 'date' | 'time' | 'datetime' | undefined {
  const question = described.join(' ')
  if (WHEN_FIRST.test(question) && !/ (?:what|which|why|how|who)\b/.test(question)) return 'datetime'
  if (described.length <= MAX_OPEN && (ENDS_OPEN.test(question) || SINCE.test(label.join(' ')) || SINCE.test(question)))
    return 'date'
  if (label.length > 1 && label.at(-1) === 'on' && question === label.join(' ')) return 'date'
  if (ASKS_ELSE.test(question) || question.startsWith('time for which')) return undefined
  const end = described.findIndex((word, at) => at > 0 && ENDS_HEAD.has(word))
  const head = described.slice(0, end < 0 ? described.length : end)
  // "Admission date preferred by the patient"
  const at = head.findLastIndex(
    (word, place) =>
      HEADS.has(word) && (place + 1 === head.length || /^\p{L}+(?:ed|ing|en)$/u.test(head[place + 1] ?? '')),
  )
  const noun = at < 0 || at >= MAX_HEAD ? '' : (head[at] ?? '')
  if (noun === 'date' || noun === 'day') return 'date'
  const phrase = head.slice(0, at + 1).join(' ')
  if (noun === 'time' && !NO_CLOCK_ALONE.test(phrase) && !HOW_LONG.test(question)) return 'time'
  if (/\btime slot$/.test(phrase)) return 'time'
  return label.length === 2 && EVENT_BEFORE.test(label.join(' ')) && question === label.join(' ') ? 'date' : undefined
}

const HEADS = wordSet('date day time slot')
const SINCE = /(?:^| )(?:since|until|till)$/
const MAX_HEAD = 6
const MAX_OPEN = 8
const WHEN_FIRST = regex`
  ^(?:(?:since|by|from|until|till) )?(?:when|kab|कब)(?: (?:se|tak|से|तक))?
    [ ](?!asked|relevant|needed|applicable|known|yes|no)
`
/** "Available from", "delivery required by", "pause until" */
const ENDS_OPEN = regex`
  (?:^| )(?:
    (?:available|required|needed|wanted|due|expected|free|busy|away|start|starting|starts|valid|effective)
      [ ](?:by|from|on|till|until)
    |(?:pause|paused|hold|away|out|valid|stay|stop|leave) (?:until|till)
  )$
`
/** What ends the noun phrase. */
const ENDS_HEAD = wordSet(
  `of for on at by from given as when that which who in to if with where per they he she we you is are the has will
   should can must may said told stated asked suggested mentioned as so during after before since until till dd yyyy hh or and`,
)
const ASKS_ELSE =
  /^(?:how|why|who|what (?:did|does|do|happened)|name|number|no|reason|type|whether|is|are|does|do|did)\b/
const NO_CLOCK_ALONE = regex`
  \b(?:
    this|next|last|first|second|in|on|full|part|long|free|any|some|every|each|lead|delivery|response|notice|waiting
    |travel|spare|screen|cooking|turnaround
  ) time$
`
/** "Last service", "next dose": the event stands for its day. */
const EVENT_BEFORE = regex`
  ^(?:last|previous|next)[ ]
    (?:service|servicing|visit|donation|dose|vaccination|vaccine|checkup|payment|recharge|refill|period|inspection|cleaning|deworming|delivery
    |irrigation|appointment|hearing|follow ?up|calving|haircut)$
`

/** "जन्म की तारीख", "delivery ka samay": a Hindi noun phrase ends with what it is for. */
function namedLast(question: string): 'date' | 'time' | undefined {
  const [, noun = ''] = LAST_NOUN.exec(question) ?? []
  return noun === '' ? undefined : TIME.has(noun) ? 'time' : 'date'
}

const LAST_NOUN =
  /(?:^| )(?:ki|ka|ke|की|का|के) (?:\S+ )?(tareekh|tarikh|tithi|dinank|samay|तारीख|तिथि|तिथी|दिनांक|समय|टाइम|वक्त)$/u

/** "(DD/MM/YYYY)" */
const FORMAT = /^(?:d{1,2}|m{1,2}|y{1,4}|h{1,2}|s{1,2})$/
const WHICH_WORD = new Set(['which', 'what', 'किस', 'kis'])
const DATE_OF = /^(?:the |your )?(?:date|day) (?:of|for)\b/

const OF_DAY = /\b(?:time|hour) (?:of )?(?:the )?day\b/
const NOT_A_CLOCK = wordSet(
  'times type part full reason id number status lead delivery response purpose length duration window range taken spent free',
)
const HOW_LONG =
  /\bhow (?:much|long|many)\b|(?:^| )(?:kitn[aei] (?:samay|time|der|din)|कितन(?:ा|ी|े) (?:समय|टाइम|देर|दिन))(?: |$)/u
/** Times that no clock shows: "this time", "by which date can you pay in time". */
const NO_CLOCK = regex('gu')`
  \b(?:this|next|last|first|second|in|on|full|part|long|free|any|some|every|each) time\b
  |(?:^| )(?:is|agli|pichhli|pehli|इस|अगली|पिछली|पहली) (?:baar|बार)(?= |$)
`

const A_DAY = '(?:date|day|tareekh|tarikh|tithi|din|तारीख|तिथि|दिन)'
const A_TIME = '(?:time|hour|samay|baje|समय|टाइम|वक्त|बजे)'
const WHICH = '(?:which|what|kis|kaun ?s[aei]|किस|कौन ?स(?:ा|ी|े))'
const AND = '(?:and|or|aur|ya|plus|और|या|व|एवं) '
/** A day is asked for, and not only mentioned: "which day", "day and time", "when", unless it is each day's. */
const ASKS_DAY = regex('u')`
  (?:^| )(?:
    ${WHICH} (?:\w+ )?${A_DAY}|(?:when|kab|कब)|${A_DAY} (?:${AND}(?:at )?(?:${WHICH} |the )?)?${A_TIME}
    |${A_TIME} (?:${AND})(?:on )?(?:${WHICH} |the )?${A_DAY}
  )(?: |$)
`
const EVER = /(?:^| )(?:every ?day|each day|daily|usually|normally|rozana|roz|हर दिन|रोज|रोजाना)(?: |$)/u

function asksDay(question: string): boolean {
  return ASKS_DAY.test(question) && !EVER.test(question)
}

const ASKS_TIME = new RegExp(`(?:^| )${A_TIME}(?: |$)`, 'u')
/** "Preferred hour of the survey", "time slot for the visit" */
const HOUR_FIRST = /^(?:\w+ ){0,3}(?:hour|time slot)(?: |$)/
const ASKS_ONLY_TIME = new RegExp(
  `(?:^| )(?:(?:${WHICH}|at|by) (?:\\w+ )?(?:${A_TIME}|timings?)|(?:kitne|कितने) (?:baje|बजे))(?: |$)`,
  'u',
)
