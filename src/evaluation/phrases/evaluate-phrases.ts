import { DEFAULT_TIME_ZONE } from '../../base/number-time-zone.ts'
import type { EpochMs } from '../../base/time.ts'
import { composeByRules } from '../../language/rules/wording/compose.ts'
import { readerOf } from '../../language/rules/fields/field-reader.ts'
import { interpolate } from '../../machines/flow/placeholders.ts'
import type { Flow } from '../../machines/flow/types.ts'
import type { FieldSpec, LanguageModel, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { exampleVariables } from '../example-variables.ts'
import { judge, type SaidAt, type Verdict, withinLimits } from './judge.ts'
import type { Phrase } from './phrase.ts'

export interface JudgedPhrase {
  id: string
  text: string
  /** Name of the asked field, and its kind: `boolean`, `date`, `phone` … */
  asked: string
  kind: string
  language: string
  verdict: Verdict
  understanding: Understanding
  /** Wall time from the message to its understanding. */
  tookMs: number
}

/** An error of the model stops the evaluation: a table with gaps could not be compared. */
export interface EvaluationOptions {
  flow: Pick<Flow, 'fields' | 'nodes' | 'settings'> & Partial<Pick<Flow, 'variables'>>
  phrases: readonly Phrase[]
  model: LanguageModel
  /** `<provider>:<model>` */
  modelName: string
  /** When the phrases are said, and the local offset from UTC. Default: `PHRASES_SAID_AT`. */
  at?: SaidAt
  timeZone?: string
  /** A monotonic clock in ms, for `tookMs`. */
  stopwatch: () => number
}

/** Wednesday, 18 November 2026, 10:30 in India. Fixed, so that a phrase file means the same on every day. */
export const PHRASES_SAID_AT: SaidAt = { now: Date.parse('2026-11-18T05:00:00Z'), offsetMinutes: 330 }

const NEVER = new AbortController().signal

/** Understands every phrase as an answer to its question, one after the other, and judges the result. */
export async function evaluatePhrases(options: EvaluationOptions): Promise<JudgedPhrase[]> {
  const { flow, phrases, model, at = PHRASES_SAID_AT, stopwatch } = options
  const judged: JudgedPhrase[] = []
  for (const phrase of phrases) {
    const field = askedField(phrase, flow.fields)
    const request = requestFor(phrase, field, options, at.now)
    const begun = stopwatch()
    const understanding = model.understandNow(request) ?? (await model.understand(request, NEVER))
    judged.push({
      id: phrase.id,
      text: phrase.text,
      asked: field.name,
      kind: readerOf(field).kind,
      language: phrase.language ?? 'en',
      verdict: judge(phrase, withinLimits(understanding, [...flow.fields, field]), at),
      understanding,
      tookMs: stopwatch() - begun,
    })
  }
  return judged
}

/** What the agent says first, with the examples of the variables in it. */
function greetingOf({ nodes, variables = [] }: EvaluationOptions['flow']): string {
  const start = nodes.find((node) => node.type === 'start')
  const say = start?.type === 'start' ? start.say : ''
  return interpolate(say, exampleVariables(variables))
}

function askedField({ asked }: Phrase, fields: readonly FieldSpec[]): FieldSpec {
  if (typeof asked !== 'string') return asked
  const unknown: FieldSpec = { name: asked, type: 'string', description: '', options: [], required: false }
  return fields.find(({ name }) => name === asked) ?? unknown
}

function requestFor(
  { text, language }: Phrase,
  field: FieldSpec,
  { flow, modelName, timeZone = flow.settings.timeZone ?? DEFAULT_TIME_ZONE }: EvaluationOptions,
  now: EpochMs,
): UnderstandRequest {
  const { persona, languages, understanding } = flow.settings
  const node = flow.nodes.find((one) => one.type === 'ask' && one.fields.includes(field.name))
  const guidance = node?.type === 'ask' ? node.guidance : ''
  const spoken = language === 'hi' && languages.includes('hi') ? 'hi' : (languages[0] ?? 'en')
  const common = { projectId: '', model: modelName, persona, language: spoken, languages }
  const question = composeByRules({
    ...common,
    lines: [],
    question: { fields: [field], guidance, attempt: 1 },
    heard: null,
    understood: {},
    collected: {},
    variables: {},
    closing: null,
    history: [],
  })
  return {
    ...common,
    text,
    now,
    timeZone,
    asked: [field.name],
    fields: flow.fields.includes(field) ? flow.fields : [field],
    collected: {},
    guidance,
    history: [{ caller: null, agent: `${greetingOf(flow)} ${question}`.trim() }],
    ...(understanding && { understanding }),
  }
}
