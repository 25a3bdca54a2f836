import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPasswordOf } from '../../src/console/session/password.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'

const script = fileURLToPath(new URL('../../scripts/password.ts', import.meta.url))
let dataDir: string

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-password-'))
  const store = await openSqliteStore({ dataDir, log: {} })
  await store.users.insert({ id: 'u1', email: 'ann@example.com', passwordHash: 'old', createdAt: 0 })
  await store.close()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function run(email: string, typed: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [script, email], { env: { ...process.env, DATA_DIR: dataDir } })
  child.stdin.on('error', () => {}) // it may end before it has read
  child.stdin.end(typed)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { code, said: out + err }
}

async function hasPassword(password: string): Promise<boolean> {
  const store = await openSqliteStore({ dataDir, log: {} })
  const user = await store.users.find('u1')
  await store.close()
  return user?.passwordHash !== 'old' && isPasswordOf(user, password)
}

it('gives the user the password that it reads', async () => {
  expect(await run('Ann@example.com', 'a new password\n')).toEqual({
    code: 0,
    said: 'ann@example.com has a new password, and is logged out everywhere.\n',
  })
  expect(await hasPassword('a new password')).toBe(true)
})

it('says what is wrong in one sentence, and changes nothing', async () => {
  expect(await run('ann@example.com', 'short\n')).toEqual({ code: 1, said: 'A password has 8 to 1024 characters.\n' })
  expect(await run('bob@example.com', 'a new password\n')).toMatchObject({
    code: 1,
    said: 'There is no user bob@example.com.\n',
  })
  expect(await hasPassword('a new password')).toBe(false)
})
