import { BadRequest } from '../../base/errors.ts'
import type { EpochMs } from '../../base/time.ts'
import { decodeRecord } from '../../actors/journal/records.ts'
import { isoTime } from '../../base/iso-time.ts'
import { statusOf } from '../../machines/webhook-delivery/delivery-view.ts'
import { addCounts, type HourlyCounts } from '../../ports/call-figures.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { Schema } from '../operation.ts'
import { COUNTED, HOUR_MS } from './call-counts.ts'
import { percentile } from './latency-buckets.ts'

const DAY_MS = 24 * HOUR_MS
const DEFAULT_DAYS = 7
const MAX_DAYS = 366
/** Longer periods are shown by day. */
const HOURLY_UP_TO_MS = 2 * DAY_MS
const MAX_DELIVERIES = 200
const MINUTE_MS = 60_000

type Stats = Schema<'Stats'>
type Bucket = Stats['bucket']

/** Whole hours. */
export interface Period {
  from: EpochMs
  to: EpochMs
  bucket: Bucket
}

/** Rounds to whole hours and fills in defaults. Throws 400. */
export function readPeriod(
  now: EpochMs,
  asked: { from: EpochMs | undefined; to: EpochMs | undefined; bucket: Bucket | undefined },
): Period {
  // By default the period includes calls that end in this very millisecond, also at a full hour.
  const to = Math.ceil((asked.to ?? now + 1) / HOUR_MS) * HOUR_MS
  const from = Math.floor((asked.from ?? to - DEFAULT_DAYS * DAY_MS) / HOUR_MS) * HOUR_MS
  if (from >= to) throw new BadRequest('from must be before to.')
  if (to - from > MAX_DAYS * DAY_MS) throw new BadRequest(`The period may be ${MAX_DAYS} days long at most.`)
  return { from, to, bucket: asked.bucket ?? (to - from > HOURLY_UP_TO_MS ? 'day' : 'hour') }
}

/** The figures of a period, of one agent or, without one, of the whole project. */
export async function findStats(
  { store, runtime }: Pick<ConsoleDeps, 'store' | 'runtime'>,
  projectId: string,
  { from, to, bucket }: Period,
  agentId = '',
): Promise<Stats> {
  const hours = await store.callFigures.read({ projectId, agentId, from: from / HOUR_MS, to: to / HOUR_MS })
  const total = sumOf(hours)
  await runtime.writeUnwritten()
  return {
    from: isoTime(from),
    to: isoTime(to),
    bucket,
    calls: total[COUNTED.calls] ?? 0,
    byOutcome: byName(total, COUNTED.outcome),
    byChannel: byName(total, COUNTED.channel),
    minutes: minutesOf(total),
    llmMs: percentilesOf(total, COUNTED.llmMs),
    audioMs: percentilesOf(total, COUNTED.audioMs),
    deliveries: await countDeliveries(store, projectId, { from, to }),
    series: seriesOf(hours, { from, to, bucket }),
  }
}

function seriesOf(hours: readonly HourlyCounts[], { from, to, bucket }: Period): Stats['series'] {
  const lengthMs = bucket === 'day' ? DAY_MS : HOUR_MS
  const byStart = Map.groupBy(hours, ({ hour }) => Math.floor((hour * HOUR_MS) / lengthMs) * lengthMs)
  const points: Stats['series'] = []
  for (let at = Math.floor(from / lengthMs) * lengthMs; at < to; at += lengthMs) {
    const counts = sumOf(byStart.get(at) ?? [])
    points.push({
      at: isoTime(at),
      calls: counts[COUNTED.calls] ?? 0,
      minutes: minutesOf(counts),
      byOutcome: byName(counts, COUNTED.outcome),
    })
  }
  return points
}

function sumOf(hours: readonly HourlyCounts[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { counts } of hours) addCounts(sum, counts)
  return sum
}

function byName(counts: Readonly<Record<string, number>>, prefix: string): Record<string, number> {
  const named = Object.entries(counts).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(named.map(([name, count]) => [name.slice(prefix.length), count]))
}

function percentilesOf(counts: Readonly<Record<string, number>>, prefix: string): Stats['llmMs'] {
  const buckets = new Map(Object.entries(byName(counts, prefix)).map(([bucket, count]) => [Number(bucket), count]))
  return { p50: percentile(buckets, 0.5), p95: percentile(buckets, 0.95), p99: percentile(buckets, 0.99) }
}

function minutesOf(counts: Readonly<Record<string, number>>): number {
  return Math.round(((counts[COUNTED.phoneMs] ?? 0) / MINUTE_MS) * 10) / 10
}

/** Of the latest ones in the period. */
async function countDeliveries(
  { actors }: ConsoleDeps['store'],
  projectId: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Stats['deliveries']> {
  const before = { listedAt: to, actorId: ' ' as `${string}/${string}` } // comes before all that began at `to`
  const rows = await actors.list({ list: 'deliveries', projectId, before, limit: MAX_DELIVERIES })
  const counts = { pending: 0, delivered: 0, failed: 0 }
  for (const row of rows) if (row.listedAt >= from) counts[statusOf(decodeRecord(row).snapshot)] += 1
  return counts
}
