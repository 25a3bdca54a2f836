import { readFileSync } from 'node:fs'
import { createAgent } from '../console/agents.ts'
import type { ConsoleDeps } from '../console/console-deps.ts'
import { MAX_WORKING_KEYS, statusAt } from '../console/keys.ts'
import { generateKey, hashKey, keyPrefix } from '../security/key-format.ts'
import { apiKeyDefinition, keyView } from '../machines/api-key/api-key.ts'

/** The demo project. Its ids and key are generated before any of it is stored. */
export interface DemoPlan {
  projectId: string
  keyId: string
  key: string
  /** The agent of the curl command first. */
  agents: { id: string; name: string; description: string; flow: string }[]
}

/** What of the demo can be used. */
export interface UsableDemo {
  key: string
  agents: { id: string; name: string }[]
}

/** Flows of `examples/flows/`. */
const AGENTS = [
  { flow: 'appointment', name: 'Appointment desk', description: 'Books an appointment, in English or Hindi.' },
  { flow: 'order-feedback', name: 'Order feedback', description: 'Asks how an order went and branches on the answer.' },
  { flow: 'home-loan-lead', name: 'Home loan enquiry', description: 'Qualifies a lead by what it answers.' },
]

export function planDemo(newId: () => string): DemoPlan {
  const agents = AGENTS.map((agent) => ({ id: newId(), ...agent }))
  return { projectId: newId(), keyId: newId(), key: generateKey(), agents }
}

/** Stores the missing parts of the demo. Parts that were changed or deleted since stay as they are. */
export async function storeDemo(plan: DemoPlan, memberId: string, deps: ConsoleDeps): Promise<void> {
  const { projects, agents, slots } = deps.store
  if (!(await projects.find(plan.projectId))) {
    const defaults = { defaultModel: 'builtin:rules', defaultSpeech: '', defaultTelephony: '' }
    await projects.insert({ id: plan.projectId, name: 'Demo', ...defaults, createdAt: deps.clock.now() }, memberId)
  }
  for (const { id, name, description, flow } of plan.agents) {
    if (await agents.find(id)) continue
    await createAgent({ ...deps, newId: () => id }, plan.projectId, { name, description, flow: readFlow(flow) })
  }
  if (await deps.runtime.read(`api-key/${plan.keyId}`)) return
  await slots.claim(plan.projectId, 'key', MAX_WORKING_KEYS, plan.keyId)
  const { name, version } = apiKeyDefinition
  const { projectId, keyId, key } = plan
  const facts = { hash: hashKey(key), start: keyPrefix(key), expiresAt: null, replaces: null }
  const input = { keyId, projectId, name: 'Demo key', ...facts }
  await deps.runtime.create({ type: name, id: keyId, machine: name, version, input })
}

/** Leaves out agents that were deleted. `ended`: the key was revoked or replaced, and never works again; null: it was not stored. */
export async function readDemo(
  { keyId, key, agents }: DemoPlan,
  { runtime, store, clock }: ConsoleDeps,
): Promise<UsableDemo | 'ended' | null> {
  const stored = await runtime.read(`api-key/${keyId}`)
  if (!stored) return null
  if (statusAt(keyView(stored.snapshot), clock.now()) !== 'active') return 'ended'
  const present = await Promise.all(agents.map(({ id }) => store.agents.find(id)))
  const usable = present.flatMap((agent) => (agent?.deletedAt === null ? [{ id: agent.id, name: agent.name }] : []))
  return { key, agents: usable }
}

function readFlow(name: string) {
  return JSON.parse(readFileSync(new URL(`../../examples/flows/${name}.json`, import.meta.url), 'utf8')) as never
}
