const POLL_INTERVAL_MS = 500

/**
 * Calls back once, within half a second after the parent process has ended. `npm start` forwards a signal only to its
 * shell, and some shells (dash) exit without forwarding it to the program that they run.
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

/** Except on Windows, an orphan gets another parent at once; there it keeps the old parent's id. */
function isParentAlive(parent: number): boolean {
  if (process.platform !== 'win32') return process.ppid === parent
  try {
    return process.kill(parent, 0)
  } catch {
    return false
  }
}
