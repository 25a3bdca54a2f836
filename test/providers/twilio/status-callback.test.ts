import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { describe, expect, it } from 'vitest'
import { readCallback } from '../../../src/providers/twilio/status-callback.ts'

const account = { accountSid: 'AC1', authToken: 'secret', phoneNumber: '+14155550100' }
const url = 'https://parley.example/v1/status/abc?x=1'

function callback(fields: Record<string, string>, { authToken = 'secret', sent = fields } = {}) {
  return {
    url,
    headers: { 'x-twilio-signature': getExpectedTwilioSignature(authToken, url, fields) },
    contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
    body: Buffer.from(new URLSearchParams(sent).toString()),
  }
}

const ringing = { CallSid: 'CA1', AccountSid: 'AC1', CallStatus: 'ringing', SequenceNumber: '1', To: '+91 98' }

describe('a status callback of telephony_a', () => {
  it('is read when its signature is right', () => {
    const report = { providerCallId: 'CA1', status: 'ringing', answeredBy: null, sequence: 1 }
    expect(readCallback(callback(ringing), account)).toEqual(report)
  })

  it.each(['initiated', 'in-progress', 'completed', 'busy', 'no-answer', 'failed', 'canceled'])(
    'says %s in our words',
    (CallStatus) => {
      const ours = { initiated: 'queued', 'in-progress': 'answered', 'no-answer': 'no_answer' }[CallStatus]
      expect(readCallback(callback({ ...ringing, CallStatus }), account)?.status).toBe(ours ?? CallStatus)
    },
  )

  it.each([
    ['human', 'human'],
    ['machine_start', 'machine'],
    ['fax', 'machine'],
    ['unknown', null],
  ])('reads the verdict of machine detection, %s', (AnsweredBy, answeredBy) => {
    const verdict = { CallSid: 'CA1', AccountSid: 'AC1', AnsweredBy, MachineDetectionDuration: '2400' }
    const report = { providerCallId: 'CA1', status: 'answered', answeredBy, sequence: null }
    expect(readCallback(callback(verdict), account)).toEqual(report)
  })

  it('is refused when signed with another token, changed on the way, of another account, or unsigned', () => {
    expect(readCallback(callback(ringing, { authToken: 'guess' }), account)).toBeNull()
    expect(readCallback(callback(ringing, { sent: { ...ringing, CallStatus: 'completed' } }), account)).toBeNull()
    expect(readCallback(callback({ ...ringing, AccountSid: 'AC2' }), account)).toBeNull()
    expect(readCallback({ ...callback(ringing), headers: {} }, account)).toBeNull()
    expect(readCallback({ ...callback(ringing), url: `${url}&y=2` }, account)).toBeNull()
  })

  it.each([
    ['https://parley.example/status', 'https://parley.example:443/status'],
    ['https://parley.example:443/status', 'https://parley.example/status'],
    ['https://parley.example:8443/status', 'https://parley.example:8443/status'],
    ['http://parley.example:3000/voice/status', 'http://parley.example:3000/voice/status'],
    ['https://parley.example/status?b=%20x&a=1', 'https://parley.example/status?b=%20x&a=1'],
  ])('signed for %s is genuine at %s', (given, ours) => {
    const headers = { 'x-twilio-signature': getExpectedTwilioSignature('secret', given, ringing) }
    expect(readCallback({ ...callback(ringing), headers, url: ours }, account)?.status).toBe('ringing')
    const elsewhere = ours.replace('parley.', 'other.')
    expect(readCallback({ ...callback(ringing), headers, url: elsewhere }, account)).toBeNull()
  })

  it('is refused when it came to what is no address', () => {
    expect(readCallback({ ...callback(ringing), url: 'https://parley.examplehttp://x/status' }, account)).toBeNull()
  })

  it('says nothing when it is no form, names no call or knows an unknown status', () => {
    expect(readCallback({ ...callback(ringing), contentType: 'application/json' }, account)).toBeNull()
    expect(readCallback(callback({ ...ringing, CallSid: '' }), account)).toBeNull()
    expect(readCallback(callback({ ...ringing, CallStatus: 'levitating' }), account)).toBeNull()
  })

  it('is refused with more fields than a carrier has, however many names they have, and though it is signed', () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`Field${n}`, '']))
    expect(readCallback(callback({ ...ringing, ...fields(195) }), account)?.status).toBe('ringing')
    expect(readCallback(callback({ ...ringing, ...fields(196) }), account)).toBeNull()
    const repeated = `${new URLSearchParams(ringing).toString()}${'&Field='.repeat(196)}`
    const signed = { ...ringing, Field: Array.from({ length: 196 }, () => '') } as unknown as Record<string, string>
    expect(readCallback({ ...callback(signed), body: Buffer.from(repeated) }, account)).toBeNull()
  })

  it('has no number when the carrier sends nonsense for one', () => {
    expect(readCallback(callback({ ...ringing, SequenceNumber: '1e400' }), account)?.sequence).toBeNull()
  })
})
