import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import twilio from 'twilio'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import type { Carrier, LegReport } from '../../src/ports/telephony.ts'
import { accountField } from '../../src/providers/carrier-http.ts'
import { createTwilio } from '../../src/providers/twilio/twilio.ts'
import { createExotel } from '../../src/providers/exotel/exotel.ts'
import { startSimulator } from '../../src/simulator/simulator.ts'
import { fastClock } from '../support/clock/fast-clock.ts'
import { asCallback, LineAgent, type SeenCallback } from '../support/simulator/test-service.ts'

const QUESTIONS = ['May I have your name, please?', 'Is that right?', 'Goodbye.']

/** A simulator that listens, and a service with real callbacks and sockets whose agent says the lines. */
async function setUp(carrier: Carrier = createTwilio()) {
  const simulator = await startSimulator({ clock: fastClock(10) })
  const callbacks: Omit<SeenCallback, 'atMs'>[] = []
  const upgrades: { url: string; signature: string | undefined }[] = []
  const agent = new LineAgent(carrier, QUESTIONS)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      callbacks.push({ url: `${url}${request.url}`, headers, body })
      server.emit('callback')
      response.end(twiml)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mediaUrl = `${url.replace('http', 'ws')}/media/token`
  const twiml = `<Response><Connect><Stream url="${mediaUrl}"><Parameter name="a" value="1"/></Stream></Connect></Response>`
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    const signature = request.headers['x-twilio-signature']
    upgrades.push({ url: `${url.replace('http', 'ws')}${request.url}`, signature: signature?.toString() })
    agent.attach({ send: (text) => socket.send(text), close: () => socket.close() })
    socket.on('message', (data: Buffer) => agent.receive(data.toString('utf8')))
  })
  const account = simulator.accounts[carrier.name]
  const reports = () => callbacks.map((callback) => carrier.readCallback(asCallback(callback), account))
  return {
    simulator,
    account,
    callbacks,
    upgrades,
    agent,
    url,
    mediaUrl,
    reports,
    async reported(status: LegReport['status']) {
      while (!reports().some((report) => report?.status === status)) await once(server, 'callback')
    },
    dial: (to: string) =>
      carrier.dial(
        {
          account,
          effectId: 'effect-1',
          to,
          from: '',
          mediaUrl,
          statusUrl: `${url}/status`,
          ringTimeoutSec: 30,
          maxDurationSec: 600,
        },
        new AbortController().signal,
      ),
    async [Symbol.asyncDispose]() {
      await simulator.close()
      sockets.close()
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The vendor's own client, led to the simulator. */
function vendorClient({ accountSid, authToken, baseUrl }: Record<string, unknown>) {
  const httpClient = new twilio.RequestClient()
  const request = httpClient.request.bind(httpClient)
  httpClient.request = (options) =>
    request({ ...options, uri: options.uri.replace('https://api.twilio.com', String(baseUrl)) })
  return twilio(String(accountSid), String(authToken), { httpClient })
}

describe('a call over real sockets', () => {
  it.each([createTwilio(), createExotel()])('is held on $name', async (carrier) => {
    await using world = await setUp(carrier)
    const { providerCallId } = await world.dial('+919876543210')
    await world.reported('completed')
    expect(world.agent.heard).toHaveLength(2)
    expect(world.agent.heard[0]).toMatch(/Priya Sharma/)
    expect(world.agent.heard[1]).toMatch(/^yes/)
    expect(world.agent.messages).toContainEqual(expect.objectContaining({ type: 'started', providerCallId }))
    const report = await carrier.fetchStatus(world.account, providerCallId, new AbortController().signal)
    expect(report).toMatchObject({ providerCallId, status: 'completed' })
  })
})

describe("the carrier's own client", () => {
  it('places a call, reads it and hangs up, and its verifier accepts every callback', async () => {
    await using world = await setUp()
    const client = vendorClient(world.account)
    const call = await client.calls.create({
      to: '+919876543210',
      from: '+12025550198',
      url: `${world.url}/twiml`,
      statusCallback: `${world.url}/status`,
      statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    })
    expect(call).toMatchObject({ status: 'queued', direction: 'outbound-api', to: '+919876543210', endTime: null })
    await world.reported('answered')
    await expect(client.calls(call.sid).fetch()).resolves.toMatchObject({ status: 'in-progress' })
    await expect(client.calls(call.sid).update({ status: 'completed' })).resolves.toMatchObject({ status: 'completed' })
    await world.reported('completed')

    const token = accountField(world.account, 'authToken')
    expect(world.callbacks.length).toBeGreaterThanOrEqual(5)
    for (const { url, headers, body } of world.callbacks) {
      const fields = Object.fromEntries(new URLSearchParams(body))
      expect(validateRequest(token, headers['x-twilio-signature'] ?? '', url, fields)).toBe(true)
    }
    for (const { url, signature } of world.upgrades) expect(validateRequest(token, signature ?? '', url, {})).toBe(true)
  })

  it('gets errors that it understands', async () => {
    await using world = await setUp()
    const client = vendorClient(world.account)
    const order = { from: '+12025550198', twiml: '<Response/>' }
    await expect(client.calls.create({ ...order, to: '+12025550110' })).rejects.toMatchObject({
      status: 400,
      code: 21_211,
      moreInfo: 'https://www.twilio.com/docs/errors/21211',
    })
    await expect(client.calls('CA00000000000000000000000000000000').fetch()).rejects.toMatchObject({ code: 20_404 })
    const stranger = vendorClient({ ...world.account, authToken: 'guess' })
    await expect(stranger.calls.create({ ...order, to: '+919876543210' })).rejects.toMatchObject({ status: 401 })
  })
})
