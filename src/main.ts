import { createApp, type App } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { SetupError, StoreUnavailable } from './base/errors.ts'
import { banner } from './startup/banner.ts'
import { createConsoleBuild } from './startup/console-build.ts'
import { createLog, readableLog } from './startup/log.ts'
import { lowerHelperThreads } from './startup/helper-threads.ts'
import { onParentExit } from './startup/on-parent-exit.ts'
import { stopOnUncaughtErrors } from './startup/uncaught-errors.ts'
import { adminPasswordWarning, firstStart } from './startup/first-start.ts'

/**
 * Maximum duration of a clean stop in ms, besides `DRAIN_MS` and `CALL_DRAIN_MS`; unfinished work continues at the next
 * start.
 */
const STOP_LIMIT_MS = { alone: 1_800, amongOthers: 8_000 }

/** Only `npm start` passes this; a process that was started directly may outlive its parent. */
const ENDS_WITH_PARENT = process.argv.includes('--end-with-parent')

/** Everything is loaded once, so that the next start is quick (`src/start.js`). */
const LOADS_ONLY = process.argv.includes('--load-only')

/** A service manager signals both npm and this process, and npm forwards its signal. */
const SAME_SIGNAL_MS = 1_000

// Other users must not read transcripts and secrets, even if the folder existed before.
process.umask(0o077)

try {
  if (!LOADS_ONLY) await run(readConfig())
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function run(config: Config): Promise<void> {
  const log = createLog(config, config.isProduction ? undefined : readableLog())
  const consoleBuild = createConsoleBuild(log)
  const app = await createApp(config, { log, isBuildingConsole: () => consoleBuild.isRunning() })
  const greeting = await firstStart(config, app.console)
  const address = await app.start()
  lowerHelperThreads() // not before: loading takes as long as compiling
  const logInToken = greeting.login && !config.isProduction ? app.console.logInLinks.issue(greeting.login.userId) : null
  process.stdout.write(banner(address, greeting, { ...app, logInToken }))
  void adminPasswordWarning(config, app.console).then(
    (warning) => warning !== null && log.warn(warning),
    (error: unknown) => log.warn({ err: error }, 'ADMIN_PASSWORD could not be compared with what is stored.'),
  )
  const isAlone = config.MONGODB_URL === undefined && !config.isProduction
  const limitMs = isAlone ? STOP_LIMIT_MS.alone : STOP_LIMIT_MS.amongOthers
  const stop = createStop(app, Math.max(config.DRAIN_MS, config.callDrainMs) + limitMs)
  stopOnSignals(app, stop)
  stopOnUncaughtErrors({ log, stop: (exitCode) => stop.begin(exitCode) })
  if (!config.isProduction) void consoleBuild.run()
}

interface Stop {
  /** When it began, in milliseconds of the process's own time; null before. */
  readonly since: number | null
  /** Stops the service and ends the process, after `limitMs` at the latest. Only the first call counts. */
  begin(exitCode: number): void
}

function createStop(app: App, limitMs: number): Stop {
  let since: number | null = null
  return {
    get since() {
      return since
    },
    begin(exitCode) {
      if (since !== null) return
      since = performance.now()
      setTimeout(() => process.exit(exitCode), limitMs).unref()
      app.stop().then(
        () => process.exit(exitCode),
        (error: unknown) => {
          process.stderr.write(`${explain(error)}\n`)
          process.exit(1)
        },
      )
    },
  }
}

function stopOnSignals(app: App, stop: Stop): void {
  const onSignal = () => {
    // Whoever asks again does not want to wait for calls.
    if (stop.since !== null && performance.now() - stop.since > SAME_SIGNAL_MS) app.phone.capacity.abortDrain()
    stop.begin(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  if (ENDS_WITH_PARENT) onParentExit(() => stop.begin(0))
}

function explain(error: unknown): string {
  if (error instanceof SetupError) return error.publicMessage
  if (error instanceof StoreUnavailable) {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    return `The store could not be read or written while the service started or stopped${cause}. Start it again when it can.`
  }
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use. Stop what listens there, or choose another: PORT=${(port ?? 0) + 1} npm start`
  if (code === 'ENOTFOUND') return 'HOST is not an address of this machine. Try HOST=127.0.0.1.'
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine. Try HOST=127.0.0.1.`
  if (code === 'ENOSPC') return 'DATA_DIR: the disk is full. Make room and start again.'
  if (code === 'EROFS') return 'DATA_DIR: the disk is read-only. Make it writable, or choose another folder.'
  if (code === 'EMFILE') return 'This process may open too few files at once. Try: ulimit -n 65536'
  if (code === 'EACCES' && port !== undefined)
    return `PORT ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
