const TICK_MS = 15_000

let current = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** The current time in ms since 1970, as of the last tick; a few ticks a minute by one timer for the whole page. */
export function getNow(): number {
  return current
}

/** Calls `listener` with each tick until the returned function is called. Without listeners time stands still, and goes on with the first. */
export function subscribeToNow(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === null) {
    current = Date.now()
    timer = setInterval(() => {
      current = Date.now()
      for (const each of listeners) each()
    }, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}
