import { describe, expect, it } from 'vitest'
import type { Agent, Endpoint, Project, Session, User } from '../../src/ports/entities.ts'
import { ODD_TEXTS, useStore, type OpenStore } from './open-store.ts'

/** The stores of what people manage in the console. */
export function describeEntitiesContract(name: string, open: OpenStore): void {
  describe(`${name}: projects`, () => {
    const store = useStore(open)
    const projects = () => store().projects

    it('are found as they were saved, and updated', async () => {
      const project = projectOf('p1')
      await projects().insert(project, 'ann')
      expect(await projects().find('p1')).toEqual(project)
      await projects().update({ ...project, name: 'Renamed', defaultModel: 'builtin:rules' })
      expect(await projects().find('p1')).toEqual({ ...project, name: 'Renamed', defaultModel: 'builtin:rules' })
      expect(await projects().find('p2')).toBeNull()
    })

    it('are changed only as they were read, where that is asked for', async () => {
      const project = projectOf('p1')
      await projects().insert(project, 'ann')
      expect(await projects().update({ ...project, name: 'One' }, project)).toBe(true)
      expect(await projects().update({ ...project, name: 'Other' }, project)).toBe(false)
      expect(await projects().find('p1')).toEqual({ ...project, name: 'One' })
      expect(await projects().update(projectOf('p2'))).toBe(false)
    })

    it('belong to their members, oldest first', async () => {
      await projects().insert(projectOf('young', 200), 'ann')
      await projects().insert(projectOf('old', 100), 'ann')
      await projects().insert(projectOf('foreign', 150), 'bob')
      expect((await projects().listFor('ann')).map((project) => project.id)).toEqual(['old', 'young'])
      expect(await projects().listFor('eve')).toEqual([])
      expect(await projects().isMember('old', 'ann')).toBe(true)
      expect(await projects().isMember('foreign', 'ann')).toBe(false)
      expect(await projects().isMember('unknown', 'ann')).toBe(false)
    })

    it('keep odd names', async () => {
      for (const [index, text] of [...ODD_TEXTS, '\ud83d'].entries()) {
        const project = { ...projectOf(`p${index}`), name: text }
        await projects().insert(project, 'ann')
        expect(await projects().find(project.id)).toEqual(project)
      }
    })
  })

  describe(`${name}: agents`, () => {
    const store = useStore(open)
    const agents = () => store().agents

    it('are found as they were saved, and replaced by an update', async () => {
      const agent = agentOf('a1')
      await agents().insert(agent)
      expect(await agents().find('a1')).toEqual(agent)
      const changed = { ...agent, name: 'Other', flow: {}, ready: true, issues: [], updatedAt: 900 }
      await agents().update(changed)
      expect(await agents().find('a1')).toEqual(changed)
      expect(await agents().find('a2')).toBeNull()
    })

    it('are updated by one of many who have all seen the same', async () => {
      await agents().insert(agentOf('a1', { updatedAt: 100 }))
      const names = ['x', 'y', 'z']
      const all = await Promise.all(names.map((name) => agents().update(agentOf('a1', { name, updatedAt: 101 }), 100)))
      expect(all.filter(Boolean)).toHaveLength(1)
      expect((await agents().find('a1'))?.name).toBe(names[all.indexOf(true)])
      expect(await agents().update(agentOf('a2'), 100)).toBe(false)
      expect(await agents().update(agentOf('a1', { name: 'last' }))).toBe(true)
    })

    it('are listed by latest update, without deleted ones', async () => {
      await agents().insert(agentOf('a1', { updatedAt: 100 }))
      await agents().insert(agentOf('a2', { updatedAt: 200 }))
      await agents().insert(agentOf('a3', { updatedAt: 300 }))
      await agents().insert(agentOf('a4', { updatedAt: 400, projectId: 'other' }))
      await agents().update(agentOf('a1', { updatedAt: 500 }))
      await agents().update(agentOf('a2', { updatedAt: 600, deletedAt: 600 }))
      expect((await agents().list('project')).map((agent) => agent.id)).toEqual(['a1', 'a3'])
    })

    it('are listed without their flows, with all else as it was saved', async () => {
      for (const [index, text] of ODD_TEXTS.entries())
        await agents().insert(agentOf(`a${index}`, { name: text, description: text, updatedAt: 900 - index }))
      const { flow: _flow, ...listed } = agentOf('a0')
      const saved = ODD_TEXTS.map((text, index) => {
        return { ...listed, id: `a${index}`, name: text, description: text, updatedAt: 900 - index }
      })
      expect(await agents().list('project')).toEqual(saved)
    })

    it('stay findable when deleted; unknown ids are left out', async () => {
      await agents().insert(agentOf('a1'))
      await agents().insert(agentOf('a2', { deletedAt: 5 }))
      expect((await agents().find('a2'))?.deletedAt).toBe(5)
      const found = await agents().names(['a2', 'nobody', 'a1'])
      expect(found.map((agent) => agent.id).toSorted()).toEqual(['a1', 'a2'])
      expect(await agents().names([])).toEqual([])
    })

    it('give their present names, whatever is in them', async () => {
      const names = [...ODD_TEXTS, 'A "quoted" name']
      for (const index of names.keys()) await agents().insert(agentOf(`a${index}`, { name: 'before' }))
      for (const [index, name] of names.entries()) await agents().update(agentOf(`a${index}`, { name }))
      const found = await agents().names(names.map((_, index) => `a${index}`))
      expect(new Map(found.map(({ id, name }) => [id, name]))).toEqual(
        new Map(names.map((name, index) => [`a${index}`, name])),
      )
    })

    it('keep a large flow with odd keys', async () => {
      const flow = JSON.parse(
        JSON.stringify({ 'a.b': 1, $set: [null], text: ODD_TEXTS, long: 'x'.repeat(256 * 1024) }).replace(
          '"a.b"',
          '"__proto__":{"x":1},"a.b"',
        ),
      ) as Agent['flow']
      await agents().insert(agentOf('a1', { flow }))
      expect(JSON.stringify((await agents().find('a1'))?.flow)).toBe(JSON.stringify(flow))
    })
  })

  describe(`${name}: flows`, () => {
    const store = useStore(open)

    it('are kept by their hash, as often as they are put', async () => {
      const { flows } = store()
      await flows.put('h1', { nodes: [1], start: 'a' })
      await flows.put('h1', { nodes: [1], start: 'a' })
      await Promise.all(Array.from({ length: 5 }, () => flows.put('h2', { nodes: [] })))
      expect(await flows.find('h1')).toEqual({ nodes: [1], start: 'a' })
      expect(await flows.find('h2')).toEqual({ nodes: [] })
      expect(await flows.find('h3')).toBeNull()
    })
  })

  describe(`${name}: endpoints`, () => {
    const store = useStore(open)
    const endpoints = () => store().endpoints

    it('are found as they were saved, and updated', async () => {
      const endpoint = endpointOf('e1')
      await endpoints().insert(endpoint)
      expect(await endpoints().find('e1')).toEqual(endpoint)
      await endpoints().update({ ...endpoint, enabled: false, url: 'https://example.com/other' })
      expect(await endpoints().find('e1')).toEqual({ ...endpoint, enabled: false, url: 'https://example.com/other' })
      expect(await endpoints().find('e2')).toBeNull()
    })

    it('stay deleted, whoever changes them at the same time', async () => {
      const endpoint = endpointOf('e1')
      await endpoints().insert(endpoint)
      expect(await endpoints().update({ ...endpoint, enabled: false, deletedAt: 400 })).toBe(true)
      expect(await endpoints().update({ ...endpoint, url: 'https://example.com/other' })).toBe(false)
      expect(await endpoints().find('e1')).toEqual({ ...endpoint, enabled: false, deletedAt: 400 })
      expect(await endpoints().list('project')).toEqual([])
    })

    it('are changed only as they were read, where that is asked for', async () => {
      const endpoint = endpointOf('e1')
      await endpoints().insert(endpoint)
      const [read, readByAnother] = [await endpoints().find('e1'), await endpoints().find('e1')]
      if (!read || !readByAnother) throw new Error('It was just inserted.')
      expect(await endpoints().update({ ...read, enabled: false }, read)).toBe(true)
      expect(await endpoints().update({ ...readByAnother, url: 'https://example.com/other' }, readByAnother)).toBe(
        false,
      )
      expect(await endpoints().find('e1')).toEqual({ ...endpoint, enabled: false })
    })

    it('are listed oldest first, without deleted ones', async () => {
      await endpoints().insert(endpointOf('e1', { createdAt: 300 }))
      await endpoints().insert(endpointOf('e2', { createdAt: 100 }))
      await endpoints().insert(endpointOf('e3', { createdAt: 200 }))
      await endpoints().insert(endpointOf('e4', { projectId: 'other' }))
      await endpoints().update(endpointOf('e3', { createdAt: 200, deletedAt: 400 }))
      expect((await endpoints().list('project')).map((endpoint) => endpoint.id)).toEqual(['e2', 'e1'])
      const found = await endpoints().findMany(['e3', 'nobody', 'e1'])
      expect(found.map((endpoint) => endpoint.id).toSorted()).toEqual(['e1', 'e3'])
    })
  })

  describe(`${name}: connections`, () => {
    const store = useStore(open)

    it('are one for each project and provider; a new one replaces', async () => {
      const { connections } = store()
      const connection = { projectId: 'project', provider: 'openai', credentials: 'secret', updatedAt: 1 }
      await connections.put(connection)
      await connections.put({ ...connection, credentials: 'newer', updatedAt: 2 })
      await connections.put({ ...connection, provider: 'deepgram' })
      await connections.put({ ...connection, projectId: 'other' })
      expect(await connections.find('project', 'openai')).toEqual({ ...connection, credentials: 'newer', updatedAt: 2 })
      const listed = await connections.list('project')
      expect(listed.map(({ provider }) => provider).toSorted()).toEqual(['deepgram', 'openai'])
    })

    it('are gone when deleted', async () => {
      const { connections } = store()
      await connections.put({ projectId: 'project', provider: 'openai', credentials: 'secret', updatedAt: 1 })
      await connections.delete('project', 'openai')
      await connections.delete('project', 'openai')
      expect(await connections.find('project', 'openai')).toBeNull()
      expect(await connections.list('project')).toEqual([])
    })
  })

  describe(`${name}: users`, () => {
    const store = useStore(open)

    it('are found by id and by e-mail address', async () => {
      const { users } = store()
      const user = userOf('u1', 'ann@example.com')
      expect(await users.count()).toBe(0)
      expect(await users.insert(user)).toBe(true)
      expect(await users.find('u1')).toEqual(user)
      expect(await users.findByEmail('ann@example.com')).toEqual(user)
      expect(await users.findByEmail('bob@example.com')).toBeNull()
      expect(await users.find('u2')).toBeNull()
      expect(await users.count()).toBe(1)
    })

    it('get another password, and keep everything else', async () => {
      const { users } = store()
      const user = userOf('u1', 'ann@example.com')
      await users.insert(user)
      expect(await users.setPassword('u1', '$argon2id$"new"')).toBe(true)
      expect(await users.find('u1')).toEqual({ ...user, passwordHash: '$argon2id$"new"' })
      expect(await users.setPassword('u2', 'hash')).toBe(false)
    })

    it('get one of the passwords that are set in place of the same one', async () => {
      const { users } = store()
      const user = userOf('u1', 'ann@example.com')
      await users.insert(user)
      const hashes = ['x', 'y', 'z']
      const all = await Promise.all(hashes.map((hash) => users.setPassword('u1', hash, user.passwordHash)))
      expect(all.filter(Boolean)).toHaveLength(1)
      expect((await users.find('u1'))?.passwordHash).toBe(hashes[all.indexOf(true)])
    })

    it('have an address of their own: one of many at once gets it', async () => {
      const { users } = store()
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) => users.insert(userOf(`u${index}`, 'ann@example.com'))),
      )
      expect(results.filter(Boolean)).toHaveLength(1)
      expect((await users.findByEmail('ann@example.com'))?.id).toBe(`u${results.indexOf(true)}`)
      expect(await users.count()).toBe(1)
    })
  })

  describe(`${name}: sessions`, () => {
    const store = useStore(open)

    it('are found until deleted', async () => {
      const { sessions } = store()
      const session = sessionOf('t1', 100)
      await sessions.insert(session, 5)
      expect(await sessions.find('t1')).toEqual(session)
      await sessions.extend('t1', 150)
      await sessions.extend('unknown', 150)
      expect(await sessions.find('t1')).toEqual({ ...session, expiresAt: 150 })
      await sessions.delete('t1')
      await sessions.delete('t1')
      expect(await sessions.find('t1')).toBeNull()
    })

    it('are swept once they have expired', async () => {
      const { sessions } = store()
      await sessions.insert(sessionOf('past', 99), 5)
      await sessions.insert(sessionOf('now', 100), 5)
      await sessions.insert(sessionOf('later', 101), 5)
      await sessions.deleteExpired(100)
      expect(await sessions.find('past')).toBeNull()
      expect(await sessions.find('now')).toBeNull()
      expect(await sessions.find('later')).not.toBeNull()
    })

    it('are as many as are to be kept of one user, the latest ones, the new one in any case', async () => {
      const { sessions } = store()
      await sessions.insert({ ...sessionOf('other', 100), userId: 'u2', endsAt: 1 }, 3)
      for (const n of [1, 2, 3, 4]) await sessions.insert({ ...sessionOf(`t${n}`, 100), endsAt: 1_000 + n }, 3)
      await sessions.insert({ ...sessionOf('new', 100), endsAt: 900 }, 3)
      const kept = await Promise.all(['t1', 't2', 't3', 't4', 'new', 'other'].map((hash) => sessions.find(hash)))
      expect(kept.map((session) => session?.tokenHash)).toEqual([undefined, undefined, 't3', 't4', 'new', 'other'])
    })
  })
}

function sessionOf(tokenHash: string, expiresAt: number): Session {
  return { tokenHash, userId: 'u1', mark: 'm1', expiresAt, endsAt: 200 }
}

function projectOf(id: string, createdAt = 100): Project {
  return { id, name: id, defaultModel: '', defaultSpeech: '', defaultTelephony: '', createdAt }
}

function agentOf(id: string, fields: Partial<Agent> = {}): Agent {
  return {
    id,
    projectId: 'project',
    name: 'Agent',
    description: '',
    model: '',
    speech: '',
    telephony: '',
    phoneNumber: '',
    flow: { start: 'a', nodes: [{ id: 'a', type: 'start' }] },
    flowHash: 'hash',
    ready: false,
    issues: [{ level: 'error', where: { node: null, pointer: '' }, message: 'No end.' }],
    stepCount: 1,
    createdAt: 50,
    updatedAt: 100,
    published: null,
    deletedAt: null,
    ...fields,
  }
}

function endpointOf(id: string, fields: Partial<Endpoint> = {}): Endpoint {
  return {
    id,
    projectId: 'project',
    url: 'https://example.com/hook',
    secret: 'sealed',
    enabled: true,
    createdAt: 100,
    deletedAt: null,
    ...fields,
  }
}

function userOf(id: string, email: string): User {
  return { id, email, passwordHash: 'hash', createdAt: 100 }
}
