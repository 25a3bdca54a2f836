import { Counter, Gauge, Histogram, Summary, type Registry } from 'prom-client'
import type { FailedHangUp } from '../calls/carrier-gateway.ts'
import type { RejectionCounter } from './rejections.ts'

export function countRejections(registry: Registry): RejectionCounter {
  const refused = new Counter({
    name: 'parley_telephony_refused_total',
    help: 'Status callbacks and media sockets that were rejected, by reason.',
    labelNames: ['where', 'reason'],
    registers: [registry],
  })
  return { count: (where, reason) => refused.inc({ where, reason }) }
}

/** Returns a function that counts failed hang-up requests. */
export function countFailedHangUps(registry: Registry): (call: Pick<FailedHangUp, 'telephony' | 'reason'>) => void {
  const failed = new Counter({
    name: 'parley_hang_up_failed_total',
    help: 'Failed requests to a telephony provider to end a call, by reason.',
    labelNames: ['telephony', 'reason'],
    registers: [registry],
  })
  return ({ telephony, reason }) => failed.inc({ telephony, reason })
}

export function showLiveCalls(registry: Registry, capacity: { readonly count: number }): void {
  new Gauge({
    name: 'parley_live_calls',
    help: 'Phone calls that this node has on the line, dialled ones included.',
    registers: [registry],
    collect() {
      this.set(capacity.count)
    },
  })
}

const LATENESS_BUCKETS_SEC = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 100, 200, 500, 1_000].map((ms) => ms / 1_000)

/** Returns a function that records the lateness of an audio tick, in ms. */
export function showLateness(registry: Registry): (ms: number) => void {
  const lateness = new Histogram({
    name: 'parley_frame_lateness_seconds',
    help: 'Lateness of the audio tick of all calls, every 20 ms.',
    buckets: LATENESS_BUCKETS_SEC,
    registers: [registry],
  })
  return (ms) => lateness.observe(ms / 1_000)
}

/** Returns a function that records how long a barge-in took: milliseconds until the carrier was told to clear. */
export function showBargeIn(registry: Registry): (times: { speechMs: number; wordsMs: number }) => void {
  const bargeIn = new Summary({
    name: 'parley_barge_in_seconds',
    help: 'Time until an utterance was interrupted, from the start of the speech and from the first recognised word.',
    labelNames: ['from'],
    percentiles: [0.5, 0.95, 0.99],
    maxAgeSeconds: 600,
    ageBuckets: 5,
    registers: [registry],
  })
  return ({ speechMs, wordsMs }) => {
    bargeIn.observe({ from: 'speech' }, speechMs / 1_000)
    bargeIn.observe({ from: 'words' }, wordsMs / 1_000)
  }
}
