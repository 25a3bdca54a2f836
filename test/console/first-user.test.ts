import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureFirstUser, randomPassword } from '../../src/console/first-user.ts'
import { hashPassword, isPasswordOf } from '../../src/console/session/password.ts'
import { openConsole, PASSWORD, type OpenedConsole } from '../support/console/open-console.ts'

let console: OpenedConsole
beforeAll(async () => void (console = await openConsole()))
afterAll(() => console.close())

function ensure(email: string, password = PASSWORD) {
  const { deps } = console
  return ensureFirstUser(
    { email, passwordHash: () => hashPassword(password) },
    { users: deps.store.users, newId: () => deps.newId(), now: () => deps.clock.now() },
  )
}

describe('the first user', () => {
  it('is made once, however many nodes start at the same time, and can log in', async () => {
    const results = await Promise.all([ensure(' Admin@Example.com '), ensure('admin@example.com')])
    expect(results.filter((result) => result?.created)).toHaveLength(1)
    expect(new Set(results.map((result) => result?.user.id)).size).toBe(1)
    const visitor = await console.visitor({ loggedIn: false })
    const body = { email: 'admin@example.com', password: PASSWORD }
    expect((await visitor.request('POST', '/console/api/session', { body })).status).toBe(201)
  })

  it('keeps its password when the service starts with another one', async () => {
    const again = await ensure('admin@example.com', 'something else')
    expect(again?.created).toBe(false)
    expect(await isPasswordOf(again?.user ?? null, PASSWORD)).toBe(true)
    expect(again?.user.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('is not created a second time', async () => {
    expect(await ensure('second@example.com')).toBeNull()
  })
})

it('makes passwords of 120 random bits', () => {
  expect(randomPassword()).toMatch(/^[\w-]{20}$/)
  expect(randomPassword()).not.toBe(randomPassword())
})
