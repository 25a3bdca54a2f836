import { describe, expect, it } from 'vitest'
import { CarrierRefused } from '../../../src/ports/telephony.ts'
import { createExotel } from '../../../src/providers/exotel/exotel.ts'
import { loopbackCarrier } from '../../support/loopback-carrier.ts'

const carrier = createExotel()
const signal = new AbortController().signal

function account(baseUrl: string) {
  return { accountSid: 'exo1', apiKey: 'key', apiToken: 'token', phoneNumber: '08047190100', baseUrl: `${baseUrl}/` }
}

function order(baseUrl: string) {
  return {
    account: account(baseUrl),
    effectId: 'effect-1',
    to: '+919876543210',
    from: '',
    mediaUrl: 'wss://parley.example/v1/media/token',
    statusUrl: 'https://parley.example/v1/status/secret',
    ringTimeoutSec: 45,
    maxDurationSec: 20_000,
  }
}

describe('placing a call on telephony_b', () => {
  it('connects the person to the stream, at most as long as the carrier allows', async () => {
    await using server = await loopbackCarrier({ status: 200, body: { Call: { Sid: 'x1', Status: 'in-progress' } } })
    await expect(carrier.dial(order(server.url), signal)).resolves.toEqual({ providerCallId: 'x1' })
    const [request] = server.seen
    expect(request).toMatchObject({ method: 'POST', path: '/v1/Accounts/exo1/Calls/connect.json' })
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('key:token').toString('base64')}`)
    expect(Object.fromEntries(request?.fields ?? [])).toMatchObject({
      From: '+919876543210',
      CallerId: '08047190100',
      StreamUrl: 'wss://parley.example/v1/media/token?sample-rate=8000',
      StreamType: 'bidirectional',
      TimeLimit: '14400',
      StatusCallback: 'https://parley.example/v1/status/secret',
      CustomField: 'effect-1',
    })
    expect(request?.fields.getAll('StatusCallbackEvents[]')).toEqual(['ringing', 'answered', 'terminal'])
  })

  it("passes the carrier's refusal on in its own words", async () => {
    const body = { RestException: { Status: 403, Message: 'Streaming is not enabled.', Code: 34_010 } }
    await using server = await loopbackCarrier({ status: 403, body })
    const refusal: unknown = await carrier.dial(order(server.url), signal).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CarrierRefused)
    expect(refusal).toMatchObject({ message: 'Streaming is not enabled.', status: 403, carrierCode: 34_010 })
  })

  it.each([
    ['a server error', { status: 502, body: '' }],
    ['an answer in XML', { status: 200, body: '<TwilioResponse/>' }],
    ['a connection that is cut', 'cut'],
  ] as const)('leaves open what happened after %s, and asks once only', async (_, answer) => {
    await using server = await loopbackCarrier(answer)
    const error: unknown = await carrier.dial(order(server.url), signal).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(CarrierRefused)
    expect(server.seen).toHaveLength(1)
  })

  it('cannot hang up, and says so', async () => {
    expect(carrier.supportsHangUp).toBe(false)
    await expect(carrier.hangUp({}, 'x1', signal)).rejects.toThrow('cannot end a call')
  })
})

describe('asking telephony_b how a call fares', () => {
  it.each([
    ['in-progress', 'ringing'],
    ['completed', 'completed'],
    ['no-answer', 'no_answer'],
  ])('translates %s, which proves no answer before the end', async (Status, ours) => {
    await using server = await loopbackCarrier({ status: 200, body: { Call: { Sid: 'x1', Status } } })
    const report = await carrier.fetchStatus(account(server.url), 'x1', signal)
    expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/v1/Accounts/exo1/Calls/x1.json' })
    expect(report).toEqual({ providerCallId: 'x1', status: ours, answeredBy: null, sequence: null })
  })

  it('answers null for a call that the carrier does not know', async () => {
    await using server = await loopbackCarrier({ status: 404, body: { RestException: { Message: 'Not found' } } })
    await expect(carrier.fetchStatus(account(server.url), 'x1', signal)).resolves.toBeNull()
  })
})
