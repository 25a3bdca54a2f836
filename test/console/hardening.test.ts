import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openConsole, PASSWORD, type Member, type OpenedConsole } from '../support/console/open-console.ts'

let console: OpenedConsole
let member: Member
beforeAll(async () => {
  console = await openConsole()
  member = await console.addMember()
})
afterAll(() => console.close())

describe('a stranger', () => {
  it('may send no larger body than a log-in needs', async () => {
    const stranger = await console.visitor({ loggedIn: false })
    const body = JSON.stringify({ email: stranger.email, password: PASSWORD, extra: 'x'.repeat(4_096) })
    const answer = await stranger.request('POST', '/console/api/session', { body })
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close'])
  })

  it.each(['QUERY', 'PATCH', 'POST', 'PUT'])('finds nothing with %s, with and without a body', async (method) => {
    for (const payload of [undefined, Buffer.from('x'), Buffer.from('{}')]) {
      const { cookie } = member
      const response = await console.app.inject({
        method: method as 'POST',
        url: '/console/api/nothing',
        headers: { cookie: cookie ?? '' },
        ...(payload && { payload }),
      })
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { message: 'There is no such endpoint.', error: 'Not Found', statusCode: 404 },
      ])
    }
  })
})

describe('in production', () => {
  it('the cookie is bound to this host and to https, and browsers are told to use https', async () => {
    const strict = await openConsole({ config: { production: true, publicUrl: 'https://parley.example' } })
    const somebody = await strict.visitor({ loggedIn: false })
    const login = await somebody.request('POST', '/console/api/session', {
      body: { email: somebody.email, password: PASSWORD },
    })
    expect(login.status).toBe(201)
    expect(String(login.headers['set-cookie'])).toMatch(/^__Secure-parley_session=[^;]+;.*; Secure/)
    expect(login.headers['strict-transport-security']).toBe('max-age=31536000')
    const owner = await strict.addMember()
    expect((await owner.request('GET', '/console/api/session')).status).toBe(200)
    owner.cookie = owner.cookie?.replace('__Secure-', '') ?? null
    expect((await owner.request('GET', '/console/api/session')).status).toBe(401)
    await strict.close()
  })

  it('has nothing of it where it is not reached by https', async () => {
    const answer = await member.request('GET', '/console/api/session')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('a name', () => {
  it.each(['\u200b\u200d', '\u0001\u0002', ' \ufeff ', '\u00ad'])('cannot be %j, which is invisible', async (name) => {
    for (const path of ['/console/api/projects', `${member.project}/agents`, `${member.project}/keys`]) {
      expect((await member.request('POST', path, { body: { name } })).status).toBe(400)
    }
  })
})

describe('a connection', () => {
  it('names no port of another protocol where addresses have to be public', async () => {
    const resolve = () => Promise.resolve(['93.184.216.34'])
    const strict = await openConsole({ config: { allowsPrivateModelUrls: false }, deps: { resolve } })
    const owner = await strict.addMember()
    const save = async (baseUrl: string) =>
      (await owner.request('PUT', `${owner.project}/connections/openai-compatible`, { body: { baseUrl } })).status
    expect(await save('https://models.example/v1')).toBe(200)
    expect(await save('https://models.example:8443/v1')).toBe(200)
    expect(await save('https://models.example:25/v1')).toBe(400)
    await strict.close()
  })
})
