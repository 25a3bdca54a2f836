import { readFileSync } from 'node:fs'

const POLL_INTERVAL_MS = 500

/**
 * Calls back once, within half a second after the parent process has ended. `npm start` forwards a signal only to its
 * shell, and some shells (dash) exit without forwarding it to the program that they run. A shell lives on where npm is
 * killed by SIGKILL, so the process that runs the shell is watched, too. Only Linux tells which that is; elsewhere `sh`
 * mostly gives its own process to the program.
 */
export function onParentExit(call: () => void, { intervalMs = POLL_INTERVAL_MS } = {}): void {
  const parent = process.ppid
  const runsShell = isShell(parent) ? parentOf(parent) : null
  const timer = setInterval(() => {
    if (isParentAlive(parent) && (runsShell === null || parentOf(parent) === runsShell)) return
    clearInterval(timer)
    call()
  }, intervalMs)
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

/** Whether a process is a shell with one command to run. Whoever runs anything else may end before it. */
function isShell(pid: number): boolean {
  return readProcess(pid, 'cmdline')?.split('\0')[1] === '-c'
}

function parentOf(pid: number): number | null {
  // The name in brackets may hold anything; behind it come the state and the parent.
  const stat = readProcess(pid, 'stat')
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])
}

function readProcess(pid: number, file: 'cmdline' | 'stat'): string | null {
  if (process.platform !== 'linux') return null
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}
