import type { EventEmitter } from 'node:events'

/** How many errors are logged while the process is stopping; a log that cannot be written causes one each time. */
const MAX_LOGGED = 10

interface UncaughtErrorDeps {
  log: { fatal(details: object, message: string): void }
  /** Finishes running work and ends the process with this exit code. Called once. */
  stop: (exitCode: number) => void
  /** Default: this process. */
  source?: EventEmitter
}

/**
 * Logs an uncaught exception or unhandled rejection and stops the process as a signal would, with exit code 1. After
 * such an error the memory cannot be trusted; the store can, so another node or the next start continues from there.
 */
export function stopOnUncaughtErrors({ log, stop, source = process }: UncaughtErrorDeps): void {
  let count = 0
  // Node also emits this event for unhandled rejections.
  source.on('uncaughtException', (error: unknown) => {
    count += 1
    if (count <= MAX_LOGGED) log.fatal({ err: error }, 'An unexpected error: this process stops.')
    if (count === 1) stop(1)
  })
}
