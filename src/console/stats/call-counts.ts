import type { PlainSnapshot } from '../../actors/types.ts'
import type { StoredRow } from '../../actors/ports/actor-store.ts'
import { callView, type CallView } from '../../machines/dialogue/call-view.ts'
import type { Call } from '../../machines/call/leg.ts'
import { bucketOf } from './latency-buckets.ts'

/** Names of the hourly counts. */
export const COUNTED = {
  calls: 'calls',
  phoneMs: 'phoneMs',
  outcome: 'outcome:',
  channel: 'channel:',
  llmMs: 'llmMs:',
  audioMs: 'audioMs:',
} as const

/** A call that has ended, as it is counted. */
export interface CountedCall {
  id: string
  projectId: string
  agentId: string
  hour: number
  counts: Record<string, number>
}

export const HOUR_MS = 3_600_000

/** Null while the call is in progress, and for a test in the browser, which is not counted. */
export function countedCall(snapshot: PlainSnapshot): CountedCall | null {
  const call = callView(snapshot)
  const { id, projectId, agentId, outcome, channel, endedAt } = call
  if (endedAt === null || outcome === null || (channel !== 'phone' && channel !== 'api_text')) return null
  const phoneMs = channel === 'phone' ? spokenMs(snapshot, call, endedAt) : 0
  const counts = {
    [COUNTED.calls]: 1,
    [`${COUNTED.outcome}${outcome}`]: 1,
    [`${COUNTED.channel}${channel}`]: 1,
    ...(phoneMs > 0 && { [COUNTED.phoneMs]: phoneMs }),
  }
  return { id, projectId, agentId, hour: Math.floor(endedAt / HOUR_MS), counts }
}

/** How long the turns of a call took, by bucket. */
export function countLatencies(rows: readonly StoredRow[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { body } of rows) {
    const { llmMs, audioMs } = timesIn(body)
    count(COUNTED.llmMs, llmMs)
    count(COUNTED.audioMs, audioMs)
  }
  return counts

  function count(name: string, ms: number | null | undefined): void {
    if (typeof ms !== 'number') return
    const bucket = `${name}${bucketOf(ms)}`
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
}

interface TurnTimes {
  llmMs?: number | null
  audioMs?: number | null
}

/** Both stand side by side, as no text of the turn can have them: quotes in texts are escaped. */
const TIMES = /,"llmMs":(null|\d+),"audioMs":(null|\d+),/

/** Of a turn as it is stored, which is parsed only where it has another form. */
function timesIn(body: string): TurnTimes {
  const [, llmMs, audioMs] = TIMES.exec(body) ?? []
  if (llmMs === undefined || audioMs === undefined) return JSON.parse(body) as TurnTimes
  return { llmMs: msIn(llmMs), audioMs: msIn(audioMs) }
}

function msIn(text: string): number | null {
  return text === 'null' ? null : Number(text)
}

function spokenMs({ context }: PlainSnapshot, { startedAt }: CallView, endedAt: number): number {
  const { leg } = context as unknown as Partial<Call>
  return leg?.answeredAt ? Math.max(0, endedAt - Math.max(startedAt, leg.answeredAt)) : 0
}
