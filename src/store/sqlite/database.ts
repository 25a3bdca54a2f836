import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { StoreUnavailable } from '../../base/errors.ts'
import { SharedReads } from './shared-reads.ts'

/** A prepared statement. An outage becomes `StoreUnavailable`, other errors pass unchanged. */
export interface Statement<Result> {
  /** Number of rows written, and the rowid of the last one inserted. */
  run(...values: SQLInputValue[]): { changes: number; rowid: number }
  get(...values: SQLInputValue[]): Result | undefined
  all(...values: SQLInputValue[]): Result[]
}

/** Makes a result of a row's columns, in the order in which the statement names them. */
type RowReader<Result> = (columns: readonly SQLOutputValue[]) => Result

/** The one connection that everything in this process shares; calls are synchronous, so nothing comes in between. */
export interface Database {
  /** Rows become objects by `read`, or with a property for each column. */
  prepare<Result = never>(sql: string, read?: RowReader<Result>): Statement<Result>
  /** All that `work` writes, or nothing of it. */
  transaction<Result>(work: () => Result): Result
  /** The same for a part of a transaction. */
  savepoint<Result>(work: () => Result): Result
  /** Something failed for an outage, and no transaction has been committed since. */
  readonly isInDoubt: boolean
  close(): void
}

/** `onOutage` is called with the first failure of each outage. */
export function createDatabase(connection: DatabaseSync, onOutage: (cause: unknown) => void = () => {}): Database {
  let isInDoubt = false
  let isWriting = false
  const reads = new SharedReads(connection)
  const noticed = (error: unknown): unknown => {
    const told = translated(error)
    if (told instanceof StoreUnavailable && connection.isOpen && !isInDoubt) {
      isInDoubt = true
      onOutage(error)
    }
    return told
  }
  const prepare = <Result>(sql: string, read?: RowReader<Result>): Statement<Result> => {
    const statement = connection.prepare(sql)
    statement.setReturnArrays(true) // SQLite's own objects take three times as long to make and to read
    const readRow = read ?? readByName<Result>(statement.columns().map(({ name }) => name))
    const rowOf = (columns: unknown) => readRow(columns as SQLOutputValue[])
    const isRead = READ.test(sql)
    const prepareReads = () => {
      if (isWriting) return
      if (isRead) reads.beforeRead()
      else reads.beforeWrite()
    }
    return {
      run: (...values) => {
        try {
          prepareReads()
          const { changes, lastInsertRowid } = statement.run(...values)
          return { changes: Number(changes), rowid: Number(lastInsertRowid) }
        } catch (error) {
          throw noticed(error)
        }
      },
      get: (...values) => {
        try {
          prepareReads()
          const columns = statement.get(...values)
          return columns && rowOf(columns)
        } catch (error) {
          throw noticed(error)
        }
      },
      all: (...values) => {
        try {
          prepareReads()
          return statement.all(...values).map(rowOf)
        } catch (error) {
          throw noticed(error)
        }
      },
    }
  }
  const [begin, commit, rollback] = [prepare('BEGIN IMMEDIATE'), prepare('COMMIT'), prepare('ROLLBACK')]
  const [save, release, rollbackTo] = [prepare('SAVEPOINT part'), prepare('RELEASE part'), prepare('ROLLBACK TO part')]

  return {
    prepare,
    transaction: (work) => {
      begin.run()
      isWriting = true
      try {
        const result = work()
        commit.run()
        isInDoubt = false
        return result
      } catch (error) {
        // A full disk may have made SQLite roll back by itself.
        if (connection.isTransaction) rollback.run()
        throw error
      } finally {
        isWriting = false
      }
    },
    savepoint: (work) => {
      save.run()
      try {
        const result = work()
        release.run()
        return result
      } catch (error) {
        if (connection.isTransaction) {
          rollbackTo.run()
          release.run()
        }
        throw error
      }
    },
    get isInDoubt() {
      return isInDoubt
    },
    close: () => connection.close(),
  }
}

/** What only reads; every other statement may write, also one that returns rows. */
const READ = /^\s*SELECT\b/

function readByName<Result>(names: readonly string[]): RowReader<Result> {
  return (columns) => {
    const row: Record<string, SQLOutputValue> = {}
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = columns[index] ?? null
    return row as Result
  }
}

/** Whether a write failed because the unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 1555 || code === 2067 // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
}

/** Extended result code, undefined if the error is not SQLite's (https://sqlite.org/rescode.html). */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode : undefined
}

/** Primary result codes that speak of the disk or of another process, not of the statement. */
const OUTAGES = new Set([
  3, // PERM
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  9, // INTERRUPT
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  23, // AUTH
  26, // NOTADB
])

function translated(error: unknown): unknown {
  const isClosed = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE'
  const code = sqliteCode(error)
  return isClosed || (code !== undefined && OUTAGES.has(code & 0xff)) ? new StoreUnavailable(error) : error
}
