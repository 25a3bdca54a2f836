import { measureAnswerTimes } from './answer-times.ts'
import { measureEndings } from './endings.ts'
import { measureEvenLoad } from './even-load.ts'
import { measureHttp, type Measured } from './http.ts'
import { measureKernelEvents } from './kernel-events.ts'
import { measureLargestCall } from './largest-call.ts'
import { measureLargeStore, type StoreFigures } from './large-store.ts'
import { measureMedia } from './media.ts'
import { measurePeer } from './peer/measure-peer.ts'
import { measureUnderstanding } from './understanding.ts'
import { measureWarmConversations } from './warm-conversations.ts'
import { measureWebhooks } from './webhooks.ts'
import { median, percentile } from '../test/support/percentile.ts'

export async function reportKernel(): Promise<void> {
  const rounds = []
  for (let round = 0; round < 3; round += 1) rounds.push(await measureKernelEvents(4))
  const rates = rounds.map(({ perSecond }) => Math.round(perSecond))
  const cpuUs = median(rounds.map((round) => round.cpuUs))
  console.log(`kernel: ${median(rates)} durable events per second (median of ${rates.join(', ')})`)
  console.log(`kernel: ${cpuUs.toFixed(1)} µs of CPU an event, ${Math.round(1e6 / cpuUs)} events per second of CPU`)
}

export async function reportHttp(): Promise<void> {
  const figures = await measureHttp()
  printAgainst('message', figures.message, figures.bareMessage)
  printAgainst(`read of ${figures.turnsRead} turns`, figures.read, figures.bareRead)
  console.log(`list page of 50: ${cpuOf(figures.page).toFixed(0)} µs of CPU`)
  const { startMs, startCpuMs, idleMiB } = figures
  console.log(`start to first answer: ${Math.round(startMs)} ms (${startCpuMs} ms of CPU) with an empty store`)
  console.log(`memory: ${Math.round(idleMiB)} MiB at rest`)
}

export async function reportMemory(): Promise<void> {
  console.log(`memory: ${Math.round(await measureWarmConversations())} bytes of heap for each conversation kept warm`)
}

export async function reportWebhooks(): Promise<void> {
  const { deliveryUs, bareUs, bodyBytes } = await measureWebhooks()
  const [ours, bare] = [median(deliveryUs), median(bareUs)]
  const times = (ours / bare).toFixed(1)
  console.log(
    `webhook: ${ours.toFixed(0)} µs of CPU a delivery, ${times} times a bare undici loop (${bare.toFixed(0)} µs)`,
  )
  console.log(`  a body of ${bodyBytes} bytes`)
}

export async function reportMedia(): Promise<void> {
  for (const { name, cpuMsPerCallSecond } of await measureMedia()) {
    console.log(`audio, ${name}: ${cpuMsPerCallSecond.toFixed(2)} ms of CPU for a second of a call`)
  }
}

/** Takes minutes and gigabytes. */
export async function reportLargeStore(calls = 1_000_000): Promise<void> {
  const { few, many } = await measureLargeStore(calls)
  printStore(few)
  printStore(many)
}

export async function reportLargestCall(): Promise<void> {
  const { bytes, turns, steps } = await measureLargestCall()
  console.log(`largest call: ${turns} turns, ${bytes} bytes`)
  for (const { name, blockedMs, peakMiB } of steps)
    console.log(`  ${name}: event loop blocked for ${blockedMs.toFixed(0)} ms of CPU, ${peakMiB.toFixed(1)} MiB`)
}

export async function reportPeer(): Promise<void> {
  for (const [name, { perSecond, cpuUs, p50Ms, p99Ms, failures }] of Object.entries(await measurePeer(12))) {
    const times = `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
    console.log(
      `${name}: ${Math.round(perSecond)} durable events per second, ${times}, ${cpuUs.toFixed(0)} µs of CPU, ${failures} failures`,
    )
  }
}

export async function reportEvenLoad(messagesPerSecond?: number): Promise<void> {
  const { highest, rate, delaysMs, failures, cpuUs } = await measureEvenLoad(messagesPerSecond)
  const [p50, p99, p999] = [0.5, 0.99, 0.999].map((share) => percentile(delaysMs, share).toFixed(1))
  console.log(`${rate} messages a second, evenly (highest rate ${Math.round(highest)}): p50 ${p50} ms, p99 ${p99} ms`)
  console.log(`  p99.9 ${p999} ms, ${cpuUs.toFixed(0)} µs of CPU, ${failures} of ${delaysMs.length} failed`)
}

export async function reportEndings(): Promise<void> {
  const { bareMs, aloneMs, besideDeadMs, endingsMs } = await measureEndings()
  const bare = median(bareMs)
  const against = (ms: readonly number[]) => `${Math.round(median(ms))} ms, ${(median(ms) / bare).toFixed(1)} times`
  console.log(`2,000 posts of a bare undici loop: ${Math.round(bare)} ms`)
  console.log(`2,000 endings: ${against(endingsMs)}; told to an endpoint as well: ${against(aloneMs)}`)
  console.log(`the same beside four dead endpoints: ${against(besideDeadMs)}`)
}

export function reportRules(): void {
  for (const { kind, leastUs, medianUs } of measureUnderstanding())
    console.log(`rules: ${kind}: ${leastUs.toFixed(1)} µs of CPU at best, median ${medianUs.toFixed(1)}`)
}

export async function reportAnswers(): Promise<void> {
  const kinds = await measureAnswerTimes(4)
  const all = kinds.flatMap(({ sounded }) => sounded)
  const cutsIn = kinds.reduce((sum, each) => sum + each.cutsIn, 0)
  for (const each of [...kinds, { kind: 'all', sounded: all, cutsIn }]) {
    const [p50, p95] = [percentile(each.sounded, 0.5), percentile(each.sounded, 0.95)]
    console.log(`${each.kind}: ${each.sounded.length} answers, p50 ${p50} ms, p95 ${p95} ms, ${each.cutsIn} cut off`)
  }
}

function printAgainst(name: string, ours: readonly Measured[], bare: readonly Measured[]): void {
  const [cpu, bareCpu] = [cpuOf(ours), cpuOf(bare)]
  const share = Math.round((100 * bareCpu) / cpu)
  const failures = ours.reduce((sum, one) => sum + one.failures, 0)
  const rate = Math.round(median(ours.map((one) => one.perSecond)))
  const p99 = median(ours.map((one) => one.p99Ms)).toFixed(1)
  const failed = failures > 0 ? `, ${failures} FAILED` : ''
  console.log(`${name}: ${cpu.toFixed(0)} µs of CPU, ${share} % of the bare speed (${bareCpu.toFixed(0)} µs)`)
  console.log(`  ${rate}/s, p99 ${p99} ms${failed}`)
}

function printStore({ calls, messageUs, readUs, pageUs, deepPageUs, startMs, startCpuMs }: StoreFigures): void {
  const costs = [messageUs, readUs, pageUs, deepPageUs].map((us) => us.toFixed(0))
  console.log(`${calls} calls: message, read, newest page, page in the middle: ${costs.join(', ')} µs of CPU`)
  console.log(`  start ${Math.round(startMs)} ms (${startCpuMs} ms of CPU)`)
}

function cpuOf(rounds: readonly Measured[]): number {
  return median(rounds.map(({ cpuUs }) => cpuUs))
}
