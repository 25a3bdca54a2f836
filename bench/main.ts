/**
 * Prints figures for `docs/performance.md`: rates beside the disk's own sync rate and beside bare routes, because only
 * ratios within one run mean anything.
 *
 *     npm run bench [-- kernel | http | all]
 */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureHttp } from './http.ts'
import { measureKernelEvents } from './kernel-events.ts'
import type { Load } from './load.ts'

const [what = 'all'] = process.argv.slice(2)
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}`)
console.log(`disk: ${syncsPerSecond()} syncs of 4 KiB per second`)

if (what === 'kernel' || what === 'all') {
  const rates = []
  for (let round = 0; round < 3; round += 1) rates.push(await measureKernelEvents(4))
  const median = rates.toSorted((a, b) => a - b)[1] ?? 0
  console.log(`kernel: ${Math.round(median)} durable events per second (median of ${rates.map(Math.round).join(', ')})`)
}

if (what === 'http' || what === 'all') {
  const figures = await measureHttp()
  printAgainst('message', figures.message, figures.bareMessage)
  printAgainst('read of 4 turns', figures.read, figures.bareRead)
  console.log(`start to first answer: ${Math.round(figures.startMs)} ms with an empty store`)
  console.log(
    `memory: ${Math.round(figures.idleMiB)} MiB at rest, ${figures.perConversationKiB.toFixed(1)} KiB a conversation`,
  )
}

function printAgainst(name: string, ours: Load, bare: Load): void {
  const share = Math.round((100 * ours.perSecond) / bare.perSecond)
  const times = `p50 ${ours.p50Ms.toFixed(1)} ms, p99 ${ours.p99Ms.toFixed(1)} ms`
  const failures = ours.failures > 0 ? `, ${ours.failures} FAILED` : ''
  console.log(
    `${name}: ${Math.round(ours.perSecond)}/s (${times}${failures}), ${share} % of the bare ${Math.round(bare.perSecond)}/s`,
  )
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
