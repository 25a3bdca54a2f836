import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedOperations } from '../support/console/documented.ts'
import { openConsole, PASSWORD, type Member, type OpenedConsole } from '../support/console/open-console.ts'

let console: OpenedConsole
let member: Member
beforeAll(async () => {
  console = await openConsole()
  member = await console.addMember()
})
afterAll(() => console.close())

it('shows each secret in the answer that creates it and never again, and stores none in the clear', async () => {
  const { id: keyId, key } = await member.make<{ id: string; key: string }>(`${member.project}/keys`, { name: 'K' })
  const fresh = await member.make<{ id: string; key: string }>(`/console/api/keys/${keyId}/rotate`)
  const url = 'http://127.0.0.1:9/hook'
  const hook = await member.make<{ id: string; secret: string }>(`${member.project}/webhooks`, { url })
  const credentials = { accountSid: 'AC-sid-secret', authToken: 'tok-secret-1', phoneNumber: '+14155550100' }
  await member.request('PUT', `${member.project}/connections/telephony_a`, { body: credentials })
  await member.request('PUT', `${member.project}/connections/openai`, { body: { apiKey: 'sk-secret-2' } })
  const { deliveryId } = await member.make<{ deliveryId: string }>(`/console/api/webhooks/${hook.id}/ping`)
  const secrets = [key, fresh.key, hook.secret, 'AC-sid-secret', 'tok-secret-1', 'sk-secret-2', PASSWORD]

  const ids: Record<string, string> = { projects: member.projectId, deliveries: deliveryId }
  const paths = documentedOperations
    .filter(({ method }) => method === 'GET')
    .map(({ template }) =>
      template.replaceAll(/([\w-]+)\/\{\w+\}/g, (all, word: string) => `${word}/${ids[word] ?? all}`),
    )
    .filter((path) => !path.includes('{'))
  const actors = [`api-key/${keyId}`, `api-key/${fresh.id}`, `webhook-delivery/${deliveryId}`].flatMap((address) => [
    `/console/api/actors/${address}`,
    `/console/api/actors/${address}/journal`,
  ])
  const answers = await Promise.all([
    ...[...paths, ...actors].map((path) => member.request('GET', path)),
    member.request('PATCH', `/console/api/webhooks/${hook.id}`, { body: { enabled: false } }),
    member.request('POST', `/console/api/keys/${keyId}/revoke`),
    member.request('PUT', `${member.project}/connections/openai`, { body: { apiKey: 'sk-secret-2' } }),
  ])
  expect(answers.length).toBeGreaterThan(15)
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    for (const secret of secrets) expect(text).not.toContain(secret)
  }

  const files = await console.stored()
  expect(files.some((bytes) => bytes.includes(member.projectId))).toBe(true)
  for (const secret of secrets) expect(files.some((bytes) => bytes.includes(secret))).toBe(false)
})
