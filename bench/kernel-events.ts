/**
 * Durable events per second through the kernel: SQLite with `synchronous=FULL`, 64 actors in flight, one small machine.
 *
 *     npm run bench -- kernel
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assign, setup } from 'xstate'
import { effectHandlers } from '../src/actors/runtime/effect-handler.ts'
import { createMachines } from '../src/actors/machines.ts'
import { createRuntime } from '../src/actors/runtime/runtime.ts'
import { systemClock } from '../src/base/system-clock.ts'
import type { MachineDefinition } from '../src/actors/contract/definition.ts'
import { openSqliteStore } from '../src/store/sqlite/open-sqlite-store.ts'

const IN_FLIGHT = 64
/** As many as a conversation of ten messages has. */
const EVENTS_PER_ACTOR = 30

const counter = setup({
  types: {} as { context: { count: number; last: string }; events: { type: 'count'; note: string } },
  actions: { add: assign({ count: ({ context }) => context.count + 1, last: ({ event }) => event.note }) },
}).createMachine({
  id: 'counter',
  context: { count: 0, last: '' },
  initial: 'even',
  states: {
    even: { on: { count: { target: 'odd', actions: 'add' } } },
    odd: { on: { count: { target: 'even', actions: 'add' } } },
  },
  options: { maxIterations: 100 },
})

const definition: MachineDefinition = {
  name: 'counter',
  version: '1',
  machine: counter,
  publicEvents: ['count'],
  index: () => ({ projectId: 'bench', list: null, listedAt: 0, agentId: null, lookup: null }),
}

export interface KernelFigures {
  perSecond: number
  /** CPU time of the process for one event, in µs. */
  cpuUs: number
}

/** Over `seconds`, after one second of warming up. */
export async function measureKernelEvents(seconds: number): Promise<KernelFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const store = await openSqliteStore({ dataDir })
  const kernel = createRuntime({
    store: store.actors,
    machines: createMachines([definition], {}),
    handlers: effectHandlers([]),
    clock: systemClock,
    nodeId: randomUUID(),
    log: { warn: () => {}, error: () => {} },
  })
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
  await kernel.stop()
  await store.close()
  rmSync(dataDir, { recursive: true })
  return { perSecond, cpuUs }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
