/** How long a computation may block the event loop. */
const SLICE_MS = 5

/**
 * For computations that may take long: returns a function to be awaited between two pieces of the work, which lets
 * everything else have its turn as soon as 5 ms have been used up.
 */
export function yieldRegularly(): () => Promise<void> | undefined {
  let endsAt = performance.now() + SLICE_MS
  return () => {
    if (performance.now() < endsAt) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        endsAt = performance.now() + SLICE_MS
        resolve()
      }),
    )
  }
}
