import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type App } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { banner } from '../../src/startup/banner.ts'
import { hashKey } from '../../src/security/key-format.ts'
import { hashPassword } from '../../src/console/session/password.ts'
import { loadSecretKey } from '../../src/startup/secret-key.ts'
import { adminPasswordWarning, firstStart } from '../../src/startup/first-start.ts'
import { readPlan } from '../../src/startup/first-start-file.ts'

let dataDir: string
let apps: App[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-welcome-'))
  apps = []
})

afterEach(async () => {
  for (const app of apps) await app.stop()
  rmSync(dataDir, { recursive: true })
})

const settings = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...more })

async function open(more: Record<string, string> = {}): Promise<App> {
  const app = await createApp(settings(more), { log: pino({ level: 'silent' }) })
  apps.push(app)
  return app
}

async function close(app: App): Promise<void> {
  apps = apps.filter((one) => one !== app)
  await app.stop()
}

async function works(app: App, key: string): Promise<boolean> {
  return (await app.store.actors.findByLookup(`key:${hashKey(key)}`, 1)).length === 1
}

describe('the first start', () => {
  it('makes a user, a project, agents that are ready, and a key, in a file for its owner only', async () => {
    const app = await open()
    const { login, demo } = await firstStart(settings(), app.console)
    expect(login?.password).toMatch(/.{16,}/)
    expect(demo?.agents.length).toBeGreaterThan(1)
    for (const { id } of demo?.agents ?? []) expect((await app.store.agents.find(id))?.issues).toEqual([])
    expect(await works(app, demo?.key ?? '')).toBe(true)
    expect(statSync(join(dataDir, 'welcome.json')).mode & 0o077).toBe(0)
  })

  it('makes a user alone with PARLEY_DEMO=0', async () => {
    const app = await open()
    const { login, demo } = await firstStart(settings({ PARLEY_DEMO: '0' }), app.console)
    expect([login?.password, demo]).toEqual([expect.stringMatching(/.{16,}/), null])
  })

  it('greets with the same on every later start, and makes nothing twice', async () => {
    const first = await open()
    const greeting = await firstStart(settings(), first.console)
    await close(first)
    const again = await open()
    expect(await firstStart(settings(), again.console)).toEqual(greeting)
    const user = await again.store.users.findByEmail('admin@localhost')
    expect(await again.store.projects.listFor(user?.id ?? '')).toHaveLength(1)
  })

  it('never writes down the password that the operator chose', async () => {
    const chosen = { ADMIN_EMAIL: 'admin@localhost', ADMIN_PASSWORD: 'chosen by the operator' }
    const app = await open(chosen)
    const { login } = await firstStart(settings(chosen), app.console)
    expect(login).toMatchObject({ email: 'admin@localhost', password: null })
    await close(app)
    for (const name of readdirSync(dataDir)) {
      expect(readFileSync(join(dataDir, name)).includes('chosen by the operator'), name).toBe(false)
    }
    const again = await open(chosen)
    expect(await adminPasswordWarning(settings(chosen), again.console)).toBeNull()
  })

  it('greets with no password that was changed since', async () => {
    const app = await open()
    await firstStart(settings(), app.console)
    const user = await app.store.users.findByEmail('admin@localhost')
    await app.store.users.setPassword(user?.id ?? '', await hashPassword('another one, longer'))
    expect((await firstStart(settings(), app.console)).login).toMatchObject({
      email: 'admin@localhost',
      password: null,
    })
  })

  it.each([
    ['revoked', { type: 'key.revoke' }],
    ['replaced', { type: 'key.rotate', graceMs: 3_600_000, replacement: { keyId: 'k2', hash: 'h', start: 's' } }],
  ])('forgets a key that was %s, and the commands with it', async (_, event) => {
    const app = await open()
    const { demo, login } = await firstStart(settings(), app.console)
    const { keyId } = (readPlan(dataDir) as { demo: { keyId: string } }).demo
    await app.console.runtime.send(`api-key/${keyId}`, event)
    for (let start = 0; start < 2; start += 1) {
      const greeting = await firstStart(settings(), app.console)
      expect(greeting).toEqual({ login, demo: null, hasNoUser: false })
      expect(banner('http://127.0.0.1:3000', greeting)).not.toMatch(/API key|svc_live_|curl/)
    }
    expect(readFileSync(join(dataDir, 'welcome.json'), 'utf8')).not.toContain(demo?.key)
  })

  it('names an agent that is there, by its present name, and no command when all were deleted', async () => {
    const app = await open()
    const { demo } = await firstStart(settings(), app.console)
    const greet = async () => banner('http://127.0.0.1:3000', await firstStart(settings(), app.console))
    const { agents } = app.store
    const [first, second, ...others] = await Promise.all((demo?.agents ?? []).map(({ id }) => agents.find(id)))
    if (!first || !second) throw new Error('There are several.')
    await agents.update({ ...first, deletedAt: 1 })
    await agents.update({ ...second, name: 'Feedback desk' })
    expect(await greet()).toContain('Talk with the Feedback desk:')
    expect(await greet()).not.toContain(first.id)
    for (const agent of [second, ...others]) if (agent) await agents.update({ ...agent, deletedAt: 1 })
    expect(await greet()).toContain(demo?.key)
    expect(await greet()).not.toContain('curl')
  })

  it('warns when ADMIN_PASSWORD is not what is stored', async () => {
    const app = await open()
    await firstStart(settings(), app.console)
    const warning = async (more: Record<string, string>) => adminPasswordWarning(settings(more), app.console)
    expect(await warning({})).toBeNull()
    expect(await warning({ ADMIN_PASSWORD: 'something else' })).toMatch(/^ADMIN_PASSWORD is not the password of admin@/)
    const nobody = { ADMIN_EMAIL: 'ann@example.com', ADMIN_PASSWORD: 'something else' }
    expect(await warning(nobody)).toMatch(/ann@example\.com is not one of them/)
  })

  it('is completed by the next start when it was interrupted anywhere', async () => {
    const app = await open()
    const { users } = app.store
    const insert = users.insert.bind(users)
    users.insert = async (user) => {
      await insert(user)
      throw new Error('killed')
    }
    await expect(firstStart(settings(), app.console)).rejects.toThrow('killed')
    users.insert = insert
    const { login, demo } = await firstStart(settings(), app.console)
    expect(login).not.toBeNull()
    expect(await works(app, demo?.key ?? '')).toBe(true)
  })

  it('fills a database that was put aside with what it greets with', async () => {
    const app = await open()
    const greeting = await firstStart(settings(), app.console)
    await close(app)
    for (const name of ['parley.db', 'parley.db-wal', 'parley.db-shm']) rmSync(join(dataDir, name), { force: true })
    const empty = await open()
    expect(await firstStart(settings(), empty.console)).toEqual({
      ...greeting,
      login: { ...greeting.login, userId: expect.any(String) as string },
    })
    expect(await works(empty, greeting.demo?.key ?? '')).toBe(true)
  })

  it('names a damaged file and the way out', async () => {
    const app = await open()
    writeFileSync(join(dataDir, 'welcome.json'), '{"email":')
    await expect(firstStart(settings(), app.console)).rejects.toThrow(/welcome\.json is damaged\. Remove it/)
  })

  it('says so in production when nobody could log in', async () => {
    const production = { NODE_ENV: 'production', SECRET_KEY: 'a'.repeat(64) }
    const app = await open(production)
    expect(await firstStart(settings(production), app.console)).toEqual({ login: null, demo: null, hasNoUser: true })
  })
})

describe('the secret key', () => {
  it('is made once and kept for its owner only', () => {
    const key = loadSecretKey(settings())
    expect(loadSecretKey(settings())).toEqual(key)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o077).toBe(0)
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()).toHaveLength(64)
  })

  it('is not made anew over a file that holds none', () => {
    writeFileSync(join(dataDir, 'secret-key'), '')
    expect(() => loadSecretKey(settings())).toThrow(/secret-key does not hold a key/)
  })
})
