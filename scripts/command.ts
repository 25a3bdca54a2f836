import { parseArgs, type ParseArgsConfig } from 'node:util'
import { BadRequest, ParleyError } from '../src/base/errors.ts'
import { printLine } from './print-line.ts'

/**
 * Runs a command of a person's: what they can do something about is said in one sentence, and told to scripts by
 * `failureCode`. What it writes nobody else can read.
 */
export async function command(run: () => Promise<void>, failureCode = 1): Promise<void> {
  process.umask(0o077)
  try {
    await run()
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === null) throw error
    printLine(sentence, console.error)
    process.exitCode = failureCode
  }
}

/** As `parseArgs`, but a person is told `usage` when the arguments do not fit. Throws `BadRequest`. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node goes on about arguments that begin with a dash.
    const [fault = ''] = (error as Error).message.split('. ')
    throw new BadRequest(`${fault.replace(/\.$/, '')}. ${usage}`)
  }
}

/** Throws `BadRequest` for what is no port. */
export function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65_535)) throw new BadRequest(`--${name}: Expected a port from 0 to 65535.`)
  return port
}

function sentenceFor(error: unknown): string | null {
  if (error instanceof ParleyError) return error.publicMessage
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or choose another.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user. Choose one above 1023.`
  return null
}
