import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees all objects without references. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // A weak reference that was read keeps its object until the end of the event loop's turn.
  await nextTurn()
  collect()
}

/** Returns the bytes of strings, buffers and objects with references. Large strings are stored outside the heap. */
export async function usedBytes(): Promise<number> {
  // Memory outside the heap is freed by the collection after its owner's.
  for (let round = 0; round < 3; round += 1) await collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
