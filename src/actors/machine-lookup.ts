import { LRUCache } from 'lru-cache'
import { NoRoom, ParleyError } from '../base/errors.ts'
import { withinHeap } from '../base/heap.ts'
import { LIMITS } from '../base/limits.ts'
import type { MachineDefinition } from './contract/definition.ts'
import { checkMachine } from './step/check-machine.ts'
import { machineBytes } from './step/machine-bytes.ts'

/** Where the kernel finds the machine that a stored actor runs on. */
export interface MachineLookup {
  /** Synchronous whenever it is at hand. Throws `UnknownMachine` when there is none of this name or version. */
  find(name: string, version: string): MachineDefinition | Promise<MachineDefinition>
}

/**
 * Machines made from stored data, such as a flow; `version` names the data. Null when it is not there. Calls
 * `refuseIfFull` with the characters of that data right before it takes the memory.
 */
export type MachineLoader = (
  version: string,
  refuseIfFull: (dataLength: number) => void,
) => Promise<MachineDefinition | null>

/**
 * Fixed machines are checked here and now, loaded ones when they are first needed. Of these, so many are kept as fit
 * into `LIMITS.machineBytes`; an actor keeps the one that it runs on, and others find it there. While `isFull`, none is
 * loaded, and `find` throws `NoRoom`.
 *
 * @throws SetupError naming what makes a machine unfit to be stored
 */
export function createMachineLookup(
  fixed: readonly MachineDefinition[],
  loaders: Record<string, MachineLoader>,
  isFull: (dataLength: number) => boolean = () => false,
): MachineLookup {
  const byName = new Map(fixed.map((definition) => [definition.name, definition]))
  fixed.forEach(checkMachine)
  const loaded = new LRUCache<string, MachineDefinition>({
    maxSize: withinHeap(LIMITS.machineBytes.value, 0.1),
    sizeCalculation: machineBytes,
  })
  /** Those that are in memory because an actor holds them, maybe. */
  const held = new Map<string, WeakRef<MachineDefinition>>()
  const collected = new FinalizationRegistry<string>((key) => {
    if (!held.get(key)?.deref()) held.delete(key)
  })
  /** Machines being loaded; concurrent callers share one load. */
  const loading = new Map<string, Promise<MachineDefinition>>()

  function refuseIfFull(dataLength: number): void {
    if (!isFull(dataLength)) return
    loaded.clear() // those that no actor holds
    throw new NoRoom()
  }

  async function load(name: string, version: string, key: string): Promise<MachineDefinition> {
    const definition = await loaders[name]?.(version, refuseIfFull)
    if (!definition) throw new UnknownMachine(name, version)
    checkMachine(definition)
    loaded.set(key, definition)
    held.set(key, new WeakRef(definition))
    collected.register(definition, key)
    return definition
  }

  function loadOnce(name: string, version: string, key: string): Promise<MachineDefinition> {
    const definition = load(name, version, key).finally(() => loading.delete(key))
    loading.set(key, definition)
    return definition
  }

  return {
    find(name, version) {
      const definition = byName.get(name)
      if (definition) {
        if (definition.version !== version && !definition.migrate) throw new UnknownMachine(name, version)
        return definition
      }
      const key = `${name}@${version}`
      return loaded.get(key) ?? held.get(key)?.deref() ?? loading.get(key) ?? loadOnce(name, version, key)
    },
  }
}

export class UnknownMachine extends ParleyError {
  override readonly name = 'UnknownMachine'
  constructor(machine: string, version: string) {
    super('unknown_machine', `There is no machine ${machine} of version ${version} here, and no migration from it.`)
  }
}
