import type { Kernel } from '../actors/kernel.ts'
import type { MachineLookup } from '../actors/machine-lookup.ts'
import type { EffectHandlers } from '../actors/runtime/effect-handler.ts'
import { createRuntime } from '../actors/runtime/runtime.ts'
import { usedHeapShare, withinHeap } from '../base/heap.ts'
import { LIMITS } from '../base/limits.ts'
import { createMachineRegistry } from '../effects/machine-registry.ts'
import type { ServiceCore } from './service-core.ts'

/** Characters of a flow whose machine takes a mebibyte at most: others' large flows do not keep it from being used. */
const SMALL_FLOW_LENGTH = 32 * 1024

export type AssembleKernelDeps = Pick<ServiceCore, 'config' | 'store' | 'isShared' | 'nodeId' | 'clock' | 'log'> & {
  handlers: EffectHandlers
}

/** Creates the kernel and its machines, within the memory that both may take. */
export function assembleKernel(deps: AssembleKernelDeps): { kernel: Kernel; machines: MachineLookup } {
  const { config, store, isShared, nodeId, clock, log, handlers } = deps
  const maxWarmBytes = withinHeap(config.WARM_MEMORY_MIB * 1_024 * 1_024, 0.3)
  const maxBytes = maxWarmBytes + withinHeap(LIMITS.busyBytes.value, 0.1)
  const isFull = (flowLength: number) =>
    flowLength > SMALL_FLOW_LENGTH ? kernel.activationBytes > maxBytes || usedHeapShare() > 0.7 : usedHeapShare() > 0.85
  const machines = createMachineRegistry(store.flows, isFull)
  const kernel: Kernel = createRuntime({
    ...{ store: store.actors, machines, handlers, clock, nodeId, log, isShared, maxWarmBytes },
  })
  return { kernel, machines }
}
