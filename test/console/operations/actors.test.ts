import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MASK } from '../../../src/actors/inspection/redact.ts'
import { hashKey } from '../../../src/security/key-format.ts'
import { bookingFlow } from '../../support/api/flows.ts'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const getActor = (address: string) => member.request('GET', `/console/api/actors/${address}`)
const getJournal = (address: string) => member.request('GET', `/console/api/actors/${address}/journal`)
const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]))

async function converse(messages: string[]): Promise<string> {
  const settings = { name: 'Booker', model: 'builtin:rules', flow: bookingFlow }
  const { id } = await member.make(`${member.project}/agents`, settings)
  const path = `/console/api/agents/${id}/test-conversations`
  const { callId } = await member.make<{ callId: string }>(path, { variables: { business: 'Luna' } })
  for (const text of messages) await member.request('POST', `${path}/${callId}/messages`, { body: { text } })
  return callId
}

describe('GET actor', () => {
  it("shows an actor's state, its context and what it waits for", async () => {
    const callId = await converse(['name=Asha'])
    const { status, json } = await getActor(`conversation/${callId}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      actorId: `conversation/${callId}`,
      type: 'conversation',
      id: callId,
      subject: ['Booker'],
      definition: { machine: 'conversation', version: expect.stringMatching(/^1\+[0-9a-f]{64}$/) as string },
      status: 'active',
      value: { active: expect.anything() as object },
      context: { call: { callId }, fields: { name: 'Asha' } },
      effects: [],
    })
    const [timer] = json.timers as { at: string }[]
    expect(timer?.at).toBe(new Date(console.clock.now() + 15 * 60_000).toISOString())
    expect(json.wakeAt).toBe(timer?.at)
  })

  it('answers 404 for an unknown actor or type, and 400 for an invalid id', async () => {
    expect((await getActor(`conversation/${console.deps.newId()}`)).status).toBe(404)
    expect((await getActor(`toaster/${console.deps.newId()}`)).status).toBe(404)
    expect((await getActor('conversation/x')).status).toBe(400)
  })
})

describe('GET journal', () => {
  it('gives every entry as a line of JSON, oldest first', async () => {
    const callId = await converse(['name=Asha', 'people=4'])
    const answer = await getJournal(`conversation/${callId}`)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/x-ndjson')
    const lines = linesOf(answer.text)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1))
    expect(lines.at(-1)).toMatchObject({ status: 'done', actorId: `conversation/${callId}` })
    const said = lines.map(({ event }) => event as { type: string; text?: string })
    expect(said.filter(({ type }) => type === 'message.send').map(({ text }) => text)).toEqual([
      'name=Asha',
      'people=4',
    ])
  })

  it('reads long journals in pieces', async () => {
    const { id } = await member.make(`${member.project}/webhooks`, { url: 'http://127.0.0.1:9/hook' })
    const { deliveryId } = await member.make<{ deliveryId: string }>(`/console/api/webhooks/${id}/ping`)
    const address = `webhook-delivery/${deliveryId}` as const
    for (let round = 0; round < 105; round += 1) {
      await console.kernel.ask(address, { type: 'delivery.resend' }, ({ value }) => value !== 'attempting')
    }
    const lines = linesOf((await getJournal(address)).text)
    expect(lines.length).toBeGreaterThan(205)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1))
  })

  it('hides hashes of keys in the record and in every entry', async () => {
    const { id, key } = await member.make<{ id: string; key: string }>(`${member.project}/keys`, { name: 'K' })
    const fresh = await member.make<{ key: string }>(`/console/api/keys/${id}/rotate`)
    const texts = [(await getActor(`api-key/${id}`)).text, (await getJournal(`api-key/${id}`)).text]
    for (const text of texts) {
      expect(text).toContain(MASK)
      for (const secret of [key, fresh.key]) {
        expect(text).not.toContain(secret)
        expect(text).not.toContain(hashKey(secret))
      }
    }
    expect(linesOf(texts[1] ?? '').every(({ hash }) => /^[0-9a-f]{64}$/.test(String(hash)))).toBe(true)
  })
})
