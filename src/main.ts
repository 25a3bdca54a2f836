import { createApp, type App } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { SetupError } from './errors.ts'
import { banner } from './startup/banner.ts'
import { createLog, readableLog } from './startup/log.ts'
import { whenParentIsGone } from './startup/parent.ts'
import { welcome } from './startup/welcome.ts'

/** Longest that a clean stop may take, beside `DRAIN_MS` and `CALL_DRAIN_MS`; what is unfinished then goes on at the next start. */
const STOP_LIMIT_MS = { alone: 1_800, amongOthers: 8_000 }

/** Told to `npm start` alone; whoever starts this file by itself may leave it running. */
const ENDS_WITH_PARENT = process.argv.includes('--end-with-parent')

/** A service manager signals npm and what it runs, and npm hands its own on. */
const SAME_SIGNAL_MS = 1_000

// Transcripts and secrets are nobody else's business, also in a folder that was made beforehand.
process.umask(0o077)

try {
  await run(readConfig())
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function run(config: Config): Promise<void> {
  const log = createLog(config, config.isProduction ? undefined : readableLog())
  const app = await createApp(config, { log })
  const greeting = await welcome(config, app.console)
  const address = await app.start()
  process.stdout.write(banner(address, greeting, app))
  const isAlone = config.MONGODB_URL === undefined && !config.isProduction
  const limitMs = isAlone ? STOP_LIMIT_MS.alone : STOP_LIMIT_MS.amongOthers
  stopOnSignals(app, Math.max(config.DRAIN_MS, config.callDrainMs) + limitMs)
}

function stopOnSignals(app: App, limitMs: number): void {
  let stoppingSince: number | null = null
  const stop = () => {
    const now = performance.now()
    if (stoppingSince !== null) {
      // Whoever asks again does not want to wait for calls.
      if (now - stoppingSince > SAME_SIGNAL_MS) app.phone.capacity.hurry()
      return
    }
    stoppingSince = now
    setTimeout(() => process.exit(0), limitMs).unref()
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (ENDS_WITH_PARENT) {
    whenParentIsGone(() => {
      if (stoppingSince === null) stop()
    })
  }
}

function explain(error: unknown): string {
  if (error instanceof SetupError) return error.publicMessage
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use. Stop what listens there, or choose another: PORT=${(port ?? 0) + 1} npm start`
  if (code === 'ENOTFOUND') return 'HOST is not an address of this machine. Try HOST=127.0.0.1.'
  if (code === 'EADDRNOTAVAIL') return `HOST ${address} is not an address of this machine. Try HOST=127.0.0.1.`
  if (code === 'EACCES' && port !== undefined)
    return `PORT ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
