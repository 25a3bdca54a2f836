/**
 * Prints figures for `docs/performance.md`: rates beside the disk's own sync rate, CPU beside that of bare routes, because only
 * ratios within one run mean anything.
 *
 *     npm run bench [-- kernel http memory webhooks media]                  the named ones; all five where none is named
 *     npm run bench -- mongo [stored calls]                                 one node, then two, on the MongoDB of the tests
 *     npm run bench -- large [calls]                                        with that many stored calls, beside 1,000
 *     npm run bench -- largest                                              the longest conversation: read, loaded, sent
 *     npm run bench -- peer                                                 the same machine here and on a Restate server, over HTTP
 *     npm run bench -- evenly [messages per second]                         their delay when they come evenly, at half the highest rate
 *     npm run bench -- endings                                              2,000 conversations that end at once, and dead endpoints
 *     npm run bench -- rules                                                understanding a message by rules, by itself
 *     npm run bench -- answers                                              waiting for the end of answers, on a virtual clock
 *     npm run bench -- calls                                                more and more phone calls at once, in real time
 *
 * `CALLS=50` measures one round of 50 calls in place of more and more. `PROFILE=<folder>` keeps CPU profiles of the servers.
 */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCarried, isStarved, measureCalls, PARTS, type CallFigures } from './calls.ts'
import { measureAnswerTimes } from './answer-times.ts'
import { measureEndings } from './endings.ts'
import { measureEvenLoad } from './even-load.ts'
import { measureHttp, type Measured } from './http.ts'
import { measureKernelEvents } from './kernel-events.ts'
import { benchMongo } from './mongo.ts'
import { measureLargestCall } from './largest-call.ts'
import { measureLargeStore, type StoreFigures } from './large-store.ts'
import { measureMedia } from './media.ts'
import { measureUnderstanding } from './understanding.ts'
import { measureWarmConversations } from './warm-conversations.ts'
import { measurePeer } from './peer/measure-peer.ts'
import { measureWebhooks } from './webhooks.ts'
import { median, percentile } from '../test/support/percentile.ts'

const USUAL = ['kernel', 'http', 'memory', 'webhooks', 'media']
const LONGER = ['mongo', 'large', 'largest', 'peer', 'evenly', 'endings', 'rules', 'answers', 'calls']

const args = process.argv.slice(2)
const names = args.filter((each) => !/^\d+$/.test(each))
for (const name of names) {
  if (USUAL.includes(name) || LONGER.includes(name)) continue
  console.error(`There is no measurement "${name}", only ${[...USUAL, ...LONGER].join(', ')}.`)
  process.exit(1)
}
const wanted = new Set(names.length > 0 ? names : USUAL)
const count = args.find((each) => /^\d+$/.test(each))
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}`)
console.log(`disk: ${syncsPerSecond()} syncs of 4 KiB per second`)

if (wanted.has('kernel')) {
  const rounds = []
  for (let round = 0; round < 3; round += 1) rounds.push(await measureKernelEvents(4))
  const rates = rounds.map(({ perSecond }) => Math.round(perSecond))
  const cpuUs = median(rounds.map((round) => round.cpuUs))
  console.log(`kernel: ${median(rates)} durable events per second (median of ${rates.join(', ')})`)
  console.log(`kernel: ${cpuUs.toFixed(1)} µs of CPU an event, ${Math.round(1e6 / cpuUs)} events per second of CPU`)
}

if (wanted.has('peer')) {
  for (const [name, { perSecond, cpuUs, p50Ms, p99Ms, failures }] of Object.entries(await measurePeer(12))) {
    const times = `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
    console.log(
      `${name}: ${Math.round(perSecond)} durable events per second, ${times}, ${cpuUs.toFixed(0)} µs of CPU, ${failures} failures`,
    )
  }
}

if (wanted.has('rules')) {
  for (const { kind, leastUs, medianUs } of measureUnderstanding())
    console.log(`rules: ${kind}: ${leastUs.toFixed(1)} µs of CPU at best, median ${medianUs.toFixed(1)}`)
}

if (wanted.has('answers')) {
  const kinds = await measureAnswerTimes(4)
  const all = kinds.flatMap(({ sounded }) => sounded)
  const cutsIn = kinds.reduce((sum, each) => sum + each.cutsIn, 0)
  for (const each of [...kinds, { kind: 'all', sounded: all, cutsIn }]) {
    const [p50, p95] = [percentile(each.sounded, 0.5), percentile(each.sounded, 0.95)]
    console.log(`${each.kind}: ${each.sounded.length} answers, p50 ${p50} ms, p95 ${p95} ms, ${each.cutsIn} cut off`)
  }
}

if (wanted.has('http')) {
  const figures = await measureHttp()
  printAgainst('message', figures.message, figures.bareMessage)
  printAgainst(`read of ${figures.turnsRead} turns`, figures.read, figures.bareRead)
  console.log(`list page of 50: ${cpuOf(figures.page).toFixed(0)} µs of CPU`)
  const { startMs, startCpuMs, idleMiB } = figures
  console.log(`start to first answer: ${Math.round(startMs)} ms (${startCpuMs} ms of CPU) with an empty store`)
  console.log(`memory: ${Math.round(idleMiB)} MiB at rest`)
}

if (wanted.has('evenly')) {
  const { highest, rate, delaysMs, failures, cpuUs } = await measureEvenLoad(
    count === undefined ? count : Number(count),
  )
  const [p50, p99, p999] = [0.5, 0.99, 0.999].map((share) => percentile(delaysMs, share).toFixed(1))
  console.log(`${rate} messages a second, evenly (highest rate ${Math.round(highest)}): p50 ${p50} ms, p99 ${p99} ms`)
  console.log(`  p99.9 ${p999} ms, ${cpuUs.toFixed(0)} µs of CPU, ${failures} of ${delaysMs.length} failed`)
}

if (wanted.has('memory')) {
  console.log(`memory: ${Math.round(await measureWarmConversations())} bytes of heap for each conversation kept warm`)
}

if (wanted.has('endings')) {
  const { bareMs, aloneMs, besideDeadMs, endingsMs } = await measureEndings()
  const bare = median(bareMs)
  const against = (ms: readonly number[]) => `${Math.round(median(ms))} ms, ${(median(ms) / bare).toFixed(1)} times`
  console.log(`2,000 posts of a bare undici loop: ${Math.round(bare)} ms`)
  console.log(`2,000 endings: ${against(endingsMs)}; told to an endpoint as well: ${against(aloneMs)}`)
  console.log(`the same beside four dead endpoints: ${against(besideDeadMs)}`)
}

if (wanted.has('webhooks')) {
  const { deliveryUs, bareUs, bodyBytes } = await measureWebhooks()
  const [ours, bare] = [median(deliveryUs), median(bareUs)]
  const times = (ours / bare).toFixed(1)
  console.log(
    `webhook: ${ours.toFixed(0)} µs of CPU a delivery, ${times} times a bare undici loop (${bare.toFixed(0)} µs)`,
  )
  console.log(`  a body of ${bodyBytes} bytes`)
}

// Takes minutes and gigabytes.
if (wanted.has('large')) {
  const { few, many } = await measureLargeStore(Number(count ?? 1_000_000))
  printStore(few)
  printStore(many)
}

if (wanted.has('largest')) {
  const { bytes, turns, steps } = await measureLargestCall()
  console.log(`largest call: ${turns} turns, ${bytes} bytes`)
  for (const { name, blockedMs, peakMiB } of steps)
    console.log(`  ${name}: event loop blocked for ${blockedMs.toFixed(0)} ms of CPU, ${peakMiB.toFixed(1)} MiB`)
}

if (wanted.has('media')) {
  for (const { name, cpuMsPerCallSecond } of await measureMedia()) {
    console.log(`audio, ${name}: ${cpuMsPerCallSecond.toFixed(2)} ms of CPU for a second of a call`)
  }
}

if (wanted.has('calls')) {
  const { CALLS } = process.env
  for (const carrier of ['telephony_a', 'telephony_b'] as const) {
    await measureCalls(CALLS === undefined ? null : Number(CALLS), carrier, printCalls)
  }
}

if (wanted.has('mongo')) await benchMongo(Number(count ?? 0))

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

function syncsPerSecond(): number {
  const path = join(tmpdir(), `parley-sync-${process.pid}`)
  const file = openSync(path, 'w')
  const block = Buffer.alloc(4096)
  const startedAt = performance.now()
  let syncs = 0
  while (performance.now() - startedAt < 1_000) {
    writeSync(file, block, 0, block.length, (syncs % 256) * block.length)
    fdatasyncSync(file)
    syncs += 1
  }
  closeSync(file)
  rmSync(path)
  return syncs
}
