import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { openFile } from '../../../src/store/sqlite/open-file.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../folder.ts'

/** People and recurring jobs are few; everything else may be counted in millions. */
const MAY_SCAN = new Set(['SELECT count(*) AS users FROM users', 'SELECT * FROM agendaJobs'])

describe('SQLite query plans', () => {
  it('find every row through an index and never sort, so that no cost grows with what is stored', async () => {
    const folder = await newFolder()
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const store = await openSqliteStore({ dataDir: folder.path })
    const statements = prepare.mock.calls.map(([sql]) => sql.trim())
    prepare.mockRestore()
    await store.close()

    const queries = statements.filter((sql) => /^(SELECT .* FROM (?!pragma_|sqlite_)|UPDATE|DELETE)/is.test(sql))
    expect(queries.length).toBeGreaterThan(40)
    const connection = openFile(folder.path)
    const costly = queries
      .filter((sql) => !MAY_SCAN.has(sql))
      .flatMap((sql) =>
        connection
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .all()
          .map((step) => ({ sql, step: String(step['detail']) })),
      )
      // What a subquery has found by an index is gone through as a whole.
      .filter(({ step }) => /\bSCAN (?!\(subquery)|TEMP B-TREE/.test(step))
    expect(costly).toEqual([])
    connection.close()
    await folder.remove()
  })
})
