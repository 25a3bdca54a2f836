import { localNow } from '../../language/rules/dates/calendar.ts'
import type { Flow, FlowField, Outcome } from '../../machines/flow/types.ts'
import type { FieldValue, LanguageModel } from '../../ports/language.ts'
import type { EpochMs } from '../../base/time.ts'
import { ConversationRun } from '../conversation-run.ts'
import { exampleVariables } from '../example-variables.ts'
import type { Coverage } from './coverage.ts'
import { isMeant } from './meaning.ts'
import type { Person } from './person.ts'
import { Speaker } from './speaker.ts'

/** The possible faults of a conversation, the worst first. */
export const PROBLEMS = ['false ending', 'wrong value', 'missed wish', 'stuck', 'missing value'] as const
export type Problem = (typeof PROBLEMS)[number]

/** One fault of a conversation. */
interface Finding {
  problem: Problem
  /** Name of the field that it is about. */
  field?: string
  /** Value of the field in the end. */
  kept?: FieldValue
  /** Value that the person meant. */
  meant?: FieldValue
  /** The wish that was heard, or was not. */
  wish?: string
}

/** One conversation of one person with an agent. */
export interface Talk {
  person: Person
  /** Null for a conversation that was abandoned. */
  outcome: Outcome | null
  /** Number of the person's messages. */
  turnCount: number
  /** How often the person had to say an answer again. */
  againCount: number
  /** Empty when there was no fault. */
  problems: Problem[]
  findings: Finding[]
  /** The findings in words. */
  details: string[]
  /** Whether it ended at an end node of the flow with every value that the person meant. */
  isComplete: boolean
  transcript: { speaker: 'Agent' | 'Person'; text: string }[]
}

export interface TalkOptions {
  flow: Flow
  model: LanguageModel
  /** `<provider>:<model>` */
  modelName: string
  startedAt: EpochMs
  timeZone: string
  coverage?: Coverage
}

/** A person who is still talking after this many messages makes no progress. */
const MAX_TURNS = 60
/** The person hangs up after asking this often for the same thing. */
const MAX_WISHES = 3
const TURN_MS = 15_000

/**
 * Runs a conversation between a person and an agent to its end, and compares the collected values with the meant ones.
 * Throws `ModelUnavailable` where the model cannot be reached.
 */
export async function holdTalk(person: Person, options: TalkOptions): Promise<Talk> {
  const { flow, model, modelName, startedAt, timeZone, coverage } = options
  const variables = exampleVariables(flow.variables)
  const run = await ConversationRun.start({ flow, model, modelName, variables, startedAt })
  const speaker = new Speaker(person, flow, localNow(startedAt, timeZone).day)
  const transcript: Talk['transcript'] = [{ speaker: 'Agent', text: run.reply }]
  coverage?.follow(flow.start, run.context)
  let turnCount = 0
  while (!run.hasEnded && turnCount < MAX_TURNS && speaker.wishCount < MAX_WISHES) {
    const { flowNodeId, fields } = run.context
    const text = speaker.next(run.question?.fields ?? [], fields, turnCount)
    turnCount += 1
    await run.send(text, startedAt + turnCount * TURN_MS)
    transcript.push({ speaker: 'Person', text }, { speaker: 'Agent', text: run.reply })
    coverage?.follow(flowNodeId, run.context)
  }
  run.throwIfModelFailed()
  const findings = compare(run, speaker, flow.fields, turnCount)
  const hasFinished = run.hasEnded && run.latest?.understanding.intent == null
  return {
    person,
    outcome: run.context.result?.outcome ?? null,
    turnCount,
    againCount: speaker.againCount,
    problems: PROBLEMS.filter((problem) => findings.some((finding) => finding.problem === problem)),
    findings,
    details: findings.map(inWords),
    isComplete: hasFinished && findings.length === 0,
    transcript,
  }
}

function compare(run: ConversationRun, speaker: Speaker, fields: readonly FlowField[], turnCount: number): Finding[] {
  const { fields: collected } = run.context
  const intent = run.hasEnded ? (run.latest?.understanding.intent ?? null) : null
  const findings: Finding[] = []
  if (intent !== null && intent !== speaker.wish) findings.push({ problem: 'false ending', wish: intent })
  if (intent === null && speaker.wish !== null && speaker.wishCount > 0)
    findings.push({ problem: 'missed wish', wish: speaker.wish })
  if (turnCount >= MAX_TURNS && !run.hasEnded) findings.push({ problem: 'stuck' })
  for (const field of fields) {
    const [said, kept] = [speaker.said[field.name], collected[field.name]]
    if (kept !== undefined && (said === undefined || !isMeant(field, said, kept)))
      findings.push({ problem: 'wrong value', field: field.name, kept, ...(said !== undefined && { meant: said }) })
    if (kept === undefined && said !== undefined && intent === null && run.hasEnded)
      findings.push({ problem: 'missing value', field: field.name, meant: said })
  }
  return findings
}

function inWords({ problem, field, kept, meant, wish }: Finding): string {
  if (wish !== undefined) return `${problem}: ${wish}`
  if (field === undefined) return problem
  return `${problem}: ${field}${kept === undefined ? '' : ` is ${shown(kept)}`}, meant was ${shown(meant)}`
}

function shown(value: FieldValue | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
