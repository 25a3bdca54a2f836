import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What nothing refers to leaves memory. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // A weak reference that was followed keeps its object until the turn ends.
  await nextTurn()
  collect()
}

/** Bytes of strings, buffers and objects that are still referred to. Large strings lie outside the heap. */
export async function usedBytes(): Promise<number> {
  // What lies outside the heap is freed after its owner was collected, so by the next collection.
  for (let round = 0; round < 3; round += 1) await collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
