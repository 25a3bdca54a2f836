import { once } from 'node:events'
import { get } from 'node:http'
import { expect, it } from 'vitest'
import { createPublicAgent } from '../../src/security/public-agent.ts'

const lookedUp: string[] = []
const agentFor = createPublicAgent((host) => {
  lookedUp.push(host)
  return Promise.resolve(['127.0.0.1'])
})

it('connects to no name that leads inside at the moment of connecting', async () => {
  const agent = agentFor({ baseUrl: 'http://rebound.example' })
  if (!agent) throw new Error('There is no agent.')
  const request = get('http://rebound.example/', { agent })
  const [error] = (await once(request, 'error')) as [Error]
  expect(error.message).toMatch(/not public/)
  expect(lookedUp).toEqual(['rebound.example'])
})

it.each(['http://127.0.0.1:9', 'https://[::1]', 'http://169.254.169.254/latest'])('refuses %s', (baseUrl) => {
  expect(() => agentFor({ baseUrl })).toThrow(/not public/)
})

it("leaves the vendor's own address alone", () => {
  expect(agentFor({ apiKey: 'k' })).toBeUndefined()
})
