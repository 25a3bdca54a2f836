import { pino, type DestinationStream, type Logger } from 'pino'
import type { PinoPretty } from 'pino-pretty'
import type { Config } from '../config.ts'
import { lazyRequire } from '../base/lazy-require.ts'

const pretty = lazyRequire<typeof PinoPretty>('pino-pretty')

/** Nothing logs these on purpose; whole requests and errors that somebody hands to the log may have them inside. */
const SECRETS = ['authorization', 'cookie', '["set-cookie"]', 'rawPacket']
const DEPTHS = ['', '*.', '*.*.', '*.*.*.']

/** The service's log, on standard output unless told otherwise. Keys and cookies are blotted out, four levels deep. */
export function createLog({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const paths = DEPTHS.flatMap((depth) =>
    SECRETS.map((name) => (name.startsWith('[') ? depth.slice(0, -1) : depth) + name),
  )
  const options = { level, redact: { paths, censor: '[hidden]' } }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * For people, on standard error. In this thread: one of its own would take a tenth of the process's memory for the few
 * lines there are, if any.
 */
export function readableLog(): DestinationStream {
  let stream: DestinationStream | undefined
  return {
    write(line) {
      stream ??= pretty()({ destination: 2, sync: true, ignore: 'pid,hostname' })
      stream.write(line)
    },
  }
}
