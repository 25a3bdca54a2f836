import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SetupError } from '../../base/errors.ts'
import { CAN_CHECKPOINT_ASIDE, CHECKPOINT_PAGES } from './checkpointer.ts'
import { sqliteCode } from './database.ts'
import { APPLICATION_ID, DATABASE_FILE, LOCK_FILE, SCHEMA, SCHEMA_VERSION, UPGRADES } from './schema.ts'

/** How long a statement waits for a reader or a checkpoint of another process. */
const BUSY_TIMEOUT_MS = 5_000
/** Filled only as far as it is of use. */
const CACHE_KIB = 32_768
/**
 * Of a new file; one that is there keeps its own. A row of the journal fills a good part of a page: with SQLite's own 4
 * KiB a message's share of a commit costs a third more CPU, and bringing the log into the file takes twice as long.
 */
const PAGE_BYTES = 8_192
/** Where the log has become so long, SQLite brings it into the file after a commit: 64 MiB. */
const LAST_CHECKPOINT_PAGES = 8_000

/** Not by `mkdirSync` with `recursive`: below /proc that goes round for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/**
 * Takes the folder for this process alone, until `close` or the death of the process: SQLite's own file lock, which the
 * operating system lets go of even after `kill -9`.
 */
export function lockFolder(dataDir: string): DatabaseSync {
  try {
    makeFolder(resolve(dataDir))
  } catch (error) {
    throw new SetupError(
      `DATA_DIR: the folder ${dataDir} cannot be created. Choose one that this user may write.`,
      error,
    )
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    if (isBusy(error)) {
      throw new SetupError(
        `DATA_DIR: another Parley is running on ${dataDir}. Stop it, or give this one a folder of its own.`,
        error,
      )
    }
    const wayOut = isFull(error) ? 'The disk is full: make room.' : 'Choose a folder that this user may write.'
    throw new SetupError(`DATA_DIR: nothing can be written in ${dataDir}. ${wayOut}`, error)
  }
}

/** Opens the file of a folder that this process has locked, creating what is missing. */
export function openFile(dataDir: string): DatabaseSync {
  return opened(dataDir, {}, (connection, version) => {
    // FULL: acknowledged commits survive a power cut.
    connection.exec(`
      PRAGMA page_size = ${PAGE_BYTES};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = ${CAN_CHECKPOINT_ASIDE ? LAST_CHECKPOINT_PAGES : CHECKPOINT_PAGES};`)
    if (version !== SCHEMA_VERSION) {
      connection.exec(`
        BEGIN IMMEDIATE;
        ${version === 0 ? '' : upgradesFrom(version).join(';\n')};
        ${SCHEMA}
        PRAGMA application_id = ${APPLICATION_ID};
        PRAGMA user_version = ${SCHEMA_VERSION};
        COMMIT;`)
    }
    // No other process can use this folder, so effects of dead processes can be adopted at once.
    connection.exec('DELETE FROM nodes; UPDATE agendaJobs SET lockedAt = NULL WHERE lockedAt IS NOT NULL')
  })
}

/** Opens the file beside a running service, for reading only. */
export function openFileReadOnly(dataDir: string): DatabaseSync {
  if (!existsSync(join(dataDir, DATABASE_FILE))) {
    throw new SetupError(
      `DATA_DIR: there is no ${DATABASE_FILE} in ${dataDir}. Name the folder that the service writes to.`,
    )
  }
  return opened(dataDir, { readOnly: true }, () => {})
}

function opened(
  dataDir: string,
  options: { readOnly?: boolean },
  prepare: (connection: DatabaseSync, version: number) => void,
): DatabaseSync {
  const path = join(dataDir, DATABASE_FILE)
  let connection: DatabaseSync | undefined
  try {
    connection = new DatabaseSync(path, { ...options, timeout: BUSY_TIMEOUT_MS })
    prepare(connection, versionOf(connection, path, options.readOnly === true))
    connection.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
    return connection
  } catch (error) {
    connection?.close()
    if (error instanceof SetupError) throw error
    throw new SetupError(`DATA_DIR: ${path} ${complaint(error)}`, error)
  }
}

/** Schema version of the file, 0 for a new one. Throws where it can neither be read as it is nor be upgraded. */
function versionOf(connection: DatabaseSync, path: string, isReadOnly: boolean): number {
  const applicationId = numberFrom(connection, 'SELECT application_id AS value FROM pragma_application_id')
  const version = numberFrom(connection, 'SELECT user_version AS value FROM pragma_user_version')
  const tables = numberFrom(connection, 'SELECT count(*) AS value FROM sqlite_schema')
  if (applicationId !== APPLICATION_ID && (tables > 0 || applicationId !== 0 || version !== 0)) {
    throw new SetupError(`DATA_DIR: ${path} belongs to another program. Choose another folder.`)
  }
  if (version > SCHEMA_VERSION) {
    throw new SetupError(
      `DATA_DIR: ${path} was written by a newer Parley (schema ${version}, this one knows ${SCHEMA_VERSION}). ` +
        'Start that version, or choose another folder.',
    )
  }
  const canBeUpgraded =
    !isReadOnly && version < SCHEMA_VERSION && upgradesFrom(version).length === SCHEMA_VERSION - version
  if (tables > 0 && version < SCHEMA_VERSION && !canBeUpgraded) {
    throw new SetupError(
      `DATA_DIR: ${path} was written by an older Parley (schema ${version}, this one knows ${SCHEMA_VERSION}), ` +
        'which this one cannot read. Start that version, or choose another folder.',
    )
  }
  return version
}

/** The upgrades that are known from this version on, in order. */
function upgradesFrom(version: number): string[] {
  const versions = Array.from({ length: SCHEMA_VERSION - version }, (_, index) => version + index)
  return versions.flatMap((from) => UPGRADES.get(from) ?? [])
}

function numberFrom(connection: DatabaseSync, sql: string): number {
  return Number(connection.prepare(sql).get()?.['value'])
}

/** Explains why SQLite cannot use the file, and what to do. */
function complaint(error: unknown): string {
  switch (primaryCode(error)) {
    case 5: // BUSY
    case 6: // LOCKED
      return 'is in use by another program. Close it and start again.'
    case 8: // READONLY
      return 'cannot be written: the file, its folder or its disk is read-only. Make it writable and start again.'
    case 10: // IOERR
      return 'cannot be written: the disk has failed, or takes no larger file. Look at it and start again.'
    case 11: // CORRUPT
    case 26: // NOTADB
      return 'is damaged or no database. Restore it from a backup, or move it away to start empty.'
    case 13: // FULL
      return 'cannot be written because the disk is full. Make room and start again.'
    default:
      return 'cannot be opened. Let this user read and write it, or choose another folder.'
  }
}

function isBusy(error: unknown): boolean {
  return primaryCode(error) === 5
}

function isFull(error: unknown): boolean {
  return primaryCode(error) === 13
}

function primaryCode(error: unknown): number | undefined {
  const code = sqliteCode(error)
  return code === undefined ? undefined : code & 0xff
}
