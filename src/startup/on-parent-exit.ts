const POLL_INTERVAL_MS = 500

/**
 * Calls back once, within half a second of the death of whoever started this process. `npm start` hands a signal on to its
 * shell alone, and some shells (dash) end of it without telling the program that they run.
 */
export function onParentExit(call: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (isParentAlive(parent)) return
    clearInterval(timer)
    call()
  }, POLL_INTERVAL_MS)
  timer.unref()
}

/** Elsewhere an orphan has another parent at once; on Windows it keeps the number of the dead one. */
function isParentAlive(parent: number): boolean {
  if (process.platform !== 'win32') return process.ppid === parent
  try {
    return process.kill(parent, 0)
  } catch {
    return false
  }
}
