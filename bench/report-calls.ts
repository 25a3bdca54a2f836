import { loadavg } from 'node:os'
import { isCarried, isStarved, measureCalls, PARTS, type CallFigures } from './calls.ts'

/** More and more phone calls at once, on each carrier; one round of `CALLS` where that is set. */
export async function reportCalls(): Promise<void> {
  const { CALLS } = process.env
  for (const carrier of ['telephony_a', 'telephony_b'] as const) {
    await measureCalls(CALLS === undefined ? null : Number(CALLS), carrier, printCalls)
  }
}

function printCalls(round: CallFigures): void {
  const { carrier, calls, ends, cpuMsPerCallSecond, simulatorCpuMsPerCallSecond, meanSeconds, residentMiB } = round
  const verdict = isCarried(round) ? 'carried' : 'NOT CARRIED'
  console.log(`${carrier}, ${calls} calls at once: ${verdict} (load average ${loadavg()[0]?.toFixed(1)})`)
  const endings = Object.entries(ends).map(([end, times]) => `${times} ${end}`)
  console.log(`  ${endings.join(', ')}, ${meanSeconds.toFixed(0)} s each; ${Math.round(residentMiB)} MiB`)
  const perCore = isStarved(round)
    ? 'starved, so no figure'
    : `${Math.floor(1_000 / cpuMsPerCallSecond)} calls per core`
  const simulatorCpu = `simulator ${simulatorCpuMsPerCallSecond.toFixed(2)} ms`
  console.log(`  ${cpuMsPerCallSecond.toFixed(2)} ms of CPU for a second of a call: ${perCore} (${simulatorCpu})`)
  console.log(`  frame lateness p50 ≤ ${ms(round.latenessP50Ms)}, p99 ≤ ${ms(round.latenessP99Ms)}`)
  const parts = PARTS.map((name) => `${name} ${both(round.latency[name])}`)
  console.log(`  answer time p50/p95: ${parts.join(', ')}`)
  const { speech, words } = round.bargeIn
  console.log(
    `  barge-in to clear p50/p95: ${both(speech)}, from the word ${both(words)} (${round.interruptions} times)`,
  )
}

function both([p50, p95]: readonly [number | null, number | null]): string {
  return `${ms(p50)}/${ms(p95)}`
}

function ms(value: number | null): string {
  return value === null ? '-' : `${Math.round(value)} ms`
}
