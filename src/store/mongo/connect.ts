import {
  MongoClient,
  MongoCompatibilityError,
  MongoError,
  MongoServerError,
  MongoServerSelectionError,
  ReadConcern,
  type CommandStartedEvent,
  type Db,
  type DbOptions,
  type MongoClientOptions,
} from 'mongodb'
import { SetupError } from '../../base/errors.ts'
import './closed-connections.ts'
import { isUnanswered } from './failures.ts'

/** Used when the URL names no database. */
const DEFAULT_DATABASE = 'parley'
/** How long to wait for a writable server, in ms; requests fail with 503 after it. */
const SELECTION_TIMEOUT_MS = 5_000
/** Longest silence on a connection in use. */
const SOCKET_TIMEOUT_MS = 10_000

/** Defaults for options that the URL does not set. */
const DEFAULTS: MongoClientOptions = {
  appName: 'parley',
  maxPoolSize: 50,
  serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
  connectTimeoutMS: SELECTION_TIMEOUT_MS,
  waitQueueTimeoutMS: SELECTION_TIMEOUT_MS,
  socketTimeoutMS: SOCKET_TIMEOUT_MS,
}

/**
 * Whatever the URL says. What was answered survives the loss of any minority of the members, and is read as such,
 * wherever it was written: an entry that an election takes back must not be built on. Asked of the database, as the
 * driver lets a URL's `journal` and `readConcernLevel` win over the client's own options.
 */
const GUARANTEES: DbOptions = {
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: SOCKET_TIMEOUT_MS },
  readConcern: new ReadConcern('majority'),
  readPreference: 'primary',
}

/** The same without a limit to how long a majority may take. */
const PATIENT_GUARANTEES: DbOptions = { ...GUARANTEES, writeConcern: { w: 'majority', journal: true } }
/** Indexes are built one at a time for each collection. */
const PATIENT_CONNECTIONS = 10

export interface Connected {
  client: MongoClient
  database: Db
}

export interface ConnectOptions {
  /** Called with every command that is sent. */
  onCommand?: ((event: CommandStartedEvent) => void) | undefined
  /** Of the driver, unless the URL says so itself. Default true. */
  retryWrites?: boolean
  /** No timeout for responses: for building indexes. */
  isPatient?: boolean
}

/** Connects to the database that the URL names. Throws `SetupError` for an invalid URL, else what the driver throws. */
export async function connect(url: string, options: ConnectOptions = {}): Promise<Connected> {
  const { onCommand, retryWrites = true, isPatient = false } = options
  const client = createClient(url, { retryWrites, monitorCommands: onCommand !== undefined, isPatient })
  if (onCommand) client.on('commandStarted', onCommand)
  try {
    const database = client.db(nameIn(url) ?? DEFAULT_DATABASE, isPatient ? PATIENT_GUARANTEES : GUARANTEES)
    await database.command({ ping: 1 })
    return { client, database }
  } catch (error) {
    await client.close()
    throw error
  }
}

function createClient(
  url: string,
  { retryWrites, monitorCommands, isPatient }: { retryWrites: boolean; monitorCommands: boolean; isPatient: boolean },
): MongoClient {
  try {
    const inUrl = optionsIn(url)
    const defaults = Object.entries({ ...DEFAULTS, retryWrites }).filter(([name]) => !inUrl.has(name.toLowerCase()))
    const patience = isPatient && { socketTimeoutMS: 0, maxPoolSize: PATIENT_CONNECTIONS }
    return new MongoClient(url, { ...Object.fromEntries(defaults), monitorCommands, ...patience })
  } catch (error) {
    // The driver's own errors name an option; those of the parser below it may quote the URL.
    const reason = error instanceof MongoError ? ` (${error.message})` : ''
    throw new SetupError(
      `MONGODB_URL: this is no MongoDB address${reason}. Write mongodb://host:27017/parley or mongodb+srv://host/parley.`,
      error,
    )
  }
}

/** The same failure in one sentence for the operator, without the URL, which may hold a password. */
export function explained(error: unknown): unknown {
  if (error instanceof MongoError) return new SetupError(`MONGODB_URL: ${reasonFor(error)}`, error)
  if (isOfDns(error)) {
    const reason = `the DNS does not say where the servers of this mongodb+srv:// address are (${error.message}).`
    return new SetupError(`MONGODB_URL: ${reason}`, error)
  }
  return error
}

/** The driver resolves `mongodb+srv://` before server selection, and passes on DNS errors. */
function isOfDns(error: unknown): error is Error {
  return error instanceof Error && /^query(Srv|Txt)$/.test(String((error as NodeJS.ErrnoException).syscall))
}

function reasonFor(error: MongoError): string {
  if (error instanceof MongoCompatibilityError || error.cause instanceof MongoCompatibilityError) {
    return 'the server is too old. Use MongoDB 5.0 or newer.'
  }
  if (isDenied(error) || (error.cause instanceof MongoError && isDenied(error.cause))) {
    return `the server refuses this user (${error.message}). Check the password and authSource, and give the user the role readWrite on the database.`
  }
  if (error instanceof MongoServerSelectionError) {
    const { setName } = error.reason ?? {}
    const isOther = setName == null ? '' : ` Is there a primary, and is the replica set called ${setName}?`
    return `no MongoDB that takes writes answers in time (${error.message}).${isOther}`
  }
  if (isUnanswered(error)) return `connections to the server break, or it does not answer in time (${error.message}).`
  return `the server cannot be set up (${error.message}).`
}

/** A server that has no retryable writes (Amazon DocumentDB below 8) refuses every write that asks for them. */
export function refusesRetries(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false
  return error.code === ILLEGAL_OPERATION || /retryable writes|transaction number/i.test(error.message)
}

const ILLEGAL_OPERATION = 20

const DENIED = new Set<unknown>([
  13, // Unauthorized
  18, // AuthenticationFailed
  8_000, // AtlasError, as Atlas words a wrong password
])

function isDenied(error: MongoError): boolean {
  return error instanceof MongoServerError && DENIED.has(error.code)
}

function nameIn(url: string): string | undefined {
  const name = /^[^:]+:\/\/[^/]+\/([^?]+)/.exec(url)?.[1]
  return name === undefined ? undefined : decodeURIComponent(name)
}

/** Names of its options, which may be written in any case, in small letters. */
function optionsIn(url: string): Set<string> {
  const [, query = ''] = url.split('?', 2)
  return new Set([...new URLSearchParams(query).keys()].map((name) => name.toLowerCase()))
}
