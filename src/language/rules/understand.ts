import type { Understanding, UnderstandRequest } from '../../ports/language.ts'
import { readAnswer, readOptions } from './choices/read-choices.ts'
import { readContacts } from './contacts/read-contacts.ts'
import { readCorrection } from './corrections.ts'
import { readTimes } from './dates/read-times.ts'
import { planOf } from './field-kind.ts'
import { type Intent, readIntent } from './intents.ts'
import type { FieldKind } from './kind-of.ts'
import { Message } from './message.ts'
import { readMove } from './moves.ts'
import { isKnownCity } from './names/known-cities.ts'
import { readTexts } from './names/read-texts.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import { readRefusal, type Refusal } from './refusals.ts'
import { isCommonWord } from './words/common-words.ts'
import { hear } from './words/heard.ts'
import { PhraseBook } from './words/phrase-book.ts'
import { spokenLanguage } from './words/spoken-language.ts'

/**
 * Reads a message by lexicons and grammars, without clock or chance. What was asked for may be said loosely; what was not
 * asked for, or is known already, has to be said clearly.
 */
export function understandByRules(request: UnderstandRequest): Understanding {
  const heard = hear(request.text)
  const { language, readsHindi } = spokenLanguage(heard, request.language, request.languages)
  const plans = request.fields.map(planOf)
  const asked = request.asked.flatMap((name) => plans.find(({ field }) => field.name === name) ?? [])
  const message = new Message(heard, readsHindi, request, plans, asked, readCorrection(heard), readMove(heard))
  const intent = readIntent(heard) ?? readNobody(message) ?? readOtherPerson(message)

  readContacts(message)
  readTimes(message)
  readOptions(message)
  readNumbers(message)
  readTexts(message)
  readAnswer(message)
  if (intent && !isAnswerAfterAll(intent, message)) {
    const values = intent.intent === 'wrong_person' ? {} : message.volunteered(intent.from, intent.to)
    return { values, refused: [], intent: intent.intent, language }
  }
  return { values: message.values(), refused: refusedFields(message), intent: null, language }
}

const NOT_ME = new PhraseBook<true>([
  [
    true,
    `(this is not|this isnt|its not|it is not|i am not|im not|you are not talking to|youre not talking to|yeh|ye|main|यह|मैं)`,
  ],
])

const NONE_HERE = new PhraseBook<true>([
  [true, '(there is no|theres no|there isnt any|no|koi|this isnt|this is not|its not|कोई)'],
])
/** What makes "no Ravi" say that he is not to be had at this number. */
const AT_NUMBER = /^(?:here|number|phone|lives|stays|rehta|rahta|yahan|यहां|रहता|नंबर)$/

/** "No Ravi here", "koi Ravi nahi rehta" to a line that asked for Ravi */
function readNobody({ heard, request }: Message): Intent | undefined {
  if (!heard.words.some((word) => AT_NUMBER.test(word))) return undefined
  for (const { from, to } of NONE_HERE.all(heard)) {
    const name = (heard.words[to] ?? '').replace(/s$/, '')
    if (name.length < 3 || isCommonWord(name) || isKnownName(name, request)) continue
    const spoken = new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'iu')
    if (request.history.some(({ agent }) => isWrittenAsName(agent, spoken)))
      return { intent: 'wrong_person', from, to: to + 1 }
  }
  return undefined
}

/** "This is not Priya" to a line that said "Hi Priya", where no name is being given or asked for. */
function readOtherPerson({ heard, request, asked, found }: Message): Intent | undefined {
  if (asked.some(({ kind }) => kind === 'name') || found.some(({ plan }) => plan.kind === 'name')) return undefined
  for (const { from, to } of NOT_ME.all(heard)) {
    const name = heard.words[to] ?? ''
    const said = heard.words.slice(from, to).join(' ')
    const isNegative = /not|isnt/.test(said) || /^(?:nahi|nahin|नहीं|नही)$/.test(heard.words[to + 1] ?? '')
    if (!isNegative || name.length < 3 || isCommonWord(name) || isKnownCity([name]) || isKnownName(name, request))
      continue
    const spoken = new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'iu')
    const isAddressed = request.history.some(({ agent }) => isWrittenAsName(agent, spoken))
    const isCapital =
      /this/.test(said) && isUpper(heard.text.charAt(heard.starts[to] ?? 0)) && heard.breaks[to + 1] === true
    if (isAddressed || isCapital) return { intent: 'wrong_person', from, to: to + 1 }
  }
  return undefined
}

function isWrittenAsName(line: string, name: RegExp): boolean {
  const match = name.exec(line)
  return match !== null && (isUpper(match[0].charAt(0)) || match[0].charCodeAt(0) >= 0x900)
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

/** A name that the person gave: "I am not Arjun" corrects it. */
function isKnownName(name: string, { collected }: UnderstandRequest): boolean {
  return Object.values(collected).some((value) => typeof value === 'string' && value.toLowerCase().includes(name))
}

/**
 * "I'm busy now, tomorrow at 5" answers the question for a day; a new phone number answers "wrong number"; "yes, call me
 * back" and "no, don't call me" answer "shall we call you?".
 */
function isAnswerAfterAll({ intent, from, to }: Intent, message: Message): boolean {
  const words = message.heard.words.slice(from, to)
  const aboutCalls = message.asked.find(
    ({ kind, cues, field }) =>
      kind === 'boolean' && !ASKS_NOW.test(field.description) && [...cues].some((cue) => CALL_AGAIN.has(cue)),
  )
  switch (intent) {
    case 'wrong_person':
      return message.found.some(({ plan }) => plan.kind === 'phone')
    case 'opted_out':
      if (aboutCalls === undefined || words.some((word) => FOR_GOOD.has(word))) return false
      message.answer(aboutCalls, false)
      return true
    case 'callback_requested': {
      if (aboutCalls) {
        if (!message.has(aboutCalls.field.name)) message.answer(aboutCalls, true)
        return true
      }
      const when = message.found.find(({ plan, isAsked }) => isAsked && WHEN.has(plan.kind))
      return (
        when !== undefined &&
        (!words.some((word) => CALLS.has(word)) || [...when.plan.cues].some((cue) => CALLS.has(cue)))
      )
    }
  }
}

/** Words that make "don't call me" more than an answer to "shall we call you?". */
const FOR_GOOD = new Set(
  `stop quit again anymore never ever list remove delete unsubscribe any more dobara dubara phir band hata hatao aage number opt alone
   दोबारा दुबारा फिर बंद हटा हटाओ आगे नंबर`.split(/\s+/),
)
const WHEN = new Set<string>(['date', 'time', 'datetime'])
/** "Is this a good time to talk?" is no offer to call. */
const ASKS_NOW = /\b(?:good|right|convenient) time\b|\b(?:now|free|busy)\b/i
const CALL_AGAIN = new Set('call calls calling callback phone ring contact कॉल काल फोन'.split(' '))
const CALLS = new Set('call calls calling callback phone ring talk speak contact baat कॉल काल फोन बात'.split(' '))

function refusedFields(message: Message): string[] {
  const { heard } = message
  const open = message.asked.filter(({ field }) => !message.has(field.name))
  if (open.length === 0) return []
  const extraWords = open.some(({ kind }) => kind === 'text' || kind === 'address') ? 3 : 6
  const refusal = readRefusal(heard, extraWords)
  if (refusal === undefined) return []
  if (refusal.tag !== 'declined' && message.found.some(({ isAsked }) => !isAsked)) return []
  // "Aaj nahi" declines today.
  const isPartly = heard.words.length > refusal.to - refusal.from
  if (refusal.tag === 'lacking' && isPartly && open.every(({ kind }) => WHEN.has(kind))) return []
  const fitting = refusal.tag === 'declined' ? open : open.filter(({ kind }) => fitsRefusal(kind, refusal.tag))
  return fitting.map(({ field }) => field.name)
}

/** "I have no money" refuses no yes or no, and "got it, thanks" nothing but more words. */
function fitsRefusal(kind: FieldKind, refusal: Refusal): boolean {
  return refusal === 'thanks' ? kind === 'text' : kind !== 'boolean'
}
