import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConsole, PASSWORD, type OpenedConsole, type Visitor } from '../support/open-console.ts'

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
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^parley_session=[\w-]{43}; Max-Age=604800; Path=\/console\/api; HttpOnly; SameSite=Strict$/)
  })

  it('keeps only a hash of the token', async () => {
    const answer = await logIn(guest, PASSWORD)
    const token = /parley_session=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''
    expect(await console.deps.store.sessions.find(token)).toBeNull()
  })

  it('takes the address in any case and with blanks around it', async () => {
    expect((await logIn(guest, PASSWORD, ` ${guest.email.toUpperCase()} `)).status).toBe(201)
  })

  it('gives the same 401 for a wrong password and for nobody', async () => {
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

  it('stops guessing at one person after ten failures, the right password included, until the window is over', async () => {
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

  it('lets one person in as often at the same time as the password is right', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(guest, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  })

  it.each(['a\u0000b@example.com', '\ud800@example.com', '{"$gt":""}', 'ü'.repeat(320)])(
    'knows nobody called %j',
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
  it('tells who is logged in', async () => {
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

  it('is 401 after seven days', async () => {
    await console.clock.advance(7 * 24 * 3_600_000)
    expect((await member.request('GET', SESSION)).status).toBe(401)
  })
})

describe('DELETE session', () => {
  it('ends the session for good, whoever has kept the cookie', async () => {
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
