import type { EventEmitter } from 'node:events'

/** Further errors while the process is stopping that are logged; a log that cannot be written causes one each time. */
const MAX_LOGGED = 10

interface UncaughtErrorDeps {
  log: { fatal(details: object, message: string): void }
  /** Finishes what is in hand, and ends the process with this exit code. Called once. */
  stop: (exitCode: number) => void
  /** Default: this process. */
  source?: EventEmitter
}

/**
 * The last net: an error that nobody caught, thrown or of a promise, is logged, and the process is stopped as by a signal,
 * with exit code 1. After such an error the memory cannot be relied on; what is stored can, so that another node or the
 * next start goes on from there.
 */
export function stopOnUncaughtErrors({ log, stop, source = process }: UncaughtErrorDeps): void {
  let count = 0
  // Node passes promises that were rejected without a handler on to this event.
  source.on('uncaughtException', (error: unknown) => {
    count += 1
    if (count <= MAX_LOGGED) log.fatal({ err: error }, 'An unexpected error: this process stops.')
    if (count === 1) stop(1)
  })
}
