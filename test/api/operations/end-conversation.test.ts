import { describe, expect, it, onTestFinished } from 'vitest'
import {
  UNKNOWN,
  started,
  say,
  end,
  call,
  addEndpoint,
  holdEnds,
  deliveries,
  useApi,
  api,
} from './conversation-requests.ts'

useApi()

describe('DELETE /v1/conversations/:id', () => {
  it('ends it as failed when nothing was collected, and reports it', async () => {
    await addEndpoint()
    const callId = await started()
    const answer = await end(callId)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await call(callId)).toMatchObject({
      status: 'ended',
      outcome: 'failed',
      endedAt: new Date(api.clock.now()).toISOString(),
    })
    expect(await deliveries()).toHaveLength(1)
  })

  it('ends it as partial when something was collected', async () => {
    const callId = await started()
    await say(callId, 'name=Asha')
    await end(callId)
    expect(await call(callId)).toMatchObject({ outcome: 'partial', fields: { name: 'Asha' } })
  })

  it('may be repeated, also all at once, and reports once', async () => {
    await addEndpoint()
    const callId = await started()
    const answers = await Promise.all([end(callId), end(callId), end(callId)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await end(callId)).status).toBe(204)
    expect(await deliveries()).toHaveLength(1)
  })

  it('answers the second of two when the first has come through, and messages in between with 410', async () => {
    await addEndpoint()
    const callId = await started()
    const ends = holdEnds()
    const answered: string[] = []
    const first = end(callId).then(({ status }) => answered.push(`first ${status}`))
    await ends.someoneWaits
    const second = end(callId).then(({ status }) => answered.push(`second ${status}`))
    const message = say(callId, 'name=Asha')
    expect(await call(callId)).toMatchObject({ status: 'in_progress', outcome: null, endedAt: null })
    expect(answered).toEqual([])
    ends.release()
    await Promise.all([first, second])
    expect((await message).status).toBe(410)
    expect(answered.sort()).toEqual(['first 204', 'second 204'])
    expect(await call(callId)).toMatchObject({ status: 'ended', outcome: 'failed' })
    expect(await deliveries()).toHaveLength(1)
  })

  it('answers 204 to an unknown id, and to another project’s without ending it', async () => {
    const callId = await started()
    const other = await api.addProject()
    expect((await end(UNKNOWN)).status).toBe(204)
    expect((await end(callId, { key: other.key })).status).toBe(204)
    expect(await call(callId)).toMatchObject({ status: 'in_progress', outcome: null })
  })

  it.each([0, 1, 2, 3, 5, 8])('and a message that comes %i rounds later is 410', async (rounds) => {
    const callId = await started({ model: 'openai:slow' })
    const ends = holdEnds()
    const deleted = end(callId)
    for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setImmediate(resolve))
    const message = say(callId, 'name=Asha')
    await ends.someoneWaits
    ends.release()
    expect((await deleted).status).toBe(204)
    expect((await message).status).toBe(410)
  })

  it('leaves nothing of a message that was understood and not answered', async () => {
    const callId = await started({ model: 'openai:slow' })
    const first = say(callId, 'name=Asha')
    ;(await api.model.somebodyWaits())()
    await first
    api.model.holdsReplies = true
    onTestFinished(() => void (api.model.holdsReplies = false))
    const message = say(callId, 'name=Ravi')
    ;(await api.model.somebodyWaits())()
    const reply = await api.model.somebodyWaits()
    expect((await end(callId)).status).toBe(204)
    reply()
    expect((await message).status).toBe(410)
    const { turns, ...ended } = await call(callId)
    expect(ended).toMatchObject({ outcome: 'partial', fields: { name: 'Asha' } })
    expect(JSON.stringify(turns)).not.toContain('Ravi')
  })

  it('ends it at once while a message is being answered, which then gets 410', async () => {
    const callId = await started({ model: 'openai:slow' })
    const message = say(callId, 'name=Asha')
    const release = await api.model.somebodyWaits()
    expect((await end(callId)).status).toBe(204)
    release()
    expect((await message).status).toBe(410)
    expect(await call(callId)).toMatchObject({ status: 'ended', outcome: 'failed', fields: {} })
  })
})
