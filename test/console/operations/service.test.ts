import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openConsole, type OpenedConsole, type Visitor } from '../../support/console/open-console.ts'

let console: OpenedConsole
beforeAll(async () => void (console = await openConsole()))
afterAll(() => console.close())

async function userIdOf({ email }: Visitor): Promise<string> {
  return (await console.deps.store.users.findByEmail(email))?.id ?? ''
}

describe('GET service', () => {
  it('describes this installation', async () => {
    const visitor = await console.visitor()
    expect((await visitor.request('GET', '/console/api/service')).json).toEqual({
      ...{ version: '1.2.3', production: false, publicUrl: null, simulatesCalls: false, simulatedPeople: [] },
    })
  })

  it('lists the simulated people where calls are simulated', async () => {
    const simulatedPeople = [{ number: '+12025550100', description: 'Somebody' }]
    const other = await openConsole({ deps: { service: { version: '2', simulatedPeople } } })
    const { json } = await (await other.visitor()).request('GET', '/console/api/service')
    expect(json).toMatchObject({ simulatesCalls: true, simulatedPeople })
    await other.close()
  })
})

describe('a log-in link', () => {
  const logIn = (visitor: Visitor, token: string) =>
    visitor.request('POST', '/console/api/session', { body: { token } })

  it('lets its user in once', async () => {
    const visitor = await console.visitor({ loggedIn: false })
    const token = console.deps.logInLinks.issue(await userIdOf(visitor))
    const answer = await logIn(visitor, token)
    expect([answer.status, answer.json]).toEqual([201, { email: visitor.email }])
    expect((await visitor.request('GET', '/console/api/session')).json).toEqual({ email: visitor.email })
    const again = await logIn(await console.visitor({ loggedIn: false }), token)
    expect([again.status, again.json.error]).toEqual([401, 'Unauthorized'])
  })

  it('works for ten minutes', async () => {
    const visitor = await console.visitor({ loggedIn: false })
    const inTime = console.deps.logInLinks.issue(await userIdOf(visitor))
    const late = console.deps.logInLinks.issue(await userIdOf(visitor))
    await console.clock.advance(10 * 60_000 - 1)
    expect((await logIn(visitor, inTime)).status).toBe(201)
    await console.clock.advance(1)
    expect((await logIn(visitor, late)).status).toBe(401)
  })

  it('answers 401 for an unknown token or a deleted user, and 400 for a token that is no text', async () => {
    const visitor = await console.visitor({ loggedIn: false })
    expect((await logIn(visitor, 'made-up')).status).toBe(401)
    expect((await logIn(visitor, console.deps.logInLinks.issue('nobody'))).status).toBe(401)
    for (const token of ['', 'x'.repeat(201), 5, null]) {
      expect((await visitor.request('POST', '/console/api/session', { body: { token } })).status).toBe(400)
    }
  })
})
