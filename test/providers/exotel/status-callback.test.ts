import { describe, expect, it } from 'vitest'
import { createExotel } from '../../../src/providers/exotel/exotel.ts'

const carrier = createExotel()

function read(contentType: string, body: string) {
  const url = 'https://parley.example/v1/status/secret'
  return carrier.readCallback({ url, headers: {}, contentType, body: Buffer.from(body) }, {})
}

async function multipart(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('upload', new Blob(['CallSid']), 'CallSid.txt')
  const encoded = new Response(form)
  return read(encoded.headers.get('content-type') ?? '', await encoded.text())
}

const busy = { CallSid: 'x1', Status: 'busy', DateUpdated: '2026-01-01 10:00:00', 'Legs[0][Status]': 'completed' }
const report = { providerCallId: 'x1', status: 'busy', answeredBy: null, sequence: null }

describe('a status callback of telephony_b', () => {
  it('is read as JSON, as a form and as multipart', async () => {
    expect(read('application/json; charset=utf-8', JSON.stringify(busy))).toEqual(report)
    expect(read('application/x-www-form-urlencoded', new URLSearchParams(busy).toString())).toEqual(report)
    await expect(multipart(busy)).resolves.toEqual(report)
  })

  it('is read with snake_case and camelCase names', () => {
    expect(read('application/json', '{"call_sid":"x1","status":"busy"}')).toEqual(report)
    expect(read('application/json', '{"callSid":"x1","status":"busy"}')).toEqual(report)
  })

  it.each([
    ['answered', 'in-progress', 'answered'],
    ['ringing', 'in-progress', 'ringing'],
    ['terminal', 'no-answer', 'no_answer'],
    ['answered', 'completed', 'completed'],
    [undefined, 'in-progress', 'ringing'],
    ['terminal', 'in-progress', 'completed'],
    ['terminal', undefined, 'completed'],
    ['Terminal', 'No_Answer', 'no_answer'],
  ])('takes the event %s with the status %s for %s', (EventType, Status, ours) => {
    const body = JSON.stringify({ CallSid: 'x1', Status, EventType })
    expect(read('application/json', body)).toMatchObject({ status: ours })
  })

  it.each([
    ['application/json', '{'],
    ['application/json', '{"CallSid":7,"Status":"busy"}'],
    ['application/json', '{"CallSid":"x1","Status":"levitating"}'],
    ['application/json', '{"CallSid":"x1","Status":"__proto__"}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=abc', '--abc\r\nContent-Disposition: form-data; name="CallSid"\r\n\r\nx1'],
    ['text/plain', 'CallSid=x1&Status=busy'],
    ['', ''],
  ])('says nothing as %s with %s', (contentType, body) => {
    expect(read(contentType, body)).toBeNull()
  })
})
