import { expect, it, onTestFinished, vi } from 'vitest'
import { systemClock } from '../../src/base/system-clock.ts'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createAgent } from '../../src/console/agents.ts'
import { startSimulator } from '../../src/simulator/simulator.ts'
import { firstStart } from '../../src/startup/first-start.ts'
import { noticeFlow } from '../support/api/flows.ts'
import { freePort } from '../support/free-port.ts'
import { newFolder } from '../store/folder.ts'
import { TcpProxy } from '../support/tcp-proxy.ts'

it('a simulator that runs by itself calls back through PUBLIC_URL', async () => {
  // `PUBLIC_URL` has to be known before the service listens.
  const port = await freePort()
  const proxy = await TcpProxy.start(port)
  const seen: string[] = []
  proxy.mishap = (text) => void seen.push(text.split(/[/ ]/, 4).join(' '))
  const simulator = await startSimulator({ clock: systemClock })
  const folder = await newFolder()
  const config = readConfig({
    ...{ PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'silent' },
    ...{ SIMULATOR_URL: simulator.url, PUBLIC_URL: `http://127.0.0.1:${proxy.port}` },
  })
  const app = await createApp(config)
  onTestFinished(async () => {
    await app.stop()
    await simulator.close()
    await proxy[Symbol.asyncDispose]()
    await folder.remove()
  })
  const { demo } = await firstStart(config, app.console)
  const address = await app.start()
  const { projectId = '' } = (await app.store.agents.find(demo?.agents[0]?.id ?? '')) ?? {}
  const agent = await createAgent(app.console, projectId, { name: 'Notice', flow: SHORT })

  const headers = { authorization: `Bearer ${demo?.key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ agentId: agent.id, to: '+12025550100', provider: 'telephony_a' })
  const { id } = (await (await fetch(`${address}/v1/calls`, { method: 'POST', headers, body })).json()) as {
    id: string
  }
  await vi.waitFor(
    async () => {
      const call = (await (await fetch(`${address}/v1/calls/${id}`, { headers })).json()) as object
      expect(call).toMatchObject({ status: 'ended', outcome: 'completed' })
    },
    { timeout: 120_000, interval: 50 },
  )
  // The audio came through the proxy, and so did the carrier's signed callbacks.
  expect(seen.filter((start) => start.startsWith('GET  telephony'))).toHaveLength(1)
  expect(seen.filter((start) => start.startsWith('POST  telephony')).length).toBeGreaterThan(1)
})

const BYE = { id: 'bye', type: 'end', say: 'Goodbye.', outcome: 'completed' }
const SHORT = { ...noticeFlow, nodes: [{ id: 'hello', type: 'start', say: 'Hi.', next: 'bye' }, BYE] }
