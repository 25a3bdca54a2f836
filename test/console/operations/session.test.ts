import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConsole, PASSWORD, type OpenedConsole, type Visitor } from '../../support/console/open-console.ts'

const SESSION = '/console/api/session'
const WINDOW_MS = 900_000

let console: OpenedConsole
let guest: Visitor
let member: Visitor
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => {
  await console.clock.advance(WINDOW_MS)
  guest = await console.visitor({ loggedIn: false })
  member = await console.visitor()
})
afterAll(() => console.close())

function logIn(visitor: Visitor, password: string, email = visitor.email) {
  return visitor.request('POST', SESSION, { body: { email, password } })
}

describe('POST session', () => {
  it('lets the right password in and sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await logIn(guest, PASSWORD)
    expect(answer.status).toBe(201)
    expect(answer.json).toEqual({ email: guest.email })
    const [cookie, device] = answer.headers['set-cookie'] as string[]
    expect(cookie).toMatch(/^parley_session=[\w-]{43}; Max-Age=604800; Path=\/console\/api; HttpOnly; SameSite=Strict$/)
    expect(device).toMatch(
      /^parley_device=[\w.-]+; Max-Age=15552000; Path=\/console\/api\/session; HttpOnly; SameSite=/,
    )
  })

  it('keeps only a hash of the token', async () => {
    const answer = await logIn(guest, PASSWORD)
    const token = /parley_session=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''
    expect(await console.deps.store.sessions.find(token)).toBeNull()
  })

  it('accepts the e-mail address in any case and with spaces around it', async () => {
    expect((await logIn(guest, PASSWORD, ` ${guest.email.toUpperCase()} `)).status).toBe(201)
  })

  it('gives the same 401 for a wrong password and for an unknown user', async () => {
    const wrong = await logIn(guest, 'wrong')
    const nobody = await logIn(guest, PASSWORD, 'nobody@example.com')
    expect(wrong.status).toBe(401)
    expect(wrong.json).toEqual({
      message: 'The e-mail address or the password is wrong.',
      error: 'Unauthorized',
      statusCode: 401,
    })
    expect(nobody.text).toBe(wrong.text)
    expect(nobody.headers['set-cookie']).toBeUndefined()
  })

  it.each([[{}], [{ email: 'a@b.c' }], [{ email: 1, password: 'x' }], [{ email: 'a@b.c', password: '' }], [[]], ['x']])(
    'refuses the body %j with 400',
    async (body) => {
      expect((await guest.request('POST', SESSION, { body: JSON.stringify(body) })).status).toBe(400)
    },
  )

  it('refuses a missing body and one that is no JSON with 400', async () => {
    expect((await guest.request('POST', SESSION)).status).toBe(400)
    const form = { body: `email=${guest.email}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await guest.request('POST', SESSION, form)).status).toBe(400)
    const body = JSON.stringify({ email: guest.email, password: PASSWORD })
    for (const type of ['text/plain', 'application/x-ndjson', 'application/json5', '']) {
      const answer = await guest.request('POST', SESSION, { body, headers: { 'content-type': type } })
      expect([type, answer.status]).toEqual([type, 400])
    }
  })

  it('refuses a user after ten failures, the right password included, until the window is over', async () => {
    for (let failure = 0; failure < 10; failure += 1) expect((await logIn(guest, 'wrong')).status).toBe(401)
    const refused = await logIn(guest, PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.json).toEqual({ message: expect.stringContaining('15 minutes') as string, statusCode: 429 })
    expect(refused.headers['retry-after']).toBe('900')
    await console.clock.advance(WINDOW_MS)
    expect((await logIn(guest, PASSWORD)).status).toBe(201)
  })

  it('counts attempts that are made at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(guest, 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('lets a user log in any number of times with the right password', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(guest, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  })

  it.each(['a\u0000b@example.com', '\ud800@example.com', '{"$gt":""}', 'ü'.repeat(320)])(
    'answers 401 for the user %j',
    async (email) => {
      expect((await logIn(guest, PASSWORD, email)).status).toBe(401)
    },
  )

  it('forgets failures when the right password comes', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let failure = 0; failure < 7; failure += 1) await logIn(guest, 'wrong')
      expect((await logIn(guest, PASSWORD)).status).toBe(201)
    }
  })

  it('marks the cookie as secure in production', async () => {
    const strict = await openConsole({ config: { production: true } })
    const answer = await logIn(await strict.visitor({ loggedIn: false }), PASSWORD)
    expect(String(answer.headers['set-cookie'])).toContain('; Secure')
    await strict.close()
  })
})

describe('GET session', () => {
  it('returns the current user', async () => {
    expect((await member.request('GET', SESSION)).json).toEqual({ email: member.email })
  })

  it.each([null, 'parley_session=', 'parley_session=nonsense', 'parley_session=%00', 'other=1'])(
    'is 401 with the cookie %j',
    async (cookie) => {
      guest.cookie = cookie
      const answer = await guest.request('GET', SESSION)
      expect(answer.status).toBe(401)
      expect(answer.json).toEqual({ message: 'Log in first.', error: 'Unauthorized', statusCode: 401 })
    },
  )
})

describe('a session that is not used', () => {
  const HOUR_MS = 3_600_000

  it('is over after a day', async () => {
    await logIn(guest, PASSWORD)
    await console.clock.advance(24 * HOUR_MS)
    expect((await guest.request('GET', SESSION)).status).toBe(401)
  })

  it('is extended by use, but for no longer than seven days', async () => {
    await logIn(guest, PASSWORD)
    for (let hours = 23; hours < 7 * 24; hours += 23) {
      await console.clock.advance(23 * HOUR_MS)
      expect([hours, (await guest.request('GET', SESSION)).status]).toEqual([hours, 200])
    }
    await console.clock.advance(7 * HOUR_MS)
    expect((await guest.request('GET', SESSION)).status).toBe(401)
  })
})

describe('a browser that was logged in before', () => {
  it('is let in while a stranger guesses at the same person from everywhere', async () => {
    const logged = await logIn(guest, PASSWORD)
    const cookies = [logged.headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0])
    const device = cookies.find((cookie) => cookie?.startsWith('parley_device='))
    for (let failure = 0; failure < 10; failure += 1) {
      await console.app.inject({
        method: 'POST',
        url: SESSION,
        payload: { email: guest.email, password: 'wrong' },
      })
    }
    guest.cookie = null
    expect((await logIn(guest, PASSWORD)).status).toBe(429)
    guest.cookie = device ?? ''
    expect((await logIn(guest, PASSWORD)).status).toBe(201)
  })

  it('is known by its own person only', async () => {
    const logged = await logIn(guest, PASSWORD)
    const cookies = [logged.headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0])
    const device = cookies.find((cookie) => cookie?.startsWith('parley_device=')) ?? ''
    const other = await console.visitor({ loggedIn: false })
    for (let failure = 0; failure < 10; failure += 1) await logIn(other, 'wrong')
    other.cookie = device
    expect((await logIn(other, PASSWORD)).status).toBe(429)
    other.cookie = 'parley_device=v1.nonsense'
    expect((await logIn(other, PASSWORD)).status).toBe(429)
  })
})

describe('PUT me/password', () => {
  const change = (visitor: Visitor, current: string, next: string) =>
    visitor.request('PUT', '/console/api/me/password', { body: { current, next } })

  it('changes the password and ends all other sessions', async () => {
    await logIn(guest, PASSWORD)
    const elsewhere = guest.cookie
    await logIn(guest, PASSWORD)
    const before = guest.cookie
    expect((await change(guest, PASSWORD, 'another one, longer')).status).toBe(204)
    expect((await guest.request('GET', SESSION)).status).toBe(200)
    const now = guest.cookie
    for (const ended of [elsewhere, before]) {
      guest.cookie = ended
      expect((await guest.request('GET', SESSION)).status).toBe(401)
    }
    guest.cookie = null
    expect((await logIn(guest, PASSWORD)).status).toBe(401)
    expect((await logIn(guest, 'another one, longer')).status).toBe(201)
    guest.cookie = now
    expect((await guest.request('GET', SESSION)).status).toBe(200)
  })

  it('ends all other sessions also when the password stays the same', async () => {
    await logIn(guest, PASSWORD)
    const elsewhere = guest.cookie
    await logIn(guest, PASSWORD)
    expect((await change(guest, PASSWORD, PASSWORD)).status).toBe(204)
    guest.cookie = elsewhere
    expect((await guest.request('GET', SESSION)).status).toBe(401)
  })

  it('accepts one of two simultaneous changes', async () => {
    await logIn(guest, PASSWORD)
    const answers = await Promise.all(
      ['the first one', 'the second one'].map((next) => {
        return guest.request('PUT', '/console/api/me/password', { body: { current: PASSWORD, next } })
      }),
    )
    const [won, ...others] = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(won).toBe(204)
    expect(others[0]).toBeGreaterThanOrEqual(400)
  })

  it('refuses a wrong one with 400, and changes nothing', async () => {
    const answer = await change(member, 'wrong', 'another one, longer')
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ message: 'current is not your password.' })
    expect((await member.request('GET', SESSION)).status).toBe(200)
  })

  it('stops guessing at it after ten failures', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => change(member, 'wrong', 'another one, longer')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await change(member, PASSWORD, 'another one, longer')).status).toBe(429)
  })

  it('refuses a short one, and a request without a session', async () => {
    expect((await change(member, PASSWORD, 'short')).status).toBe(400)
    expect((await change(guest, PASSWORD, 'another one, longer')).status).toBe(401)
  })
})

describe('DELETE session', () => {
  it('ends the session, also for a copy of the cookie', async () => {
    const kept = member.cookie
    expect((await member.request('DELETE', SESSION)).status).toBe(204)
    expect(member.cookie).toBeNull()
    member.cookie = kept
    expect((await member.request('GET', SESSION)).status).toBe(401)
  })

  it('leaves other sessions of the person alone', async () => {
    const first = member.cookie
    await logIn(member, PASSWORD)
    await member.request('DELETE', SESSION)
    member.cookie = first
    expect((await member.request('GET', SESSION)).status).toBe(200)
  })

  it('is 204 without a session too', async () => {
    expect((await guest.request('DELETE', SESSION)).status).toBe(204)
  })
})
