import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Sample } from './loop-watch.ts'
import { findProblems, MEBIBYTE, readSamples } from './watch-log.ts'

/** Listens, and then runs the work that the test gives, and collects garbage where told to. */
const watched = (work: string) => `
  const server = require('node:net').createServer()
  server.listen(0, '127.0.0.1', () => setTimeout(() => {
    ${work}
    setTimeout(() => process.kill(process.pid, 'SIGUSR2'), 100)
    setTimeout(() => server.close(), 300)
  }, 100))`

async function samplesOf(work: string): Promise<Sample[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-watch-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'watch.jsonl')
  const preload = new URL('loop-watch.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--expose-gc', '--import', preload, '-e', watched(work)], {
    env: { ...process.env, PARLEY_WATCH_FILE: file },
    stdio: 'inherit',
  })
  await once(child, 'exit')
  return readSamples(file)
}

describe('the watch', () => {
  it('sees a loop that is kept from going round by work', async () => {
    const samples = await samplesOf(
      'const until = process.threadCpuUsage().user + 1_300_000; while (process.threadCpuUsage().user < until);',
    )
    expect(Math.max(...samples.map(({ blockedMs }) => blockedMs))).toBeGreaterThan(1_250)
    expect(findProblems(samples)).toEqual([expect.stringMatching(/^The event loop was blocked \d+ times/)])
  })

  it('takes waiting for a processor, which costs no time of it, for no fault', async () => {
    const samples = await samplesOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_300)')
    expect(Math.max(...samples.map(({ stalledMs }) => stalledMs))).toBeGreaterThan(1_200)
    expect(findProblems(samples)).toEqual([])
  })

  it('sees memory that does not come back, of one process', () => {
    const sample = {
      pid: 1,
      at: 0,
      rss: 0,
      external: 0,
      blockedMs: 0,
      stalledMs: 0,
      utilization: 0,
      hasPlannedOutcome: true,
    }
    const before = { ...sample, heapUsed: 40 * MEBIBYTE }
    const after = { ...sample, heapUsed: 400 * MEBIBYTE }
    expect(
      findProblems([before, { ...after, hasPlannedOutcome: false }, { ...before, heapUsed: 60 * MEBIBYTE }]),
    ).toEqual([])
    expect(findProblems([before, after])).toEqual(['360 MiB of memory have not come back after the load.'])
    expect(findProblems([before, { ...after, pid: 2 }])).toEqual([])
  })
})
