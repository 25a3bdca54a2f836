import { describe, expect, it } from 'vitest'
import type { ExportKind, ExportKinds } from '../../src/ports/transfer.ts'
import type { AgentVersion } from '../../src/ports/agent-drafts.ts'
import type { Agent, Endpoint, Project } from '../../src/ports/entities.ts'
import { commitOf, newActorId, recordOf } from './actor-samples.ts'
import { ODD_TEXTS, useStore, type OpenStore } from './open-store.ts'

const project: Project = {
  id: 'p1',
  name: 'One',
  defaultModel: '',
  defaultSpeech: '',
  defaultTelephony: '',
  createdAt: 5,
}
const agent: Agent = {
  id: 'a1',
  projectId: 'p1',
  name: ODD_TEXTS.join(''),
  description: '',
  model: '',
  speech: '',
  telephony: '',
  phoneNumber: '',
  flow: { start: 'a', '10': 1, '9': 2 },
  flowHash: 'h1',
  ready: true,
  issues: [],
  stepCount: 1,
  createdAt: 1,
  updatedAt: 2,
  published: null,
  deletedAt: null,
}
const endpoint: Endpoint = {
  id: 'e1',
  projectId: 'p1',
  url: 'https://example.com',
  secret: 'sealed',
  enabled: true,
  createdAt: 1,
  deletedAt: null,
}
const claim = { id: 'i1', requestHash: 'h', runningOn: null, answer: { status: 200, body: '{}' }, expiresAt: 9 }

function versionOf(agentId: string, version: number): AgentVersion {
  const facts = { flowHash: 'h1', at: 5, by: null, note: ODD_TEXTS.join(''), stepCount: 1, ready: true }
  return { agentId, version, ...facts, flow: { start: 'a', '10': 1, '9': 2 } }
}

/** Of each kind some, and with the first of them another one that wants the same place. */
const SAMPLES: { [Kind in ExportKind]: { items: ExportKinds[Kind][]; rival: ExportKinds[Kind] } } = {
  user: {
    items: ['u1', 'u2', 'u3'].map((id) => ({ id, email: `${id}@example.com`, passwordHash: 'x', createdAt: 1 })),
    rival: { id: 'u1', email: 'other@example.com', passwordHash: 'y', createdAt: 2 },
  },
  project: {
    items: [
      { project, memberIds: ['u1', 'u2'] },
      { project: { ...project, id: 'p2' }, memberIds: ['u2'] },
      { project: { ...project, id: 'p3' }, memberIds: [] },
    ],
    rival: { project: { ...project, name: 'Other' }, memberIds: [] },
  },
  agent: {
    items: [agent, { ...agent, id: 'a2', deletedAt: 7 }, { ...agent, id: 'a3' }],
    rival: { ...agent, name: 'Other' },
  },
  flow: {
    items: ['h1', 'h2', 'h3'].map((hash) => ({ hash, flow: { start: hash, 'a.b': ODD_TEXTS } })),
    rival: { hash: 'h1', flow: {} },
  },
  draft: {
    items: [
      {
        agentId: 'a1',
        revision: 2,
        draft: { flow: { start: ODD_TEXTS.join('') }, savedAt: 3, savedBy: 'u@example.com' },
      },
      { agentId: 'a2', revision: 9, draft: null },
      { agentId: 'a3', revision: 3, draft: { flow: {}, savedAt: 4, savedBy: 'u@example.com' } },
    ],
    rival: { agentId: 'a1', revision: 1, draft: null },
  },
  layout: {
    items: ['a1', 'a2', 'a3'].map((agentId) => ({ agentId, nodes: { [agentId]: [1, -2.5], 'a.$b': [0, 0] } })),
    rival: { agentId: 'a1', nodes: {} },
  },
  version: {
    items: [versionOf('a1', 1), versionOf('a1', 2), versionOf('a1', 10), versionOf('a2', 1)],
    rival: { ...versionOf('a1', 1), note: 'Other' },
  },
  endpoint: {
    items: [endpoint, { ...endpoint, id: 'e2', deletedAt: 7 }, { ...endpoint, id: 'e3', enabled: false }],
    rival: { ...endpoint, url: 'https://example.org' },
  },
  connection: {
    items: [
      { projectId: 'p1', provider: 'deepgram', credentials: 'sealed', updatedAt: 1 },
      { projectId: 'p1', provider: 'openai', credentials: 'sealed', updatedAt: 2 },
      { projectId: 'p2', provider: 'deepgram', credentials: 'sealed', updatedAt: 3 },
    ],
    rival: { projectId: 'p1', provider: 'deepgram', credentials: 'other', updatedAt: 4 },
  },
  payload: {
    items: ODD_TEXTS.map((body, index) => ({ deliveryId: `d${index}`, body })),
    rival: { deliveryId: 'd0', body: 'other' },
  },
  slot: {
    items: [
      { projectId: 'p1', kind: 'endpoint', slot: 0, holder: 'e1' },
      { projectId: 'p1', kind: 'key', slot: 0, holder: 'k1' },
      { projectId: 'p1', kind: 'key', slot: 7, holder: 'k2' },
      { projectId: 'p2', kind: 'key', slot: 0, holder: 'k3' },
    ],
    rival: { projectId: 'p1', kind: 'endpoint', slot: 0, holder: 'e2' },
  },
  keyUsage: {
    items: ['k1', 'k2', 'k3'].map((keyId, index) => ({ keyId, count: index + 1, lastUsedAt: index })),
    rival: { keyId: 'k1', count: 100, lastUsedAt: 100 },
  },
  callFigures: {
    items: [
      { projectId: 'p1', agentId: '', hour: 9, counts: { calls: 3, 'outcome:completed': 2 } },
      { projectId: 'p1', agentId: '', hour: 10, counts: { calls: 1 } },
      { projectId: 'p1', agentId: 'a1', hour: 9, counts: { calls: 3 } },
    ],
    rival: { projectId: 'p1', agentId: '', hour: 9, counts: { calls: 100 } },
  },
  optOut: {
    items: [
      { projectId: 'p1', number: '+12025550100', callId: 'c1', at: 1 },
      { projectId: 'p1', number: '+12025550101', callId: 'c2', at: 2 },
      { projectId: 'p2', number: '+12025550100', callId: 'c3', at: 3 },
    ],
    rival: { projectId: 'p1', number: '+12025550100', callId: 'c9', at: 9 },
  },
  idempotency: {
    items: [claim, { ...claim, id: 'i2', runningOn: 'node', answer: null }, { ...claim, id: 'i3' }],
    rival: { ...claim, requestHash: 'other' },
  },
}
const KINDS = Object.keys(SAMPLES) as ExportKind[]

export function describeTransferContract(name: string, open: OpenStore): void {
  describe(`${name}: transfer`, () => {
    const store = useStore(open)

    async function all<Kind extends ExportKind>(kind: Kind, pageSize: number): Promise<ExportKinds[Kind][]> {
      const found: ExportKinds[Kind][] = []
      for (let after: string | null = null; ;) {
        const page: { key: string; item: ExportKinds[Kind] }[] = await store().transfer.scan(kind, after, pageSize)
        found.push(...page.map(({ item }) => item))
        after = page.at(-1)?.key ?? null
        if (page.length < pageSize || after === null) return found
      }
    }

    it.each(KINDS)('reads every %s once, page by page, as it was put', async (kind) => {
      const { items } = SAMPLES[kind]
      expect(await store().transfer.scan(kind, null, 10)).toEqual([])
      await store().transfer.insertMissing(kind, items as never)
      for (const pageSize of [1, 2, 100]) expect(await all(kind, pageSize)).toEqual(items)
    })

    it.each(KINDS)('leaves a %s that is there as it is, and puts the others', async (kind) => {
      const { items, rival } = SAMPLES[kind]
      await store().transfer.insertMissing(kind, items.slice(0, 1) as never)
      await store().transfer.insertMissing(kind, [rival, ...items] as never)
      await store().transfer.insertMissing(kind, [] as never)
      expect(await all(kind, 100)).toEqual(items)
    })

    it('puts items where their own ports find them', async () => {
      for (const kind of KINDS) await store().transfer.insertMissing(kind, SAMPLES[kind].items as never)
      const { projects, agents, flows, endpoints, connections, users, payloads, slots, keyUsage } = store()
      const { idempotency, optOuts } = store()
      expect((await projects.listFor('u2')).map(({ id }) => id)).toEqual(['p1', 'p2'])
      expect(await projects.isMember('p1', 'u1')).toBe(true)
      expect((await agents.list('p1')).map(({ id }) => id)).toEqual(['a3', 'a1'])
      expect(JSON.stringify(await flows.find('h2'))).toBe(JSON.stringify({ start: 'h2', 'a.b': ODD_TEXTS }))
      expect((await endpoints.list('p1')).map(({ id }) => id)).toEqual(['e1', 'e3'])
      expect((await connections.list('p1')).map(({ provider }) => provider)).toEqual(['deepgram', 'openai'])
      expect((await users.findByEmail('u3@example.com'))?.id).toBe('u3')
      expect(await payloads.find('d1')).toBe(ODD_TEXTS[1])
      expect(await slots.holders('p1', 'key')).toEqual(['k1', 'k2'])
      expect(await slots.claim('p1', 'key', 3, 'k9')).toBe(true)
      expect(await slots.claim('p1', 'key', 3, 'k8')).toBe(false)
      expect(await keyUsage.findMany(['k2'])).toEqual([{ keyId: 'k2', count: 2, lastUsedAt: 1 }])
      expect((await optOuts.list('p1', 5)).map(({ callId }) => callId)).toEqual(['c2', 'c1'])
      expect(await idempotency.claim({ ...claim, runningOn: 'me', answer: null }, 0)).toEqual(claim)
    })

    it('finds what its own ports have put', async () => {
      const { projects, slots, keyUsage } = store()
      await projects.insert(project, 'u1')
      await slots.claim('p1', 'key', 1, 'k1')
      await keyUsage.add([{ keyId: 'k1', count: 3, lastUsedAt: 4 }])
      expect(await all('project', 10)).toEqual([{ project, memberIds: ['u1'] }])
      expect(await all('slot', 10)).toEqual([{ projectId: 'p1', kind: 'key', slot: 0, holder: 'k1' }])
      expect(await all('keyUsage', 10)).toEqual([{ keyId: 'k1', count: 3, lastUsedAt: 4 }])
    })

    it('reads every actor once, page by page', async () => {
      const ids = ['conversation', 'api-key', 'conversation', 'webhook-delivery', 'api-key'].map(newActorId)
      const record = (actorId: (typeof ids)[number]) => recordOf(actorId, 1, { wakeAt: 5, owner: 'me', list: 'calls' })
      await store().actors.commit(ids.map((id) => commitOf(id, 1, { wakeAt: 5, owner: 'me', list: 'calls' })))
      const expected = ids.toSorted().map(record)
      for (const pageSize of [1, 2, 5, 100]) {
        const found = []
        for (;;) {
          const page = await store().transfer.scanActors(found.at(-1)?.actorId ?? null, pageSize)
          found.push(...page)
          if (page.length < pageSize) break
        }
        expect(found).toEqual(expected)
      }
    })

    it('remembers how far an import has come', async () => {
      const { transfer } = store()
      expect(await transfer.findImport()).toBeNull()
      await transfer.markImport({ fileId: 'f', lines: 0, isComplete: false })
      expect(await transfer.findImport()).toEqual({ fileId: 'f', lines: 0, isComplete: false })
      await transfer.markImport({ fileId: 'f', lines: 12, isComplete: true })
      expect(await transfer.findImport()).toEqual({ fileId: 'f', lines: 12, isComplete: true })
    })
  })
}
