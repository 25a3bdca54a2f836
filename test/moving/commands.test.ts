import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { furnish } from './support/furnished.ts'
import { contentsOf, newPath, using } from './support/move.ts'
import { newSqlitePlace, SECRET_KEY, type Place } from './support/places.ts'

/** Runs a command as an operator does. */
async function run(
  script: string,
  place: Place,
  path: string,
  environment = {},
): Promise<{ code: number; text: string }> {
  const { DATA_DIR } = place.config
  const env = { ...process.env, DATA_DIR, SECRET_KEY, MONGODB_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, path], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr })
    })
  })
}

describe('npm run export and npm run import', () => {
  it('carry an installation through a file that only its owner can read', async () => {
    const [from, to] = [await newSqlitePlace(), await newSqlitePlace()]
    const contents = await using(from, async (store) => {
      await furnish(store)
      return contentsOf(store)
    })
    const path = await newPath()
    expect(await run('export', from, path)).toMatchObject({
      code: 0,
      text: expect.stringContaining('actor 4') as string,
    })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(dirname(path))).toEqual(['moved.jsonl'])
    expect(await run('import', to, path)).toMatchObject({ code: 0, text: expect.stringContaining('actor 4') as string })
    expect(await using(to, contentsOf)).toEqual(contents)
  })

  it('say in one sentence what is in the way, and leave no file', async () => {
    const place = await newSqlitePlace()
    const path = await newPath()
    const nothing = await run('export', place, path)
    expect(nothing).toEqual({
      code: 1,
      text: expect.stringMatching(/^DATA_DIR: there is no parley\.db in .*\n$/) as string,
    })
    expect(existsSync(`${place.config.DATA_DIR}/parley.db`)).toBe(false)
    await using(place, async (store) => {
      await furnish(store)
      const busy = await run('export', place, path)
      expect(busy).toEqual({ code: 1, text: expect.stringMatching(/^DATA_DIR: another Parley is running/) as string })
    })
    const keyless = await run('export', place, path, { SECRET_KEY: '' })
    expect(keyless).toEqual({ code: 1, text: expect.stringMatching(/^SECRET_KEY is not set/) as string })
    expect(readdirSync(dirname(path))).toEqual([])
  })
})
