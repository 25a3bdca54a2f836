import { createHash } from 'node:crypto'
import { BadRequest } from '../base/errors.ts'
import type { Json, JsonObject } from '../base/json.ts'
import { checkWithPatterns } from './check-with-patterns.ts'
import type { Agent, FlowStore } from '../ports/entities.ts'

const MAX_FLOW_BYTES = 256 * 1024
/** Maximum nesting, far beyond any flow; deeper text would overflow the stack of recursive functions. */
const MAX_FLOW_DEPTH = 64

/** Facts about the flow that are stored with its agent. */
export type FlowFacts = Pick<Agent, 'flow' | 'flowHash' | 'ready' | 'issues' | 'stepCount'>

export interface CheckedFlow extends FlowFacts {
  /** The runnable flow, stored under `flowHash`; null unless it is ready. */
  runnable: JsonObject | null
}

/** Throws `BadRequest` for a flow that is too large to be kept. */
export function checkSavedFlow(saved: JsonObject): CheckedFlow {
  if (isDeeperThan(saved, MAX_FLOW_DEPTH)) throw new BadRequest('The flow is nested too deeply.')
  if (Buffer.byteLength(JSON.stringify(saved)) > MAX_FLOW_BYTES)
    throw new BadRequest('The flow is larger than 256 KiB.')
  const { flow, issues, ready, stepCount } = checkWithPatterns(saved)
  const runnable = flow as unknown as JsonObject | null
  return { flow: saved, flowHash: runnable ? hashOf(runnable) : '', ready, issues, stepCount, runnable }
}

/** Stores a ready flow, which has to be done before anything names it: nothing begins on a flow that is not there. */
export async function storeRunnable(flows: FlowStore, { runnable, flowHash }: CheckedFlow): Promise<void> {
  if (runnable) await flows.put(flowHash, runnable)
}

export function flowFacts({ flow, flowHash, ready, issues, stepCount }: CheckedFlow): FlowFacts {
  return { flow, flowHash, ready, issues, stepCount }
}

/** The same for the same content, however it is written. */
export function hashOf(flow: JsonObject): string {
  return createHash('sha256').update(canonicalJson(flow)).digest('hex')
}

/** Whether two flows say the same; the order of attributes says nothing. */
export function isSameFlow(one: JsonObject, other: JsonObject): boolean {
  return canonicalJson(one) === canonicalJson(other)
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
