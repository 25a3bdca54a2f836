import { pino, type DestinationStream, type Logger } from 'pino'
import type { PinoPretty } from 'pino-pretty'
import type { Config } from '../config.ts'
import { lazyRequire } from '../base/lazy-require.ts'

const pretty = lazyRequire<typeof PinoPretty>('pino-pretty')

/** Not logged on purpose; requests and errors that are logged as a whole may contain them. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]', 'rawPacket']
const DEPTHS = ['', '*.', '*.*.', '*.*.*.']

/** Creates the service's log, by default on standard output. Keys and cookies are redacted, four levels deep. */
export function createLog({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const paths = DEPTHS.flatMap((depth) =>
    SECRETS.map((name) => (name.startsWith('[') ? depth.slice(0, -1) : depth) + name),
  )
  const options = { level, redact: { paths, censor: '[hidden]' } }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Formats log lines for people, on standard error. It runs in this thread: a worker would take a tenth of the process's
 * memory for a few lines.
 */
export function readableLog(): DestinationStream {
  let stream: DestinationStream | undefined
  return {
    write(line) {
      try {
        stream ??= pretty()({ destination: 2, sync: true, ignore: 'pid,hostname' })
        stream.write(line)
      } catch {
        // What cannot be made readable now, as without a free file descriptor, is written as it is.
        process.stderr.write(line)
      }
    },
  }
}
