/**
 * Loaded into a service by `--import` with `PARLEY_WATCH_FILE` set: writes once a second what the process takes, as a
 * line of JSON.
 *
 * How long the event loop was blocked is measured in CPU time of its thread between two ticks of a timer, not in time
 * of the clock: on a machine with too much to do every process waits for a processor, which is nobody's fault here,
 * while work that keeps the loop from going round takes the same CPU time wherever it runs. The time of the clock is
 * written beside it (`stalledMs`), for blocking that takes no CPU, such as a slow disk.
 */
import { appendFileSync } from 'node:fs'
import { subscribe } from 'node:diagnostics_channel'
import { performance } from 'node:perf_hooks'

/** One second of a service. Memory in bytes, times in milliseconds. */
export interface Sample {
  pid: number
  /** Epoch ms. */
  at: number
  rss: number
  heapUsed: number
  external: number
  /** Longest CPU time of the main thread between two rounds of its event loop. */
  blockedMs: number
  /** Longest time between two rounds. */
  stalledMs: number
  /** Share of the second in which the loop was not idle, 0 to 1. */
  utilization: number
  /** Taken after a garbage collection that was asked for by SIGUSR2. */
  hasPlannedOutcome: boolean
}

const TICK_MS = 20
const SAMPLE_MS = 1_000

const file = process.env['PARLEY_WATCH_FILE']
// Loading the program is one piece of work, and nobody waits for it: begins once a server listens.
if (file !== undefined && file !== '') subscribe('tracing:net.server.listen:asyncEnd', begin)

let hasBegun = false

function begin(): void {
  if (hasBegun || file === undefined) return
  hasBegun = true
  let [tickAt, tickCpu] = [performance.now(), cpuMs()]
  let [blockedMs, stalledMs] = [0, 0]
  let utilization = performance.eventLoopUtilization()

  const tick = () => {
    const [at, cpu] = [performance.now(), cpuMs()]
    blockedMs = Math.max(blockedMs, cpu - tickCpu)
    stalledMs = Math.max(stalledMs, at - tickAt - TICK_MS)
    ;[tickAt, tickCpu] = [at, cpu]
  }
  const write = (hasPlannedOutcome: boolean) => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const used = performance.eventLoopUtilization(utilization).utilization
    utilization = performance.eventLoopUtilization()
    const sample: Sample = {
      ...{ pid: process.pid, at: Date.now(), rss, heapUsed, external },
      ...{ blockedMs: Math.round(blockedMs), stalledMs: Math.round(stalledMs), utilization: used, hasPlannedOutcome },
    }
    ;[blockedMs, stalledMs] = [0, 0]
    appendFileSync(file, `${JSON.stringify(sample)}\n`)
  }
  setInterval(tick, TICK_MS).unref()
  setInterval(() => write(false), SAMPLE_MS).unref()
  process.on('SIGUSR2', () => {
    // Twice: what the first one finalises is free after the second.
    for (let count = 0; count < 2; count += 1) globalThis.gc?.()
    write(true)
    // The collection itself was asked for.
    ;[tickAt, tickCpu] = [performance.now(), cpuMs()]
  })
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
