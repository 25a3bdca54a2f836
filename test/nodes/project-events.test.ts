import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EXCHANGE_PERIOD_MS } from '../../src/console/events/exchange-changes.ts'
import type { Watcher } from '../support/console/open-inspection.ts'
import { expectDocumented, watchProject, type ProjectEvent } from '../support/console/project-watcher.ts'
import { skipReason } from '../support/mongod/mongod.ts'
import { at, openCluster, type Cluster, type ClusterNode } from './cluster.ts'

describe.skipIf(skipReason !== undefined)('Somebody who watches a project through one node', () => {
  let cluster: Cluster
  let here: ClusterNode
  let there: ClusterNode
  let address: string

  beforeAll(async () => {
    cluster = await openCluster({ count: 3 })
    here = at(cluster.nodes, 0)
    there = at(cluster.nodes, 1)
    address = await here.app.server.listen({ port: 0, host: '127.0.0.1' })
    for (const { app } of cluster.nodes) app.changes.start()
  })
  beforeEach(() => cluster.freshProject())
  afterAll(() => cluster.close())

  const watchIt = () => watchProject(address, cluster.projectId, { cookie: cluster.cookie })

  /** Lets the nodes look at each other until this holds. */
  async function told(viewer: Watcher<ProjectEvent>, holds: (event: ProjectEvent) => boolean): Promise<void> {
    while (!viewer.messages.some(holds)) {
      await cluster.clock.advance(50)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expectDocumented(viewer)
  }

  it('sees what begins and ends on another node', async () => {
    const viewer = await watchIt()
    const { callId } = (await cluster.start(there)).json
    await told(viewer, (event) => event.kind === 'call' && event.id === callId)
    await there.request('DELETE', `/v1/conversations/${callId}`)
    await told(viewer, (event) => event.kind === 'call' && event.call.status === 'ended')
  })

  it('sees agents, drafts and keys that are changed on another node', async () => {
    const viewer = await watchIt()
    const { id } = (await there.manage('POST', `projects/${cluster.projectId}/keys`, { name: 'Second' })).json
    await told(viewer, (event) => event.kind === 'key' && event.id === id)
    await there.manage('DELETE', `agents/${cluster.agentId}`)
    await told(viewer, (event) => event.kind === 'agent' && event.agent === null)
  })

  it('misses nothing that happens before the other nodes know that somebody watches', async () => {
    const viewer = await watchIt()
    const started = await Promise.all(cluster.nodes.map((node) => cluster.start(node)))
    for (const { json } of started) await told(viewer, (event) => event.id === json.callId)
  })

  it('is told of nothing in projects that nobody watches, and nothing is stored of them', async () => {
    const viewer = await watchIt()
    const watched = cluster.projectId
    await cluster.freshProject()
    const { callId } = (await cluster.start(there)).json
    const other = await there.app.store.changeFeed?.read([watched, cluster.projectId])
    expect(other?.map(({ id }) => id) ?? []).not.toContain(callId)
    await cluster.clock.advance(3 * EXCHANGE_PERIOD_MS)
    expect(viewer.messages.map(({ id }) => id)).not.toContain(callId)
  })
})
