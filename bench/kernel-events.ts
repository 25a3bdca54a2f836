/**
 * Durable events per second through the kernel: SQLite with `synchronous=FULL`, 64 actors in flight, one small machine.
 *
 *     npm run bench -- kernel
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCounterKernel } from './peer/counter-kernel.ts'

const IN_FLIGHT = 64
/** As many as in a conversation of ten messages. */
const EVENTS_PER_ACTOR = 30

export interface KernelFigures {
  perSecond: number
  /** CPU time of the process for one event, in µs. */
  cpuUs: number
}

/** Measured over `seconds`, after one second of warming up. */
export async function measureKernelEvents(seconds: number): Promise<KernelFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const { kernel, close } = await openCounterKernel(dataDir)
  let count = 0
  let stopped = false
  const drive = async () => {
    while (!stopped) {
      const id = randomUUID()
      await kernel.create({ type: 'counter', id, machine: 'counter', version: '1', input: {} })
      for (let event = 0; event < EVENTS_PER_ACTOR && !stopped; event += 1) {
        await kernel.send(`counter/${id}`, { type: 'count', note: 'a short text, as a person might say it' })
        count += 1
      }
    }
  }
  const drivers = Array.from({ length: IN_FLIGHT }, drive)
  await pause(1_000)
  count = 0
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  await pause(seconds * 1_000)
  const cpu = process.cpuUsage(cpuBefore)
  const perSecond = count / ((performance.now() - startedAt) / 1_000)
  const cpuUs = (cpu.user + cpu.system) / count
  stopped = true
  await Promise.all(drivers)
  await close()
  rmSync(dataDir, { recursive: true })
  return { perSecond, cpuUs }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
