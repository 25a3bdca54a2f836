import { createRuntime } from '../../src/actors/runtime/runtime.ts'
import { effectHandlers } from '../../src/actors/runtime/effect-handler.ts'
import { createMachineLookup } from '../../src/actors/machine-lookup.ts'
import type { MachineDefinition } from '../../src/actors/contract/definition.ts'
import type { Kernel } from '../../src/actors/kernel.ts'
import { systemClock } from '../../src/base/system-clock.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { counterMachine } from './counter-machine.ts'

const definition: MachineDefinition = {
  name: 'counter',
  version: '1',
  machine: counterMachine,
  publicEvents: ['count'],
  index: () => ({ projectId: 'bench', list: null, listedAt: 0, agentId: null, lookup: null }),
}

/** The kernel with the machine on SQLite, each commit synced. */
export async function openCounterKernel(dataDir: string): Promise<{ kernel: Kernel; close: () => Promise<void> }> {
  const store = await openSqliteStore({ dataDir })
  const kernel = createRuntime({
    store: store.actors,
    machines: createMachineLookup([definition], {}),
    handlers: effectHandlers([]),
    clock: systemClock,
    nodeId: crypto.randomUUID(),
    log: { warn: () => {}, error: () => {} },
  })
  return {
    kernel,
    async close() {
      await kernel.stop()
      await store.close()
    },
  }
}
