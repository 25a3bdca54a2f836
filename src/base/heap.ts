import { getHeapStatistics } from 'node:v8'

/** How much is used of what the process may use for objects (`--max-old-space-size`), garbage included: from 0 to 1. */
export function usedHeapShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used / limit
}

/** `bytes`, or less where the heap is so small that they would be more than this share of it. */
export function withinHeap(bytes: number, share: number): number {
  return Math.min(bytes, Math.floor(share * getHeapStatistics().heap_size_limit))
}
