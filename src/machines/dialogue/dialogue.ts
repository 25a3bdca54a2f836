import type { Row } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import { isOutside } from '../../base/value-limits.ts'
import {
  jsonBytes,
  cut,
  MAX_COLLECTED_CHARS,
  MAX_EXCERPT_CHARS,
  MAX_EXCHANGES,
  MAX_LINES_CHARS,
  MAX_REPLY_CHARS,
} from '../flow/limits.ts'
import { interpolate } from '../flow/placeholders.ts'
import type { FlowText } from '../flow/flow-text.ts'
import type { AskNode, FlowField } from '../flow/types.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import type { CallContext } from './call-context.ts'
import { spokenValue } from './spoken-value.ts'
import type { Exchange, FieldValue, Language, SpecialIntent, Understanding } from '../../ports/language.ts'

/**
 * Where a conversation stands in its flow. Every rule of the dialogue is a pure function from this to what changes in
 * it; the compiled flow decides when each applies.
 */
export interface Dialogue extends CallContext {
  language: Language
  /** Id of the current node; stays at the last one. */
  flowNodeId: string
  /** How often the question on the table has been asked. */
  attempts: number
  /**
   * Messages in a row that were no attempt at an answer ("pardon?", "who is this?") or corrected an earlier one; absent
   * while there were none.
   */
  asides?: number
  /** Ask nodes in the order in which they were first reached, and the place of the latest among them. */
  visitedNodes: string[]
  visitedIndex: number
  /** Fields that are asked although they have a value, because the flow has gone back. */
  fieldsToReask: string[]
  /** Optional fields that the person declined to give. */
  refused: string[]
  /** The turn in hand. */
  turn: Turn
  /** The latest reply. */
  reply: string
  /** Of all turns together, as `jsonBytes` counts them. */
  textBytes: number
  history: Exchange[]
}

/** What belongs to one reply: from the person's message, or the start, until the agent has spoken. */
export interface Turn {
  /** Null for the opening line. */
  heard: { text: string; at: EpochMs } | null
  /** Fields taken from what was heard, and those of them that no question was on the table for. */
  understood: string[]
  volunteered: string[]
  /** The answers before those, in a conversation by text: a message without a reply leaves nothing behind. */
  fieldsBefore?: Record<string, FieldValue>
  intent: SpecialIntent | null
  /** Asked fields whose answer was outside the field's limits; absent for none. */
  misfits?: string[]
  /** Set when the flow went on without an answer that it requires. */
  isMissed?: boolean
  /** Fields that branches have decided by. */
  decidedBy: string[]
  /** Texts of the flow to be spoken. */
  lines: string[]
}

const emptyTurn: Turn = { heard: null, understood: [], volunteered: [], intent: null, decidedBy: [], lines: [] }

/** The part of a dialogue that is the same at the start of every call. */
export const initialDialogue = {
  result: null,
  fields: {},
  turnCount: 0,
  flowNodeId: '',
  attempts: 0,
  visitedNodes: [],
  visitedIndex: -1,
  fieldsToReask: [],
  refused: [],
  turn: emptyTurn,
  reply: '',
  textBytes: 0,
  history: [],
} satisfies Partial<Dialogue>

/** So often in a row the person may ask back before it counts as no answer. */
const MAX_ASIDES = 5

type Change = Partial<Dialogue>

/** Passes a branch node, which has decided by these fields. */
export function decideBy(dialogue: Dialogue, step: string, fields: string[]): Change {
  const { turn } = dialogue
  return { flowNodeId: step, turn: { ...turn, decidedBy: [...turn.decidedBy, ...without(fields, turn.decidedBy)] } }
}

/**
 * Begins an ask node. Going back to one means asking it again, all but what the person has just volunteered, and later
 * asking again whatever made the flow go back ("is that right?"); what lies between keeps its answers. A volunteered
 * value is used so once, so that no flow can go round without asking.
 */
export function enterAskNode(dialogue: Dialogue, node: AskNode): Change {
  const { turn } = dialogue
  const known = dialogue.visitedNodes.indexOf(node.id)
  const isBack = known !== -1 && known <= dialogue.visitedIndex
  const again = isBack ? [...without(node.fields, turn.volunteered), ...turn.decidedBy] : []
  return {
    flowNodeId: node.id,
    attempts: 0,
    visitedNodes: known === -1 ? [...dialogue.visitedNodes, node.id] : dialogue.visitedNodes,
    visitedIndex: known === -1 ? dialogue.visitedNodes.length : known,
    fieldsToReask: [...dialogue.fieldsToReask, ...without(again, dialogue.fieldsToReask)],
    turn: { ...turn, volunteered: without(turn.volunteered, node.fields) },
  }
}

/** Leaves an ask node without what it did not get. */
export function moveOn(dialogue: Dialogue, node: AskNode, index: FlowIndex): Change {
  // What is asked again keeps its earlier answer.
  const isMissed = missingFields(dialogue, node).some(
    (name) => index.fields.get(name)?.required === true && !Object.hasOwn(dialogue.fields, name),
  )
  return {
    fieldsToReask: without(dialogue.fieldsToReask, node.fields),
    ...(isMissed && { turn: { ...dialogue.turn, isMissed } }),
  }
}

/**
 * Adds a text of the flow to the next reply, in the person's language where there is one, with what it names filled in.
 */
export function say(dialogue: Dialogue, { text, texts }: FlowText, fields: FlowIndex['fields']): Change {
  const { turn, language } = dialogue
  const own = texts?.[language]
  // A line that is there in one language only says what it names in that.
  const textLanguage = own !== undefined ? language : languageOf(text, language)
  const line = interpolate(own ?? text, {
    ...spokenFields(dialogue.fields, fields, textLanguage),
    ...dialogue.call.variables,
  })
    .replace(/ {2,}/g, ' ') // around an answer that is not there
    .trim()
  const room = MAX_LINES_CHARS - turn.lines.reduce((sum, one) => sum + one.length, 0)
  return line === '' || room <= 0 ? {} : { turn: { ...turn, lines: [...turn.lines, cut(line, room)] } }
}

/** By its letters, what it names left out; `known` for a text without any. */
function languageOf(text: string, known: Dialogue['language']): Dialogue['language'] {
  const own = text.replace(/\{\{[^}]*\}\}/g, '')
  if (/\p{Script=Devanagari}/u.test(own)) return 'hi'
  return /\p{Script=Latin}/u.test(own) ? 'en' : known
}

function spokenFields(
  collected: Dialogue['fields'],
  fields: FlowIndex['fields'],
  language: Dialogue['language'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(collected).map(([name, value]) => [name, spokenValue(value, fields.get(name), language)]),
  )
}

/** Fields that the current question still asks for. */
export function missingFields(dialogue: Dialogue, node: AskNode): string[] {
  const { fields, refused, fieldsToReask: again } = dialogue
  return node.fields.filter((name) => again.includes(name) || (!Object.hasOwn(fields, name) && !refused.includes(name)))
}

export function hear(text: string, at: EpochMs): Change {
  return { turn: { ...emptyTurn, heard: { text: text.trim(), at } } }
}

/**
 * Takes what was understood: answers, corrections and volunteered values alike. An answer that brings some of what was
 * missing starts the count of attempts anew, as the next question is another. What gives a later question its first answer
 * instead uses none up, nor does what is no attempt at an answer, or changes an earlier one, a few times in a row.
 */
export function applyUnderstanding(
  dialogue: Dialogue,
  node: AskNode,
  index: FlowIndex,
  understanding: Understanding,
): Change {
  const asked = missingFields(dialogue, node)
  const fields = { ...dialogue.fields }
  const understood: string[] = []
  const misfits: string[] = []
  for (const [name, value] of Object.entries(understanding.values)) {
    const field = index.asked.has(name) ? index.fields.get(name) : undefined
    if (!field || !fits(value, field)) continue
    const kept = limitToSpace(value, name, fields)
    if (isOutside(kept, field)) {
      if (asked.includes(name)) misfits.push(name)
      continue
    }
    if (kept === '' || (field.type === 'enum' && kept !== value)) continue // half an option is none
    fields[name] = kept
    understood.push(name)
  }
  const declined = understanding.refused.filter(
    (name) => asked.includes(name) && !understood.includes(name) && index.fields.get(name)?.required === false,
  )
  const settled = [...understood, ...declined]
  const isAnswered = asked.some((name) => settled.includes(name))
  const isAhead = understood.some((name) => !Object.hasOwn(dialogue.fields, name))
  const isCorrection = !isAhead && understood.some((name) => dialogue.fields[name] !== fields[name])
  const isNoAttempt = settled.length + misfits.length === 0 && understanding.act !== undefined
  const asides = !isAnswered && (isCorrection || isNoAttempt) ? (dialogue.asides ?? 0) + 1 : 0
  const usesNone = isAhead || (asides > 0 && asides <= MAX_ASIDES)
  return {
    fields,
    turn: {
      ...dialogue.turn,
      understood,
      volunteered: without(understood, node.fields),
      ...(misfits.length > 0 && { misfits }),
      intent: understanding.intent,
    },
    refused: [...without(dialogue.refused, settled), ...declined],
    fieldsToReask: without(dialogue.fieldsToReask, settled),
    attempts: isAnswered ? 0 : Math.max(0, dialogue.attempts - (usesNone ? 1 : 0)),
    ...((asides > 0 || dialogue.asides !== undefined) && { asides }),
    language: index.settings.languages.includes(understanding.language) ? understanding.language : dialogue.language,
  }
}

/** Ends the turn with the agent's reply. */
export function applyReply(dialogue: Dialogue, text: string): Change {
  const reply = cut(text, MAX_REPLY_CHARS)
  const { heard } = dialogue.turn
  const caller = heard && cut(heard.text, MAX_EXCERPT_CHARS)
  const exchange = { caller, agent: cut(reply, MAX_EXCERPT_CHARS) }
  return {
    reply,
    turnCount: dialogue.turnCount + 1,
    textBytes: dialogue.textBytes + jsonBytes(heard?.text ?? '') + jsonBytes(reply),
    history: [...dialogue.history.slice(1 - MAX_EXCHANGES), exchange],
    turn: { ...emptyTurn, intent: dialogue.turn.intent }, // a wish outlives its reply: it becomes the outcome
  }
}

/** The turn that a reply completes, as it is kept. To be taken before `applyReply`. */
export function turnRow(dialogue: Dialogue, text: string, firstTextAt: EpochMs | null, at: EpochMs): Row {
  const { turnCount, turn } = dialogue
  const { heard } = turn
  return {
    kind: 'turn',
    owner: dialogue.call.callId,
    position: turnCount,
    body: {
      index: turnCount,
      callerText: heard && heard.text,
      agentText: cut(text, MAX_REPLY_CHARS),
      interrupted: false,
      nodeId: dialogue.flowNodeId,
      llmMs: heard && firstTextAt !== null ? Math.max(0, firstTextAt - heard.at) : null,
      audioMs: null,
      createdAt: at,
    },
  }
}

/** Leaves nothing behind that only a running dialogue needs. */
export const clearedDialogue = {
  visitedNodes: [],
  fieldsToReask: [],
  turn: emptyTurn,
  history: [],
} satisfies Change

/** The machine's own check: whatever an effect reports, only typed values are ever collected. */
export function fits(value: unknown, field: FlowField): value is FieldValue {
  switch (field.type) {
    case 'string':
      return typeof value === 'string' && value !== ''
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'enum':
      return typeof value === 'string' && field.options.includes(value)
  }
}

function limitToSpace(value: FieldValue, name: string, fields: Record<string, FieldValue>): FieldValue {
  if (typeof value !== 'string') return value
  let space = MAX_COLLECTED_CHARS
  for (const [other, kept] of Object.entries(fields)) {
    if (other !== name && typeof kept === 'string') space -= kept.length
  }
  return cut(value, Math.max(0, space))
}

function without(names: string[], others: readonly string[]): string[] {
  return names.length === 0 ? names : names.filter((name) => !others.includes(name))
}
