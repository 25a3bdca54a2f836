import { canonicalTimeZone } from './base/time-zone.ts'
import { isIP } from 'node:net'
import { SetupError } from './base/errors.ts'
import { isHeaderText } from './base/header-text.ts'
import { isInternationalNumber } from './base/phone-number.ts'

/** One environment variable. */
export interface Setting<Value> {
  /** Throws `InvalidValue`. */
  read: Read<Value>
  /** For `docs/config.md` and for the message about a wrong value. */
  description: string
  /** The value when the variable is not set. */
  default: Value
}

type Read<Value> = (text: string) => Value

/** What a text should have been, such as "Expected 0 or 1". */
class InvalidValue extends Error {}

export function setting<Value>(read: Read<Value>, description: string, defaultValue: Value): Setting<Value> {
  return { read, description, default: defaultValue }
}

export function optional<Value>(read: Read<Value>, description: string): Setting<Value | undefined> {
  return { read, description, default: undefined }
}

export type Values<Table> = { [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never }

/**
 * Reads all of a table's variables; empty ones count as not set. Throws `SetupError` with a line for each wrong value.
 */
export function readSettings<Table extends Record<string, Setting<unknown>>>(
  table: Table,
  environment: Readonly<Record<string, string | undefined>>,
): Values<Table> {
  const problems: string[] = []
  const values = Object.entries(table).map(([name, { read, description, default: defaultValue }]) => {
    const text = environment[name] ?? ''
    if (text === '') return [name, defaultValue]
    try {
      return [name, read(text)]
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error
      problems.push(`${name}: ${error.message}. ${description}`)
      return [name, undefined]
    }
  })
  if (problems.length > 0) throw new SetupError(problems.join('\n'))
  return Object.fromEntries(values) as Values<Table>
}

export const text = (given: string) => given

/** A secret that is sent in a header, or expected in one. Line ends around it are left out: files of secrets have them. */
export function headerText(given: string): string {
  const secret = given.trim()
  if (!isHeaderText(secret)) throw new InvalidValue('Expected ASCII, without blanks or line ends')
  return secret
}

export const flag = (given: string) => oneOf('0', '1')(given) === '1'

/** `admin@localhost` is what the first user is called by default. */
export const email = matching(/^[^\s@]+@(?:localhost|[^\s@]+\.[^\s@.]+)$/, 'Expected an e-mail address')

export const password = matching(/^.{8,}$/s, 'Too short')

export function oneOf<const Value extends string>(...values: Value[]): Read<Value> {
  return (given) => {
    const found = values.find((value) => value === given)
    if (found === undefined) throw new InvalidValue(`Expected ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`)
    return found
  }
}

export function wholeNumber(least: number, most: number): Read<number> {
  return (given) => {
    const value = /^\d{1,15}$/.test(given) ? Number(given) : NaN
    if (!(value >= least && value <= most)) throw new InvalidValue(`Expected a whole number from ${least} to ${most}`)
    return value
  }
}

export function phoneNumber(given: string): string {
  const number = given.replace(/[\s()-]/g, '')
  if (!isInternationalNumber(number)) throw new InvalidValue('Expected a number in international format')
  return number
}

/** What phone numbers may begin with. */
export function phonePrefixes(given: string): readonly string[] {
  const prefixes = given.split(',').map((prefix) => prefix.replace(/[\s()-]/g, ''))
  if (!prefixes.every((prefix) => /^\+\d{1,15}$/.test(prefix))) {
    throw new InvalidValue('Expected beginnings of numbers in international format')
  }
  return prefixes
}

/** Of another's server; without slashes at its end. */
export function url(given: string): string {
  if (!isWebAddress(given)) throw new InvalidValue('Expected an http or https address')
  return given.replace(/\/+$/, '')
}

/** Our own, as the world knows it. */
export function publicUrl(given: string): string {
  if (!isPlainAddress(given)) {
    throw new InvalidValue('Expected an https address without user, query or fragment, like https://calls.example.com')
  }
  return new URL(given).href.replace(/\/+$/, '')
}

/** Anything but a plain origin might have the origin "null", which sandboxed pages of any site send. */
export function origin(given: string): string {
  if (!isPlainAddress(given) || new URL(given).pathname !== '/') {
    throw new InvalidValue('Expected an origin like https://console.example.com, without a path')
  }
  return new URL(given).origin
}

/** How many there are, or their addresses and ranges. */
export function trustedProxies(given: string): number | string[] {
  if (/^\d{1,3}$/.test(given)) return Number(given)
  const ranges = given.split(',').map((range) => range.trim())
  if (!ranges.every(isAddressRange)) throw new InvalidValue('Expected a number, or addresses and ranges')
  return ranges
}

/** Whether only this machine itself is reached by it: a name or address, IPv6 with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

/** Name of a time zone, such as `Asia/Kolkata`. */
export function timeZone(given: string): string {
  const name = canonicalTimeZone(given)
  if (name === null) throw new InvalidValue('Expected a time zone like Asia/Kolkata')
  return name
}

function matching(pattern: RegExp, expectation: string): Read<string> {
  return (given) => {
    if (!pattern.test(given)) throw new InvalidValue(expectation)
    return given
  }
}

function isAddressRange(given: string): boolean {
  const [address = '', length, ...rest] = given.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && rest.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}

function isWebAddress(given: string): boolean {
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)
}

function isPlainAddress(given: string): boolean {
  if (!isWebAddress(given)) return false
  const { username, password } = new URL(given)
  return username === '' && password === '' && !/[?#]/.test(given)
}
