import WebSocket from 'ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MediaSocket } from '../../../src/media/carrier-socket.ts'
import { callbackPath } from '../../../src/telephony/callback-path.ts'
import { START_TIMEOUT_MS, type MediaConnection } from '../../../src/telephony/sockets/media-gateway.ts'
import { createCallbackTokens, type CallbackTarget } from '../../../src/security/callback-tokens.ts'
import type { SimulatedCall } from '../../../src/simulator/carriers/simulated-call.ts'
import { callFields, signed } from '../../../src/simulator/carriers/twilio-wire.ts'
import { SERVICE } from '../../support/phone/memory-network.ts'
import { openPhone, type OpenedPhone } from '../../support/phone/open-phone.ts'

const tokens = createCallbackTokens(Buffer.alloc(32, 7))
const FORM = 'application/x-www-form-urlencoded'

let opened: OpenedPhone
let bystander: string
beforeAll(async () => {
  opened = await openPhone({ find: () => undefined })
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())
/** A call that goes on, whatever strangers do. */
beforeEach(async () => void (bystander = await ring('telephony_b')))

/** A call that rings for a while: somebody answers after seconds of the virtual clock. */
async function ring(provider: 'telephony_a' | 'telephony_b'): Promise<string> {
  const { json } = await opened.place({ to: '+12025550102', provider })
  return String(json['id'])
}

const pathTo = (place: CallbackTarget) => callbackPath(tokens, place)
const refusals = (where: string, reason: string) =>
  opened.figure(`parley_telephony_refused_total{where="${where}",reason="${reason}"}`)
const simulated = async (id: string): Promise<SimulatedCall> => {
  const { providerCallId } = await opened.read(id)
  const found = opened.simulator.calls().find(({ sid }) => sid === providerCallId)
  if (!found) throw new Error('not dialled')
  return found
}

async function post(url: string, body: string | Buffer, contentType = FORM, headers: Record<string, string> = {}) {
  const answer = await opened.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': contentType },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.body }
}

/** What nobody learns anything from. */
const NOTHING = {
  status: 404,
  body: JSON.stringify({ message: 'There is no such endpoint.', error: 'Not Found', statusCode: 404 }),
}

describe('a status callback', () => {
  const report = (sid: string, status: string) => `CallSid=${sid}&Status=${status}`

  it('is turned away under any address that was not given out', async () => {
    const id = await ring('telephony_b')
    const good = pathTo({ carrier: 'telephony_b', purpose: 'status', callId: id })
    const token = good.split('/').at(-1) ?? ''
    const bad = [
      good.replace(token, 'x'.repeat(43)),
      good.replace(token, token.slice(1)),
      good.replace(token, `${token}=`),
      good.replace(id, bystander),
      good.replace('telephony_b', 'telephony_a'),
      good.replace('telephony_b', '__proto__'),
      good.replace(id, 'x'),
      pathTo({ carrier: 'telephony_b', purpose: 'media', callId: id }).replace('/media/', '/status/'),
    ]
    const before = (await refusals('status', 'forged')) ?? 0
    for (const path of bad) expect(await post(path, report('x', 'completed'))).toEqual(NOTHING)
    expect(await refusals('status', 'forged')).toBe(before + bad.length)
    expect((await opened.read(id)).status).toBe('ringing')
  })

  it('of a call that there never was is turned away', async () => {
    const callId = '0197a2b4-0000-7000-8000-000000000001'
    const path = pathTo({ carrier: 'telephony_b', purpose: 'status', callId })
    expect(await post(path, report('x', 'completed'))).toEqual(NOTHING)
    expect(await refusals('status', 'unknown_call')).toBe(1)
  })

  it('over telephony_a needs the signature of the account, over the public address', async () => {
    const id = await ring('telephony_a')
    const path = pathTo({ carrier: 'telephony_a', purpose: 'status', callId: id })
    const account = opened.simulator.accounts.telephony_a
    const fields = { ...callFields(await simulated(id)), CallStatus: 'busy' }
    const send = (url: string, with_: typeof account, body?: string) => {
      const { headers, body: genuine } = signed(url, fields, with_)
      return post(path, body ?? genuine, FORM, { 'x-twilio-signature': String(headers['x-twilio-signature']) })
    }
    expect(await send(`${SERVICE}${path}`, { ...account, authToken: 'guessed' })).toEqual(NOTHING)
    expect(await send(`https://elsewhere.example${path}`, account)).toEqual(NOTHING)
    expect(await send(`${SERVICE}${path}`, account, new URLSearchParams({ ...fields, To: '+1' }).toString())).toEqual(
      NOTHING,
    )
    expect(await post(path, new URLSearchParams(fields).toString())).toEqual(NOTHING)
    expect((await opened.read(id)).status).toBe('ringing')
    expect((await send(`${SERVICE}${path}`, account)).status).toBe(200)
    expect(await opened.untilEnded(id)).toMatchObject({ error: 'The line was busy.' })
  })

  it.each([
    ['a form', FORM, (sid: string) => report(sid, 'busy')],
    ['JSON', 'application/json', (sid: string) => JSON.stringify({ CallSid: sid, Status: 'busy' })],
    [
      'multipart',
      'multipart/form-data; boundary=b',
      (sid: string) =>
        ['CallSid', 'Status']
          .map(
            (name) =>
              `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${name === 'Status' ? 'busy' : sid}\r\n`,
          )
          .join('') + '--b--\r\n',
    ],
  ])('over telephony_b is read as %s, and twice does no harm', async (_name, type, bodyOf) => {
    const id = await ring('telephony_b')
    const path = pathTo({ carrier: 'telephony_b', purpose: 'status', callId: id })
    const body = bodyOf((await simulated(id)).sid)
    expect(await post(path, body, type)).toEqual({ status: 200, body: '' })
    expect((await post(path, body, type)).status).toBe(200)
    const ended = await opened.untilEnded(id)
    expect(ended).toMatchObject({ outcome: 'failed', error: 'The line was busy.' })
    const late = (await refusals('status', 'ended')) ?? 0
    expect((await post(path, body, type)).status).toBe(200)
    expect(await refusals('status', 'ended')).toBe(late + 1)
    expect(await opened.read(id)).toEqual(ended)
    await opened.advance(1_000)
    expect(opened.posted.filter(({ callId }) => callId === id)).toHaveLength(2)
  })

  it("about another call's leg changes nothing", async () => {
    const id = await ring('telephony_b')
    const path = pathTo({ carrier: 'telephony_b', purpose: 'status', callId: id })
    expect((await post(path, report((await simulated(bystander)).sid, 'completed'))).status).toBe(200)
    expect((await opened.read(id)).status).toBe('ringing')
    expect((await opened.read(bystander)).status).toBe('ringing')
  })

  it.each([
    ['nothing', '', FORM],
    ['no call id', 'Status=busy', FORM],
    ['an unknown status', 'CallSid=x&Status=dancing', FORM],
    ['broken JSON', '{', 'application/json'],
    ['another type', 'CallSid=x&Status=busy', 'text/plain'],
    ['bytes', Buffer.from([0, 255, 254]), 'application/octet-stream'],
  ])('with %s is turned away', async (_name, body, type) => {
    const path = pathTo({ carrier: 'telephony_b', purpose: 'status', callId: bystander })
    expect(await post(path, body, type)).toEqual(NOTHING)
    expect((await opened.read(bystander)).status).toBe('ringing')
  })

  it('longer than any carrier sends is 413', async () => {
    const path = pathTo({ carrier: 'telephony_b', purpose: 'status', callId: bystander })
    expect((await post(path, 'x'.repeat(70_000))).status).toBe(413)
  })
})

/** A socket as the gateway sees it. */
class Socket implements MediaSocket {
  readonly sent: string[] = []
  isOpen = true
  bufferedBytes = 0
  connection: MediaConnection | null = null
  send(text: string) {
    if (this.isOpen) this.sent.push(text)
  }
  close() {
    this.isOpen = false
  }
}

describe('a media socket', () => {
  const started = (sid: string) =>
    JSON.stringify({
      event: 'start',
      stream_sid: 's1',
      start: { stream_sid: 's1', call_sid: sid, media_format: { encoding: 'audio/x-raw', sample_rate: '8000' } },
    })

  function enter(callId: string): Socket {
    const socket = new Socket()
    socket.connection = opened.phone.gateway.accept({ carrier: 'telephony_b', purpose: 'media', callId }, socket)
    return socket
  }
  async function begin(callId: string, sid: string): Promise<Socket> {
    const socket = enter(callId)
    socket.connection?.receive(started(sid))
    await opened.clock.settle()
    return socket
  }

  it('is not even made under an address that was not given out, nor for a call that is over', async () => {
    const address = opened.app.server.address() as { port: number }
    const refusal = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${address.port}${path}`)
        socket.on('unexpected-response', (_request, response) => {
          resolve(response.statusCode)
          response.resume()
          socket.terminate()
        })
        socket.on('open', () => reject(new Error('It was let in.')))
        socket.on('error', () => {})
      })
    const id = await ring('telephony_b')
    const good = pathTo({ carrier: 'telephony_b', purpose: 'media', callId: id })
    expect(await refusal(good.replace(id, bystander))).toBe(404)
    expect(
      await refusal(pathTo({ carrier: 'telephony_b', purpose: 'status', callId: id }).replace('status', 'media')),
    ).toBe(404)
    await opened.untilEnded(id)
    expect(await refusal(good)).toBe(404)
    expect(await refusals('media', 'ended')).toBe(1)
  })

  it('that sends what is longer than any frame, or none, is closed and counted, not logged', async () => {
    const address = opened.app.server.address() as { port: number }
    const path = pathTo({ carrier: 'telephony_b', purpose: 'media', callId: bystander })
    const connect = (act: (socket: WebSocket) => void) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${address.port}${path}`)
        socket.on('open', () => act(socket))
        socket.on('close', () => resolve())
        socket.on('error', reject)
      })
    await connect((socket) => socket.send('x'.repeat(70_000)))
    await connect((socket) =>
      (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.from([0xff, 0x00])),
    )
    expect(await refusals('media', 'malformed')).toBe(2)
    expect(opened.logged.filter((line) => line.includes('"level":50'))).toEqual([])
    expect((await opened.read(bystander)).status).toBe('ringing')
  })

  it('that says nothing is closed after ten seconds, and the call waits on for the right one', async () => {
    const socket = enter(bystander)
    socket.connection?.receive(JSON.stringify({ event: 'connected' }))
    await opened.advance(START_TIMEOUT_MS - 1)
    expect(socket.isOpen).toBe(true)
    await opened.advance(1)
    expect(socket.isOpen).toBe(false)
    expect(await refusals('media', 'silent')).toBe(1)
    expect((await opened.read(bystander)).status).toBe('ringing')
  })

  it("with another call's id is closed, and neither call notices", async () => {
    const other = await ring('telephony_b')
    const socket = await begin(bystander, (await simulated(other)).sid)
    expect(socket.isOpen).toBe(false)
    expect(await refusals('media', 'other_call')).toBe(1)
    for (const id of [bystander, other]) expect((await opened.read(id)).status).toBe('ringing')
  })

  it('is good once: a second one is closed, and the first goes on', async () => {
    const { sid } = await simulated(bystander)
    const [first, early] = [enter(bystander), enter(bystander)]
    first.connection?.receive(started(sid))
    early.connection?.receive(started(sid))
    await opened.clock.settle()
    const late = await begin(bystander, sid)
    expect([first.isOpen, early.isOpen, late.isOpen].filter(Boolean)).toHaveLength(1)
    expect(late.isOpen).toBe(false)
    expect(
      await opened.phone.gateway.authorize({ carrier: 'telephony_b', callId: bystander, token: tokenOf(bystander) }),
    ).toBeNull()
    expect((await opened.read(bystander)).status).toBe('in_progress')
    await opened.advance(500)
    expect((first.isOpen ? first : early).sent.length).toBeGreaterThan(0)
    first.connection?.closed()
    early.connection?.closed()
    expect(await opened.untilEnded(bystander)).toMatchObject({ status: 'ended' })
  })

  it('that says only garbage is closed', async () => {
    const socket = enter(bystander)
    for (const frame of ['{', '[]', '"x"', '{"event":"start"}', '{"event":"media","media":{"payload":"%"}}', '\0']) {
      socket.connection?.receive(frame)
    }
    expect(socket.isOpen).toBe(true)
    for (let index = 0; index < 6; index += 1) socket.connection?.receive(null)
    expect(socket.isOpen).toBe(false)
    expect(await refusals('media', 'unreadable')).toBe(1)
  })

  it('that sends more than live audio has is closed', async () => {
    const socket = enter(bystander)
    for (let index = 0; index < 1_100; index += 1) socket.connection?.receive(JSON.stringify({ event: 'connected' }))
    expect(socket.isOpen).toBe(false)
    expect(await refusals('media', 'flood')).toBe(1)
  })

  it('is refused while 200 sockets have not named their call', async () => {
    const waiting = Array.from({ length: 200 }, (_, index) => enter(`call ${index}`))
    const authorize = () =>
      opened.phone.gateway.authorize({ carrier: 'telephony_b', callId: bystander, token: tokenOf(bystander) })
    expect(await authorize()).toBeNull()
    expect(await refusals('media', 'crowded')).toBe(1)
    for (const { connection } of waiting) connection?.closed()
    expect(await authorize()).not.toBeNull()
  })

  it('is closed once five of its call have not named it, while sockets of other calls are accepted', async () => {
    const authorize = (callId: string) =>
      opened.phone.gateway.authorize({ carrier: 'telephony_b', callId, token: tokenOf(callId) })
    const other = await ring('telephony_b')
    const sockets = Array.from({ length: 300 }, () => enter(bystander))
    expect(sockets.filter(({ isOpen }) => isOpen)).toHaveLength(5)
    expect(await authorize(bystander)).toBeNull()
    expect(await authorize(other)).not.toBeNull()
    for (const { connection } of sockets) connection?.closed()
    expect(await authorize(bystander)).not.toBeNull()
  })

  const tokenOf = (callId: string) => tokens.tokenFor({ carrier: 'telephony_b', purpose: 'media', callId })
})

it('logs no token, number or name', () => {
  const log = opened.logged.join('')
  for (const id of [bystander]) {
    for (const purpose of ['status', 'media'] as const) {
      expect(log).not.toContain(tokens.tokenFor({ carrier: 'telephony_b', purpose, callId: id }))
    }
  }
  expect(log).not.toContain('+1202555')
})
