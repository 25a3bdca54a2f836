import { describe, expect, it } from 'vitest'
import { UNKNOWN, IDLE_MS, started, say, call, addEndpoint, deliveries, useApi, api } from './conversation-requests.ts'

useApi()

describe('POST /v1/conversations/:id/messages', () => {
  it('answers the next line until the agent has said its last', async () => {
    const callId = await started()
    expect((await say(callId, '  name=Asha\n')).json).toEqual({
      callId,
      reply: 'Please give people.',
      fields: { name: 'Asha' },
      step: 'size',
      ended: false,
      outcome: null,
    })
    expect((await say(callId.toUpperCase(), 'people=4')).json).toEqual({
      callId,
      reply: 'See you soon.',
      fields: { name: 'Asha', people: 4 },
      step: 'bye',
      ended: true,
      outcome: 'completed',
    })
    expect((await say(callId, 'hello?')).json).toEqual({
      message: 'The conversation has ended, has expired or never existed.',
      error: 'Gone',
      statusCode: 410,
    })
  })

  it.each([
    undefined,
    null,
    5,
    {},
    { $where: '1' },
    [],
    '',
    '  \n\t',
    '\u00a0',
    '\u200b\u200d',
    '\u0000\u0001',
    '\ufeff \u00ad',
  ])('answers 400 to the text %j', async (text) => {
    const callId = await started()
    expect((await say(callId, text)).status).toBe(400)
    expect((await say(UNKNOWN, text)).status).toBe(400)
    expect(await call(callId)).toMatchObject({ turns: [expect.anything()] })
  })

  it('takes 8,000 characters after trimming, and not one more', async () => {
    const callId = await started()
    expect((await say(callId, ` ${'x'.repeat(8000)} `)).status).toBe(200)
    expect((await say(callId, 'x'.repeat(8001))).json).toMatchObject({
      message: 'text may have at most 8000 characters.',
    })
  })

  it.each(['😀 नमस्ते', '"quotes" \\ and \u2028 end', 'tab\tand\r\nline', '__proto__', '{{business}}'])(
    'keeps %j as it was said',
    async (text) => {
      const callId = await started()
      expect((await say(callId, text)).status).toBe(200)
      const { turns } = (await call(callId)) as { turns: { callerText: string }[] }
      expect(turns[1]?.callerText).toBe(text)
    },
  )

  it('answers 409 to a message that comes while one is being answered, and keeps no trace of it', async () => {
    const callId = await started({ model: 'openai:slow' })
    const first = say(callId, 'name=Asha')
    const release = await api.model.somebodyWaits()
    const second = await say(callId, 'name=Ravi')
    expect(second.json).toEqual({
      message: 'The previous message is still being answered.',
      error: 'Conflict',
      statusCode: 409,
    })
    release()
    expect((await first).json).toMatchObject({ fields: { name: 'Asha' } })
    expect((await call(callId)).turns).toHaveLength(2)
  })

  it('answers one of two messages that come at once', async () => {
    const callId = await started({ model: 'openai:slow' })
    const both = [say(callId, 'name=Asha'), say(callId, 'name=Ravi')]
    const release = await api.model.somebodyWaits()
    expect((await Promise.race(both)).status).toBe(409)
    release()
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('answers 410 for a conversation that is unknown, another project’s, or no text conversation of the API', async () => {
    const callId = await started()
    const other = await api.addProject()
    expect((await say(UNKNOWN, 'hi')).status).toBe(410)
    expect((await say(callId, 'name=Asha', { key: other.key })).status).toBe(410)
    expect(await call(callId)).toMatchObject({ fields: {} })
  })

  it('answers 502 when the model is lost on the way; the call has failed and is reported once', async () => {
    await addEndpoint()
    const callId = await started({ model: 'openai:gpt' })
    api.model.isBroken = true
    expect((await say(callId, 'name=Asha')).status).toBe(502)
    expect(await call(callId)).toMatchObject({ status: 'ended', outcome: 'failed', error: null })
    expect((await say(callId, 'hello?')).status).toBe(410)
    expect(await deliveries()).toHaveLength(1)
  })

  it('answers 410 after 15 idle minutes, and the call ended at the deadline', async () => {
    const callId = await started()
    await api.clock.advance(IDLE_MS - 1)
    expect((await say(callId, 'name=Asha')).status).toBe(200)
    const deadline = api.clock.now() + IDLE_MS
    await api.clock.advance(IDLE_MS)
    await api.kernel.wake([{ actorId: `conversation/${callId}`, wakeAt: deadline }])
    expect((await say(callId, 'people=4')).status).toBe(410)
    // From the deadline on nothing is taken; the result is prepared first.
    await expect
      .poll(() => call(callId))
      .toMatchObject({ status: 'ended', outcome: 'partial', endedAt: new Date(deadline).toISOString() })
  })
})
