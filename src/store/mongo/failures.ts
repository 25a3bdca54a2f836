import { MongoAPIError, MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } from 'mongodb'
import { outcomeUnknown, StoreUnavailable } from '../../base/errors.ts'

const DUPLICATE_KEY = 11_000

/** Whether a write failed because the unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY
}

/**
 * Which documents of an unordered write were refused because their key is taken, by their place in it; everything
 * else was written. Throws the error again when anything else went wrong, as the outcome is unknown then.
 */
export function duplicateKeyIndexes(error: unknown): Set<number> {
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error
  const refusals = [error.writeErrors].flat()
  if (refusals.length === 0 || refusals.some(({ code }) => code !== DUPLICATE_KEY)) throw error
  return new Set(refusals.map(({ index }) => index))
}

/** What a member says that is no primary (any more), or is going away: another one, or the same later, will do it. */
const CHANGES_OF_STATE = new Set<unknown>([
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
])

/** Whether a retry may succeed: the primary is changing, or there was no response. */
export function isTransient(error: unknown): boolean {
  return isChangingState(error) || isUnanswered(error)
}

function isChangingState(error: unknown): boolean {
  return error instanceof MongoServerError && CHANGES_OF_STATE.has(error.code)
}

/**
 * Whether there was no response: the connection was lost, silent or not available. For a bulk write only a code shows
 * it.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof MongoBulkWriteError) return error.code === undefined
  if (error instanceof MongoNetworkError) return true
  return error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError'
}

type Port = Record<string, (...values: never[]) => Promise<unknown>>

/** Longer than all of the driver's own limits, in ms, in case it waits despite them. */
const ANSWERED_WITHIN_MS = 30_000

/** Rejects after the time limit. The operation's outcome is unknown then. */
export async function inTime<Result>(work: Promise<Result>, limitMs = ANSWERED_WITHIN_MS): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new MongoNetworkError('The driver came to no end.')), limitMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Methods of ports that change nothing. What has another name counts as a write, of which less is claimed. */
const READS = /^(?:find|holders|is|last|list|load|names|read|scan|states|watched|with)/

/**
 * The same port; failures to reach MongoDB become `StoreUnavailable`. That of a write does not say that nothing was
 * accepted: the driver tries again by itself, and its last failure does not tell what the first try came to.
 */
export function guarded<Methods extends object>(port: Methods, limitMs = ANSWERED_WITHIN_MS): Methods {
  const methods = Object.entries(port as Port).map(([name, method]) => [
    name,
    async (...values: never[]) => {
      try {
        return await (limitMs === Infinity ? method(...values) : inTime(method(...values), limitMs))
      } catch (error) {
        if (!isOutage(error)) throw error
        throw READS.test(name) ? new StoreUnavailable(error) : outcomeUnknown(error)
      }
    },
  ])
  return Object.fromEntries(methods) as Methods
}

/** A wrong call is our own mistake; all else (network, election, rights, disk) is the server's and may pass. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof MongoError)) return error instanceof Error && 'code' in error && BROKEN.has(error.code)
  return (!(error instanceof MongoAPIError) || CLOSED.has(error.name)) && !isUniqueViolation(error)
}

/** Socket errors that the driver passes on. */
const BROKEN = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'])

/** Errors that the driver reports as API errors although the connection failed. */
const CLOSED = new Set(['MongoClientClosedError', 'MongoNotConnectedError', 'MongoTopologyClosedError'])
