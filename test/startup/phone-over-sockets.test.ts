import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type App } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createAgent } from '../../src/console/agents.ts'
import { listConnections, saveConnection } from '../../src/console/connections.ts'
import { createEndpoint } from '../../src/console/endpoints.ts'
import { banner } from '../../src/startup/banner.ts'
import { firstStart, type FirstStart } from '../../src/startup/first-start.ts'
import { newFolder } from '../store/folder.ts'
import { noticeFlow } from '../support/api/flows.ts'

/** As `npm start` on a fresh machine: real sockets, real time, so the calls are as short as can be. */
let app: App
let address: string
let greeting: FirstStart
let folder: Awaited<ReturnType<typeof newFolder>>
beforeAll(async () => {
  folder = await newFolder()
  const config = readConfig({ PORT: '0', DATA_DIR: folder.path, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  app = await createApp(config)
  greeting = await firstStart(config, app.console)
  address = await app.start()
})
afterAll(async () => {
  await app.stop()
  await folder.remove()
})

it('calls somebody over both carriers without anything configured, and posts the results', async () => {
  const { demo } = greeting
  if (!demo) throw new Error('There is no demo.')
  const { projectId } = (await app.console.store.agents.find(demo.agents[0]?.id ?? '')) ?? { projectId: '' }
  let posted = 0
  const hook = createServer((request, response) => {
    request.resume().on('end', () => {
      response.end()
      posted += 1
      hook.emit('posted')
    })
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
  await createEndpoint(app.console, projectId, url)
  const flow = { ...noticeFlow, nodes: [{ id: 'hello', type: 'start', say: 'Hi.', next: 'bye' }, BYE] }
  const agent = await createAgent(app.console, projectId, { name: 'Notice', flow })

  const headers = { authorization: `Bearer ${demo.key}`, 'content-type': 'application/json' }
  const ids: string[] = []
  for (const provider of ['telephony_a', 'telephony_b']) {
    const body = JSON.stringify({ agentId: agent.id, to: '+12025550100', provider })
    const answer = await fetch(`${address}/v1/calls`, { method: 'POST', headers, body })
    expect(answer.status).toBe(202)
    ids.push(((await answer.json()) as { id: string }).id)
  }
  while (posted < ids.length) await once(hook, 'posted')
  for (const id of ids) {
    const call = (await (await fetch(`${address}/v1/calls/${id}`, { headers })).json()) as Record<string, unknown>
    expect(call).toMatchObject({ status: 'ended', outcome: 'completed', error: null })
    expect(call['turns']).toMatchObject([{ callerText: null, agentText: 'Hi. Goodbye.', interrupted: false }])
  }
  hook.close()
})

it('shows the simulated carriers and their voice as built in, until a real carrier is connected', async () => {
  const projectId = app.console.newId()
  const sources = async () => {
    const listed = await listConnections(app.console, projectId)
    const simulated = listed.filter(
      ({ kind, provider }) => kind === 'telephony' || (kind === 'speech' && provider === 'builtin'),
    )
    return simulated.map(({ provider, connected, source }) => `${provider} ${connected} ${source}`)
  }
  expect(await sources()).toEqual(['builtin true builtin', 'telephony_a true builtin', 'telephony_b true builtin'])
  const account = { accountSid: 'x', apiKey: 'k', apiToken: 't', phoneNumber: '+911234567890' }
  await saveConnection(app.console, projectId, 'telephony_b', account)
  expect(await sources()).toEqual(['telephony_a false null', 'telephony_b true saved'])
})

it('prints a line to paste that calls somebody', () => {
  expect(banner(address, greeting, app)).toMatch(
    /curl -s http:\S+\/v1\/calls .* -d '\{"agentId":"[^"]+","to":"\+12025550100"\}'/,
  )
  expect(banner(address, greeting)).not.toContain('/v1/calls')
})

const BYE = { id: 'bye', type: 'end', say: 'Goodbye.', outcome: 'completed' }
