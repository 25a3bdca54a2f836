import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { furnish } from '../support/transfer/furnished.ts'
import { contentsOf, newPath, using } from '../support/transfer/move.ts'
import { newSqlitePlace } from '../support/transfer/stores.ts'
import { runCommand } from '../support/transfer/run-command.ts'

describe('npm run export and npm run import', () => {
  it('carry an installation through a file that only its owner can read', async () => {
    const [from, to] = [await newSqlitePlace(), await newSqlitePlace()]
    const contents = await using(from, async (store) => {
      await furnish(store)
      return contentsOf(store)
    })
    const path = await newPath()
    expect(await runCommand('export', from, [path])).toMatchObject({
      code: 0,
      text: expect.stringContaining('actor 4') as string,
    })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(dirname(path))).toEqual(['moved.jsonl'])
    expect(await runCommand('import', to, [path])).toMatchObject({
      code: 0,
      text: expect.stringContaining('actor 4') as string,
    })
    expect(await using(to, contentsOf)).toEqual(contents)
    expect(statSync(join(to.config.DATA_DIR, 'parley.db')).mode & 0o077).toBe(0)
  })

  it('say in one sentence what is in the way, and leave no file', async () => {
    const place = await newSqlitePlace()
    const path = await newPath()
    const nothing = await runCommand('export', place, [path])
    expect(nothing).toEqual({
      code: 1,
      text: expect.stringMatching(/^DATA_DIR: there is no parley\.db in .*\n$/) as string,
    })
    expect(existsSync(`${place.config.DATA_DIR}/parley.db`)).toBe(false)
    await using(place, async (store) => {
      await furnish(store)
      const busy = await runCommand('export', place, [path])
      expect(busy).toEqual({ code: 1, text: expect.stringMatching(/^DATA_DIR: another Parley is running/) as string })
    })
    const keyless = await runCommand('export', place, [path], { SECRET_KEY: undefined })
    expect(keyless).toEqual({ code: 1, text: expect.stringMatching(/^SECRET_KEY is not set/) as string })
    expect(readdirSync(dirname(path))).toEqual([])
    const missing = await runCommand('import', place, [path])
    expect(missing).toEqual({ code: 1, text: `There is no file ${path}.\n` })

    // Somebody else may have put a link there.
    writeFileSync(`${path}.part`, 'theirs')
    const taken = await runCommand('export', place, [path])
    expect(taken).toEqual({ code: 1, text: `${path}.part is there already. Remove it, or name another file.\n` })
    expect(readFileSync(`${path}.part`, 'utf8')).toBe('theirs')
    rmSync(`${path}.part`)

    writeFileSync(path, 'hello\n')
    const empty = await newSqlitePlace()
    const foreign = await runCommand('import', empty, [path])
    expect(foreign).toEqual({ code: 1, text: expect.stringMatching(/^.* is damaged or cut off.*\n$/) as string })
    expect(existsSync(`${empty.config.DATA_DIR}/parley.db`)).toBe(false)
  })
})
