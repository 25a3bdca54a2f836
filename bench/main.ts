/**
 * Prints figures for `docs/performance.md`: rates beside the disk's own sync rate, CPU beside that of bare routes, because only
 * ratios within one run mean anything.
 *
 *     npm run bench [-- kernel | http | all]
 */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureHttp, type Measured } from './http.ts'
import { measureKernelEvents } from './kernel-events.ts'

const [what = 'all'] = process.argv.slice(2)
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}`)
console.log(`disk: ${syncsPerSecond()} syncs of 4 KiB per second`)

if (what === 'kernel' || what === 'all') {
  const rounds = []
  for (let round = 0; round < 3; round += 1) rounds.push(await measureKernelEvents(4))
  const rates = rounds.map(({ perSecond }) => Math.round(perSecond))
  const cpuUs = median(rounds.map((round) => round.cpuUs))
  console.log(`kernel: ${median(rates)} durable events per second (median of ${rates.join(', ')})`)
  console.log(`kernel: ${cpuUs.toFixed(1)} µs of CPU an event, ${Math.round(1e6 / cpuUs)} events per second of CPU`)
}

if (what === 'http' || what === 'all') {
  const figures = await measureHttp()
  printAgainst('message', figures.message, figures.bareMessage)
  printAgainst(`read of ${figures.turnsRead} turns`, figures.read, figures.bareRead)
  console.log(`list page of 50: ${cpuOf(figures.page).toFixed(0)} µs of CPU`)
  const { startMs, startCpuMs, idleMiB } = figures
  console.log(`start to first answer: ${Math.round(startMs)} ms (${startCpuMs} ms of CPU) with an empty store`)
  console.log(`memory: ${Math.round(idleMiB)} MiB at rest`)
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

function cpuOf(rounds: readonly Measured[]): number {
  return median(rounds.map(({ cpuUs }) => cpuUs))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
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
