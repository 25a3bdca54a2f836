import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveConnection } from '../../../src/console/connections.ts'
import { createSeal } from '../../../src/security/seal.ts'
import type { StoreCall } from '../../support/kernel/faulty-store.ts'
import { openPhone, type OpenedPhone } from '../../support/phone/open-phone.ts'

let opened: OpenedPhone
beforeAll(async () => void (opened = await openPhone({ find: () => undefined })))
afterAll(() => opened.close())

/** A call that nobody answers, and the socket that its audio comes over all the same. */
async function answer() {
  const { json } = await opened.place({ to: '+12025550102', provider: 'telephony_b' })
  const callId = String(json['id'])
  const sent: string[] = []
  const line = { isOpen: true, sent, callId, begin: () => {}, end: () => {} }
  const socket = { send: (text: string) => void sent.push(text), close: () => void (line.isOpen = false) }
  const connection = opened.phone.gateway.accept(
    { carrier: 'telephony_b', purpose: 'media', callId },
    { ...socket, bufferedBytes: 0 },
  )
  const start = { stream_sid: 's', call_sid: json['providerCallId'] }
  line.begin = () => connection.receive(JSON.stringify({ event: 'start', stream_sid: 's', start }))
  line.end = () => connection.closed()
  return line
}

describe('audio that comes while the store is away', () => {
  it.each([
    ['reads and writes', (): 'before' => 'before'],
    ['writes', (call: StoreCall) => (call === 'commit' ? 'before' : undefined)],
    ['answers to writes', (call: StoreCall) => (call === 'commit' ? 'after' : undefined)],
  ] as const)('waits some seconds for it: without %s', async (_what, fault) => {
    const line = await answer()
    opened.store.actors.fault = fault
    line.begin()
    await opened.advance(4_000)
    expect(line.isOpen).toBe(true)
    opened.store.actors.fault = () => undefined
    await opened.advance(5_000)
    expect((await opened.read(line.callId)).status).toBe('in_progress')
    expect(line.isOpen).toBe(true)
    expect(line.sent.length).toBeGreaterThan(0)
    line.end()
    await opened.untilEnded(line.callId)
  })
})

it('closes the socket of a call whose speech provider is not connected any more, and counts it', async () => {
  const line = await answer()
  const { store, projectId } = opened
  const account = { accountSid: 'AC1', authToken: 't', phoneNumber: '+12025550198' }
  const deps = { store, seal: createSeal(Buffer.alloc(32, 7)), clock: opened.clock, config: {} }
  await saveConnection(deps as never, projectId, 'telephony_a', account)
  line.begin()
  await opened.advance(100)
  expect(line.isOpen).toBe(false)
  expect(await opened.figure('parley_telephony_refused_total{where="media",reason="no_speech"}')).toBe(1)
})
