import type { EpochMs } from '../../actors/types.ts'
import type { Understanding } from '../../ports/language.ts'
import type { Answer, HeardAnswer } from '../../ports/voice.ts'
import { hear, missingFields, say, takeUnderstanding } from '../dialogue/dialogue.ts'
import { askNode, type FlowMap } from '../flow/flow-map.ts'
import { cut } from '../flow/limits.ts'
import type { FlowField } from '../flow/types.ts'
import { takesKeys, valueOfKeys } from './keys.ts'
import type { Call } from './line.ts'
import { PHRASES } from './phrases.ts'
import { isVoicemailGreeting } from './voicemail.ts'

/** Five minutes of speech; more of one answer is cut. */
const MAX_HEARD_CHARS = 4_000
/** How often a silent person is spoken to before the call ends. */
const MAX_PROMPTS = 2
/** Lines after which nobody is taken for a machine any more. */
const MAX_LINES_TO_MACHINES = 2

/**
 * Takes what the person said, as the words of the next turn; with those before, if the line between was not heard. A tail
 * goes on with the answer before: the question that it came upon was not asked.
 */
export function takeWords(call: Call, answer: HeardAnswer, map: FlowMap, at: EpochMs): Partial<Call> {
  const { language, endedAt, latency } = answer
  const { endpointingMs, recognitionMs } = latency
  const { answered } = call.line
  const before = answer.isTail ? answered : undefined
  return {
    ...hear(cut(joined(call.turn.heard?.text, answer.text), MAX_HEARD_CHARS), Math.min(endedAt, at)),
    attempts: before ? Math.max(0, call.attempts - 1) : call.attempts,
    language: language !== null && map.settings.languages.includes(language) ? language : call.language,
    line: {
      ...call.line,
      seenAt: at,
      silences: 0,
      answer: { heardAt: at, endpointingMs, recognitionMs },
      answered: {
        step: before?.step ?? call.step,
        text: cut(joined(before?.text, answer.text), MAX_HEARD_CHARS),
        hasTail: before !== undefined,
      },
      awaitsMeaning: true,
    },
  }
}

function joined(before: string | undefined, text: string): string {
  return before === undefined ? text : `${before} ${text}`
}

/** Takes pressed keys as an answer; keys that mean nothing here answer nothing. */
export function takeKeys(call: Call, answer: HeardAnswer, map: FlowMap, at: EpochMs): Partial<Call> {
  const words = takeWords(call, { ...answer, language: null }, map, at)
  const heard = { ...call, ...words }
  const field = askedField(call, map)
  const value = field && valueOfKeys(answer.text, field)
  const values = field && value !== undefined ? { [field.name]: value } : {}
  const meaning = { values, refused: [], intent: null, language: heard.language }
  return { ...words, ...takeMeaning(heard, map, meaning) }
}

/** Takes what the words, or the keys, were understood to mean. */
export function takeMeaning(call: Call, map: FlowMap, meaning: Understanding): Partial<Call> {
  const line = { ...call.line, awaitsMeaning: false }
  return { ...takeUnderstanding(call, askNode(map, call.step), map, meaning), line }
}

/** Speaks to a person who has said nothing; the question comes again and uses up no attempt. */
export function promptAgain(call: Call): Partial<Call> {
  const line = { ...call.line, silences: call.line.silences + 1 }
  return { ...say(call, PHRASES.stillThere[call.language]), line }
}

export function mayPrompt({ line }: Call): boolean {
  return line.silences < MAX_PROMPTS
}

/** Whether the answer is keys that the question can be answered by. */
export function isKeyed(call: Call, answer: Answer, map: FlowMap): boolean {
  return answer.kind === 'heard' && answer.keys && hasWords(answer) && takesKeys(askedField(call, map))
}

export function hasWords(answer: Answer): boolean {
  return answer.kind === 'heard' && answer.text.trim() !== ''
}

/** Whether a machine has answered the phone: it was told from a person, or its greeting gives it away. */
export function isMachine(call: Call, answer: Answer): boolean {
  if (answer.kind === 'machine') return mayBeMachine(call)
  return answer.kind === 'heard' && !answer.keys && call.turnCount === 1 && isVoicemailGreeting(answer.text)
}

/** Whoever has answered a question is a person, whatever the carrier finds out later. */
export function mayBeMachine({ turnCount, fields }: Call): boolean {
  return turnCount <= MAX_LINES_TO_MACHINES && Object.keys(fields).length === 0
}

function askedField(call: Call, map: FlowMap): FlowField | undefined {
  const [name] = missingFields(call, askNode(map, call.step))
  return name === undefined ? undefined : map.fields.get(name)
}
