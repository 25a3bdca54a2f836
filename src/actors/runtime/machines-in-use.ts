import type { MachineDefinition } from '../contract/definition.ts'
import { machineBytes } from '../step/machine-bytes.ts'

/**
 * The machines that actors in memory hold, each counted once however many hold it. Those that are always there are left
 * out: no actor that leaves memory would free them.
 */
export class MachinesInUse {
  #bytes = 0
  readonly #machines = new Map<MachineDefinition, { bytes: number; holders: number }>()

  /** Approximate memory of all of them, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  hold(definition: MachineDefinition | undefined): void {
    if (definition?.dataLength === undefined) return
    const known = this.#machines.get(definition)
    if (known) {
      known.holders += 1
      return
    }
    const bytes = machineBytes(definition)
    this.#machines.set(definition, { bytes, holders: 1 })
    this.#bytes += bytes
  }

  release(definition: MachineDefinition | undefined): void {
    const known = definition && this.#machines.get(definition)
    if (!known) return
    known.holders -= 1
    if (known.holders > 0) return
    this.#machines.delete(definition)
    this.#bytes -= known.bytes
  }
}
