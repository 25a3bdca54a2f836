import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { tellsFault } from '../options/sound-beside.ts'
import { type Clause, clauseAround, saidIn } from '../words/clauses.ts'
import { asksForCall } from './asks-for-call.ts'
import { AGAINST, CALLS } from './call-words.ts'

/** Whether what looks like a wish for another call stands beside an answer, or is one. `aboutCalls` is a yes or no that asks about calls. */
export function isAnswerBesideCallback(message: Message, wish: Clause, aboutCalls: FieldReader | undefined): boolean {
  if (aboutCalls) {
    if (!message.has(aboutCalls.field.name)) message.answer(aboutCalls, true)
    return true
  }
  if (message.found.some(({ plan, isAsked }) => isAsked && plan.kind === 'phone') && !saysNotNow(message)) return true
  if (willCallBeside(message, wish) || tellsWhenToDoIt(message, wish)) return true
  const said = message.heard.words.join(' ')
  if (FREE_NOW.test(said)) return true
  const isCallWished = asksForCall(message.heard)
  if (
    !isCallWished &&
    (isAnsweredAllTheSame(message, wish.to) || LISTENS.test(said) || tellsFaultBehind(message, wish.to))
  )
    return true
  const offered = message.asked.find((plan) => isTimeAskedFor(message, plan))
  if (offered) {
    message.answer(offered, false)
    return true
  }
  const when = message.found.find(({ plan, isAsked }) => isAsked && WHEN.has(plan.kind))
  return when !== undefined && (!isCallWished || [...when.plan.cues].some((cue) => CALLS.has(cue)))
}

/** "I'm driving, but yes it hurts": the answer stands in a part that is set against the circumstance. */
function isAnsweredAllTheSame({ heard, found }: Message, wishTo: number): boolean {
  return found.some(
    ({ isAsked, from }) => isAsked && heard.words.slice(wishTo, from).some((word) => AGAINST.test(word)),
  )
}

/** "I'm driving, but the tap leaks" to "what is wrong?": the fault is told behind the circumstance. */
function tellsFaultBehind({ heard, asked }: Message, wishTo: number): boolean {
  if (!asked.some(({ kind }) => kind === 'text')) return false
  const behind = heard.words.slice(wishTo)
  const said = behind.join(' ')
  return behind.length >= MIN_TOLD && (tellsFault(said) || OUT_OF_ORDER.test(said)) && !OF_THE_LINE.test(said)
}
const MIN_TOLD = 3
const OUT_OF_ORDER = regex('u')`
  \bleak(?:s|ing|age)?\b|\bnot (?:heating|cooling|charging|starting|turning|draining|spinning)\b
  |(?:^| )(?:too?t ga\S+|band pad\S*|nahi chal|लीक|टूट ग\S+|बंद पड\S*|नहीं चल)
`
/** The line, or what keeps the person: "gaadi kharab ho gayi raste mein". */
const OF_THE_LINE = /\b(?:network|voice|awaa?z|signal|line|call|raste|rasta|road|on the way)\b|रास्ते|आवाज|नेटवर्क|सिग्नल/

/** "Earlier I said call me later, but I'm free now" */
const FREE_NOW = regex`
  \b(?:but|par|lekin|magar|now|ab|abhi) (?:im |i am |main |mai )?(?:ab |abhi |now )?free(?: now| hoon| hun| hu)?\b
  |(?:पर|लेकिन|अब|अभी) (?:मैं )?(?:अब )?(?:फ्री|खाली) (?:हूं|हु)
`

/** "6 baje ke baad karna" to what is to be done or when, "ye time theek nahi hai" to "does this slot suit you?" */
function tellsWhenToDoIt({ heard, asked }: Message, wish: Clause): boolean {
  const said = saidIn(heard, wish)
  if ((!AFTER_A_TIME.test(said) && !TIME_NOT_RIGHT.test(said)) || heard.words.some((word) => CALLS.has(word)))
    return false
  return asked.some(
    ({ kind, field }) => kind === 'text' || WHEN.has(kind) || (kind === 'boolean' && OF_TIME.test(field.description)),
  )
}
const AFTER_A_TIME = /^(?:minute|minutes|minat|ghante|ghanta|baje|मिनट|घंटे|बजे) (?:(?:ke|के) )?(?:baad|bad|बाद) \S+$/
const TIME_NOT_RIGHT = /^(?:ye|yeh|abhi) \S+ \S+ nahi(?: hai)?$/
const OF_TIME =
  /\b(?:time|timing|slot|appointment|schedule|hour|day|date|am|pm|morning|evening|afternoon|tomorrow|today|visit|deliver\w*|call)\b/i

/** "Bolo jaldi, meeting mein hoon", "go ahead, make it quick" */
const LISTENS = regex('u')`
  \b(?:
    bolo|boliye|bataiye|batao|kahiye|poochiye|puchiye|go ahead|go on|tell me|carry on|ask quickly|make it quick
    |be quick|thats ok|thats fine
  )\b
  |(?<!\p{L})(?:बोलो|बोलिए|बताइए|बताओ|कहिए|पूछिए)(?![\p{L}\p{M}])
`

/** "Bruno. I'll ring you later about his diet": the speaker answers, and will call of himself. */
function willCallBeside({ heard, found }: Message, { from, to }: Clause): boolean {
  const wish = clauseAround(heard, { from, to })
  if (!OWN_CALL.test(heard.words.slice(wish.from, wish.to).join(' ')) || NOT_FREE.test(heard.words.join(' ')))
    return false
  return found.some((one) => one.isAsked && (one.to <= wish.from || one.from >= wish.to) && one.to > one.from)
}
const OWN_CALL = regex('u')`
  \b(?:ill|i will|ill just|well|we will|i can|let me|i shall|im going to) (?:(?:just|also|then|definitely) )?
    (?:call|phone|ring|message|text)\b
  |(?:^| )(?:main|mai|hum|मैं|हम) (?:\S+ )*?(?:call|phone|fone|कॉल|काल|फोन) (?:kar ?)?(?:
    (?:le?|de?)?[uo]o?ng[ai]|karung[ai]|karoong[ai]|karenge|lenge|denge|(?:कर )?(?:लूंगा|लूंगी|दूंगा|दूंगी|लेंगे|देंगे)|करूंगा|करूंगी|करेंगे
  )(?: |$)
`
const NOT_FREE = regex`
  \b(?:
    busy|driving|in a meeting|in the middle of|no time|not now|right now|cant talk|cannot talk|vyast|time nahi
    |meeting
  )\b
  |व्यस्त|बिजी|समय नहीं|मीटिंग
`

/** "98450 22113, call after 5" tells when that number is answered; "…, but I'm busy now" asks for another call. */
function saysNotNow({ heard }: Message): boolean {
  return heard.words.some((word, at) => NOT_NOW.has(word) && !(AFTER.test(word) && KE.test(heard.words[at - 1] ?? '')))
}
/** "6 baje ke baad" tells when, "baad mein" that it is not now. */
const AFTER = /^(?:baad|बाद)$/
const KE = /^(?:ke|के)$/
const NOT_NOW = new Set('busy later back now again driving meeting abhi baad vyast अभी बाद व्यस्त बिजी'.split(' '))

/** "I'm busy this weekend" to "can we come this weekend?" */
function isTimeAskedFor({ heard }: Message, { kind, field }: FieldReader): boolean {
  if (kind !== 'boolean' || heard.words.some((word) => CALLS.has(word))) return false
  const time = OFFERED_TIME.exec(field.description)?.[0].toLowerCase()
  return time !== undefined && heard.words.includes(time)
}
const OFFERED_TIME =
  /\b(?:weekend|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening)\b/i
