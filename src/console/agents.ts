import { createHash } from 'node:crypto'
import type { Json, JsonObject } from '../actors/types.ts'
import { BadRequest } from '../errors.ts'
import { checkFlow } from '../machines/flow/check.ts'
import type { Agent } from '../ports/records.ts'
import type { ConsoleDeps } from './console-deps.ts'
import type { Schema } from './operation.ts'
import { normalisedNumber } from './phone-number.ts'

const MAX_FLOW_BYTES = 256 * 1024
/** Far beyond any flow; text that is all brackets would overflow whoever walks through it. */
const MAX_FLOW_DEPTH = 64

export async function createAgent(
  deps: ConsoleDeps,
  projectId: string,
  settings: Schema<'AgentSettings'>,
): Promise<Agent> {
  const now = deps.clock.now()
  const blank: Agent = {
    id: deps.newId(),
    projectId,
    name: '',
    description: '',
    model: '',
    speech: '',
    telephony: '',
    phoneNumber: '',
    flow: {},
    flowHash: '',
    ready: false,
    issues: [],
    stepCount: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  const agent = await withSettings(deps, blank, { flow: {}, ...settings })
  await deps.store.agents.insert(agent)
  return agent
}

export async function changeAgent(deps: ConsoleDeps, agent: Agent, settings: Schema<'AgentSettings'>): Promise<Agent> {
  const changed = { ...(await withSettings(deps, agent, settings)), updatedAt: deps.clock.now() }
  await deps.store.agents.update(changed)
  return changed
}

/** Throws `BadRequest` unless the model is empty (none chosen) or of a known provider. */
export function checkModelChoice({ models }: ConsoleDeps, field: string, model = ''): void {
  if (model === '' || models.isKnown(model)) return
  throw new BadRequest(`${field} must be <provider>:<model> with a known provider, or empty.`)
}

async function withSettings(deps: ConsoleDeps, agent: Agent, settings: Schema<'AgentSettings'>): Promise<Agent> {
  const { name, flow, phoneNumber, ...rest } = settings
  checkModelChoice(deps, 'model', rest.model)
  return {
    ...agent,
    name: name?.trim() ?? agent.name,
    description: rest.description ?? agent.description,
    model: rest.model ?? agent.model,
    speech: rest.speech ?? agent.speech,
    telephony: rest.telephony ?? agent.telephony,
    phoneNumber: phoneNumber === undefined ? agent.phoneNumber : phoneNumberOf(phoneNumber),
    ...(flow && (await checkedFlow(deps, flow as JsonObject))),
  }
}

function phoneNumberOf(text: string): string {
  return text.trim() === '' ? '' : normalisedNumber(text, 'phoneNumber')
}

/**
 * What the checks make of a flow. A ready one is stored under its hash before its agent can name it, so that no
 * conversation begins on a flow that is not there.
 */
async function checkedFlow(
  { store }: ConsoleDeps,
  saved: JsonObject,
): Promise<Pick<Agent, 'flow' | 'flowHash' | 'ready' | 'issues' | 'stepCount'>> {
  if (isDeeperThan(saved, MAX_FLOW_DEPTH)) throw new BadRequest('The flow is nested too deeply.')
  if (Buffer.byteLength(JSON.stringify(saved)) > MAX_FLOW_BYTES)
    throw new BadRequest('The flow is larger than 256 KiB.')
  const { flow, issues, ready, stepCount } = checkFlow(saved)
  if (!flow) return { flow: saved, flowHash: '', ready, issues, stepCount }
  const normalised = flow as unknown as JsonObject
  const flowHash = createHash('sha256').update(canonicalJson(normalised)).digest('hex')
  await store.flows.put(flowHash, normalised)
  return { flow: saved, flowHash, ready, issues, stepCount }
}

/** The same text for the same content: object keys in order. */
function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_name, each: Json) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

function isDeeperThan(value: Json, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false
  return depth === 0 || Object.values(value).some((each) => isDeeperThan(each, depth - 1))
}
