import { describe, expect, it } from 'vitest'
import { CarrierRefused } from '../../../src/ports/telephony.ts'
import { createTwilio } from '../../../src/providers/twilio/twilio.ts'
import { loopbackCarrier } from '../../support/loopback-carrier.ts'

const carrier = createTwilio()
const signal = new AbortController().signal

function account(baseUrl: string) {
  return { accountSid: 'AC1', authToken: 'secret', phoneNumber: '+14155550100', baseUrl }
}

function order(baseUrl: string) {
  return {
    account: account(baseUrl),
    effectId: 'effect-1',
    to: '+919876543210',
    from: '',
    mediaUrl: 'wss://parley.example/v1/media/a&b',
    statusUrl: 'https://parley.example/v1/status/secret',
    ringTimeoutSec: 45,
    maxDurationSec: 600,
  }
}

describe('placing a call on telephony_a', () => {
  it('sends the form that the carrier documents, with the stream inline and its address escaped', async () => {
    await using server = await loopbackCarrier({ status: 201, body: { sid: 'CA1', status: 'queued' } })
    await expect(carrier.dial(order(server.url), signal)).resolves.toEqual({ providerCallId: 'CA1' })
    const [request] = server.seen
    expect(request).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/AC1/Calls.json' })
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
    expect(Object.fromEntries(request?.fields ?? [])).toMatchObject({
      To: '+919876543210',
      From: '+14155550100',
      Twiml: '<Response><Connect><Stream url="wss://parley.example/v1/media/a&amp;b"/></Connect></Response>',
      Timeout: '45',
      TimeLimit: '600',
      StatusCallback: 'https://parley.example/v1/status/secret',
      MachineDetection: 'Enable',
      AsyncAmd: 'true',
      AsyncAmdStatusCallback: 'https://parley.example/v1/status/secret',
    })
    expect(request?.fields.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
  })

  it("calls from the order's number when it names one", async () => {
    await using server = await loopbackCarrier({ status: 201, body: { sid: 'CA1' } })
    await carrier.dial({ ...order(server.url), from: '+14155550199' }, signal)
    expect(server.seen[0]?.fields.get('From')).toBe('+14155550199')
  })

  it("passes the carrier's refusal on in its own words", async () => {
    const body = { code: 21_211, message: "The 'To' number +1 is not a valid phone number.", status: 400 }
    await using server = await loopbackCarrier({ status: 400, body })
    const refusal: unknown = await carrier.dial(order(server.url), signal).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CarrierRefused)
    expect(refusal).toMatchObject({ message: body.message, status: 400, carrierCode: 21_211 })
  })

  it.each([
    [{ title: 'Invalid parameter', status: 400, code: 20_001, detail: 'The To is no number.' }, 'The To is no number.'],
    [{ title: 'Invalid parameter', status: 400, code: 20_001 }, 'Invalid parameter'],
  ])("passes the carrier's refusal on in its newer form", async (body, message) => {
    await using server = await loopbackCarrier({ status: 400, body })
    const refusal: unknown = await carrier.dial(order(server.url), signal).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CarrierRefused)
    expect(refusal).toMatchObject({ message, status: 400, carrierCode: 20_001 })
  })

  it('says who refused when the carrier gave no words', async () => {
    await using server = await loopbackCarrier({ status: 403, body: '<html>' })
    await expect(carrier.dial(order(server.url), signal)).rejects.toThrow('The telephony provider answered 403.')
  })

  it.each([
    ['a server error', { status: 500, body: { message: 'Internal' } }],
    ['a gateway error', { status: 503, body: 'busy' }],
    ['a success without a call id', { status: 201, body: {} }],
    ['a redirect', { status: 302, body: '' }],
    ['a connection that is cut', 'cut'],
  ] as const)('leaves open what happened after %s, and asks once only', async (_, answer) => {
    await using server = await loopbackCarrier(answer)
    const error: unknown = await carrier.dial(order(server.url), signal).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(CarrierRefused)
    expect(server.seen).toHaveLength(1)
  })

  it('stops when it is told to', async () => {
    await using server = await loopbackCarrier({ status: 201, body: { sid: 'CA1' } })
    await expect(carrier.dial(order(server.url), AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
  })
})

describe('ending a call on telephony_a', () => {
  it('asks the carrier to complete it', async () => {
    await using server = await loopbackCarrier({ status: 200, body: { sid: 'CA1' } })
    await carrier.hangUp(account(server.url), 'CA1', signal)
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/AC1/Calls/CA1.json' })
    expect(server.seen[0]?.fields.get('Status')).toBe('completed')
  })

  it.each([
    [404, 20_404],
    [400, 21_220],
  ])('takes a call that is over already (%i, %i) for a success', async (status, code) => {
    await using server = await loopbackCarrier({ status, body: { code, message: 'over' } })
    await expect(carrier.hangUp(account(server.url), 'CA1', signal)).resolves.toBeUndefined()
  })

  it('throws when the carrier fails', async () => {
    await using server = await loopbackCarrier({ status: 500, body: {} })
    await expect(carrier.hangUp(account(server.url), 'CA1', signal)).rejects.toThrow('status 500')
  })
})

describe('asking telephony_a how a call fares', () => {
  it.each([
    ['queued', null, 'queued', null],
    ['in-progress', 'human', 'answered', 'human'],
    ['completed', 'machine_end_beep', 'completed', 'machine'],
    ['no-answer', null, 'no_answer', null],
    ['busy', null, 'busy', null],
  ])('translates %s, answered by %s', async (status, answered_by, ours, answeredBy) => {
    await using server = await loopbackCarrier({ status: 200, body: { sid: 'CA1', status, answered_by } })
    const report = await carrier.fetchStatus(account(server.url), 'CA1', signal)
    expect(report).toEqual({ providerCallId: 'CA1', status: ours, answeredBy, sequence: null })
  })

  it('answers null for a call that the carrier does not know', async () => {
    await using server = await loopbackCarrier({ status: 404, body: { code: 20_404 } })
    await expect(carrier.fetchStatus(account(server.url), 'CA1', signal)).resolves.toBeNull()
  })

  it('throws for a status that it has never heard of', async () => {
    await using server = await loopbackCarrier({ status: 200, body: { status: 'levitating' } })
    await expect(carrier.fetchStatus(account(server.url), 'CA1', signal)).rejects.toThrow()
  })
})
