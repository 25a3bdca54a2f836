import { ownValue } from '../../base/own-value.ts'
import { DEFAULT_TIME_ZONE } from '../../base/number-time-zone.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import { cut, MAX_EXCERPT_CHARS, MAX_TEXT_CHARS } from '../flow/limits.ts'
import { interpolate } from '../flow/placeholders.ts'
import type { AskNode, FlowField } from '../flow/types.ts'
import { missingFields, type Dialogue } from './dialogue.ts'
import type { ComposeRequest, UnderstandRequest } from '../../ports/language.ts'

/** What is asked about the message being answered. */
export function understandRequest(dialogue: Dialogue, node: AskNode, index: FlowIndex): UnderstandRequest {
  const { persona, languages } = index.settings
  return {
    projectId: dialogue.call.projectId,
    model: dialogue.call.model,
    text: dialogue.turn.heard?.text ?? '',
    now: dialogue.turn.heard?.at ?? dialogue.call.startedAt,
    timeZone: index.settings.timeZone ?? dialogue.call.timeZone ?? DEFAULT_TIME_ZONE,
    language: dialogue.language,
    languages,
    asked: missingFields(dialogue, node),
    fields: index.areFieldsPlain ? index.flow.fields : index.flow.fields.map((field) => withVariables(field, dialogue)),
    collected: excerpts(dialogue.fields),
    persona,
    guidance: interpolated(node.guidance, dialogue),
    history: dialogue.history,
    ...(dialogue.call.to !== null && { dialledNumber: dialogue.call.to }),
    ...(index.settings.understanding && { understanding: index.settings.understanding }),
  }
}

/** What to say at a question. */
export function questionRequest(dialogue: Dialogue, node: AskNode, index: FlowIndex): ComposeRequest {
  const fields = missingFields(dialogue, node).flatMap((name) => {
    const field = index.fields.get(name)
    return field ? [index.areFieldsPlain ? field : withVariables(field, dialogue)] : []
  })
  const guidance = interpolated(node.guidance, dialogue)
  const { misfits } = dialogue.turn
  const question = { fields, guidance, attempt: dialogue.attempts, ...(misfits && { misfits }) }
  return { ...composeRequest(dialogue, index), question }
}

/** What to say last: the flow's own lines in the person's language, or a good-bye that honours their wish. */
export function closingRequest(dialogue: Dialogue, index: FlowIndex): ComposeRequest {
  return { ...composeRequest(dialogue, index), closing: dialogue.turn.intent }
}

function composeRequest(dialogue: Dialogue, index: FlowIndex): ComposeRequest {
  const { persona, languages } = index.settings
  const { call, turn } = dialogue
  const collected = excerpts(dialogue.fields)
  return {
    projectId: dialogue.call.projectId,
    model: dialogue.call.model,
    persona, // an instruction: no variable's value has a place in it
    language: dialogue.language,
    languages,
    lines: turn.lines,
    question: null,
    heard: turn.heard && cut(turn.heard.text, MAX_EXCERPT_CHARS),
    understood: Object.fromEntries(turn.understood.flatMap((name) => entryOf(collected, name))),
    collected,
    ...spokenOptions(dialogue, index),
    ...(turn.isMissed && { isMissed: true }),
    ...(call.projectName !== undefined && { projectName: call.projectName }),
    variables: excerpts(namedVariables(call.variables, index)),
    closing: null,
    history: dialogue.history,
  }
}

function spokenOptions({ fields, language }: Dialogue, index: FlowIndex): Pick<ComposeRequest, 'spokenOptions'> {
  const said = Object.entries(fields).flatMap(([name, value]) => {
    const text = ownValue(index.fields.get(name)?.texts?.[language]?.options, String(value))
    return text === undefined ? [] : [[name, text] as const]
  })
  return said.length === 0 ? {} : { spokenOptions: Object.fromEntries(said) }
}

/** Only what the flow declares and a text of it names: what nobody needs to know is not told. */
function namedVariables(variables: Record<string, string>, { named }: FlowIndex): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => named.has(name)))
}

/** However often a text names a long variable, it stays as short as it may be without. */
function interpolated(text: string, { call }: Dialogue): string {
  return cut(interpolate(text, call.variables), MAX_TEXT_CHARS)
}

/** A description may be a question with variables in it: "Am I speaking with {{name}}?" */
function withVariables(field: FlowField, dialogue: Dialogue): FlowField {
  const { description, texts } = field
  const filled = description.includes('{{') ? { ...field, description: interpolated(description, dialogue) } : field
  if (!texts || !JSON.stringify(texts).includes('{{')) return filled
  const fill = (text: string) => interpolated(text, dialogue)
  return {
    ...filled,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { question, misfit, ...rest }]) => [
        language,
        { ...rest, ...(question && { question: fill(question) }), ...(misfit && { misfit: fill(misfit) }) },
      ]),
    ),
  }
}

function excerpts<Value>(values: Record<string, Value>): Record<string, Value> {
  if (!Object.values(values).some((value) => typeof value === 'string' && value.length > MAX_EXCERPT_CHARS))
    return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? (cut(value, MAX_EXCERPT_CHARS) as Value) : value,
    ]),
  )
}

function entryOf<Value>(values: Record<string, Value>, name: string): [string, Value][] {
  const value = ownValue(values, name)
  return value === undefined ? [] : [[name, value]]
}
