import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Runtime } from '../../../src/actors/runtime/runtime-types.ts'
import type { Clock } from '../../../src/base/time.ts'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import type { Store } from '../../../src/ports/store.ts'
import { generateKey, hashKey, keyPrefix } from '../../../src/security/key-format.ts'
import { bookingFlow } from './flows.ts'

/** Stores a project and its only member. */
export async function addProject(store: Store, clock: Clock): Promise<{ projectId: string; userId: string }> {
  const [projectId, userId] = [uuidv7(), uuidv7()]
  const createdAt = clock.now()
  await store.users.insert({ id: userId, email: `${userId}@example.com`, passwordHash: '', createdAt })
  const defaults = { defaultModel: 'builtin:rules', defaultSpeech: '', defaultTelephony: '' }
  await store.projects.insert({ id: projectId, name: 'Project', ...defaults, createdAt }, userId)
  return { projectId, userId }
}

export async function addKey(
  kernel: Pick<Runtime, 'create'>,
  projectId: string,
  expiresAt: number | null = null,
): Promise<{ key: string; keyId: string }> {
  const [key, keyId] = [generateKey(), uuidv7()]
  const facts = { hash: hashKey(key), start: keyPrefix(key), expiresAt, replaces: null }
  const input = { keyId, projectId, name: 'Test', ...facts }
  await kernel.create({ type: 'api-key', id: keyId, machine: 'api-key', version: '1', input })
  return { key, keyId }
}

/** Stores an agent, and its flow where that is ready. */
export async function addAgent(store: Store, clock: Clock, given: Partial<Agent>): Promise<Agent> {
  const flow = given.flow ?? bookingFlow
  const { issues, ready, stepCount } = checkFlow(flow)
  const flowHash = createHash('sha256').update(JSON.stringify(flow)).digest('hex')
  if (ready) await store.flows.put(flowHash, flow)
  const agent: Agent = {
    ...{ id: uuidv7(), projectId: '', name: 'Booker', description: 'Books tables' },
    ...{ model: '', speech: '', telephony: '', phoneNumber: '' },
    ...{ flow, flowHash, ready, issues, stepCount },
    ...{ createdAt: clock.now(), updatedAt: clock.now(), published: null, deletedAt: null },
    ...given,
  }
  await store.agents.insert(agent)
  return agent
}
