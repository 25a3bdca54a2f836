import type { FoldedState, PastState } from '../../actors/journal/past-states.ts'
import { explainStart, explainStep, type ExplainedTransition } from '../../actors/step/explain-step.ts'
import type { ActorRecord } from '../../actors/types.ts'
import type { JsonObject } from '../../base/json.ts'
import { LIMITS } from '../../base/limits.ts'
import type { CallContext } from '../../machines/dialogue/call-context.ts'
import type { BranchNode, Flow } from '../../machines/flow/types.ts'
import { isoTime } from '../../base/iso-time.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { Schema } from '../operation.ts'
import { comparisonOf } from './comparison.ts'
import { firstAndLast } from './first-and-last.ts'
import { flowPositionIn } from './flow-position.ts'
import { frozenFlow } from './frozen-flow.ts'

type PathStep = Schema<'PathStep'>

/**
 * Returns the flow nodes that a call or conversation entered, as far as its journal can be replayed and the response
 * has room: the last item says so if it was cut.
 */
export async function findCallPath(
  deps: ConsoleDeps,
  { actorId, seq, version, index }: ActorRecord,
): Promise<PathStep[]> {
  const flow = await frozenFlow(deps, version)
  if (!flow) return []
  const path: Path = { steps: [], bytesLeft: LIMITS.callPathBytes.value - MARK_BYTES }
  await deps.history.forEach(index.projectId, actorId, seq, (past, before) => {
    const { seq, event } = past.entry
    const at = isoTime(event.at)
    return transitionsOf(past, before).every((transition) => addStep(path, flow, transition, { seq, at }))
  })
  const last = path.steps.at(-1)
  if (last && path.bytesLeft < 0) last.isCutShort = true
  return path.steps
}

/** Bytes reserved for the item that marks a cut path. */
const MARK_BYTES = 64

interface Path {
  steps: PathStep[]
  /** Bytes left in the response; negative once an item did not fit. */
  bytesLeft: number
}

/** Reserves bytes for an item and its comma; returns false when too few are left. */
function takeBytes(path: Path, part: object): boolean {
  path.bytesLeft -= Buffer.byteLength(JSON.stringify(part)) + 1
  return path.bytesLeft >= 0
}

/** Those that may have moved the actor in its flow. */
function transitionsOf({ entry, definition, state }: PastState, before: FoldedState): ExplainedTransition[] {
  const { event, rejected, value } = entry
  if (!definition || !state || rejected) return []
  if (event.type === 'xstate.init') return explainStart(definition, event.input as JsonObject)
  if (!before.state) return [{ from: null, to: value, event: event.type, guards: [], context: state.plain.context }]
  const mayMove = state.plain.context !== before.state.plain.context && MOVING.has(event.type)
  const hasMoved = flowPositionIn(value)?.node !== flowPositionIn(before.state.plain.value)?.node
  if (!mayMove && !hasMoved) return []
  const { plain, effects } = before.state
  const childIds = effects.map(({ childId }) => childId)
  return explainStep(definition, plain, childIds, event)
}

/** Events after which the step may be the same one again: the person has answered, and the flow has gone round. */
const MOVING = new Set(['xstate.done.actor.understand', 'xstate.done.actor.promptAndCollect'])

/** False when it does not fit. */
function addStep(
  path: Path,
  flow: Flow,
  transition: ExplainedTransition,
  { seq, at }: { seq: number; at: string },
): boolean {
  const before = flowPositionIn(transition.from)
  const after = flowPositionIn(transition.to)
  const branch = flow.nodes.find((node): node is BranchNode => node.id === before?.node && node.type === 'branch')
  const last = path.steps.at(-1)
  if (branch && last?.node === branch.id) {
    const chose = choiceOf(branch, transition)
    if (!takeBytes(path, chose)) return false
    last.chose = chose
  }
  // A step that leads to itself begins anew.
  const isEnteredAgain = before?.inner === 'deciding' && after?.inner === 'deciding' && transition.event === null
  if (!after || (after.node === before?.node && !isEnteredAgain)) return true
  const { turnCount } = transition.context as unknown as CallContext
  const step = { node: after.node, seq, turn: turnCount, at, chose: null }
  if (!takeBytes(path, step)) return false
  path.steps.push(step)
  return true
}

function choiceOf(branch: BranchNode, { guards }: ExplainedTransition): NonNullable<PathStep['chose']> {
  const asked = guards.filter(({ name }) => name === 'holds')
  const chosen = asked.findIndex(({ held }) => held)
  // The one that held is the last: no other was asked after it.
  const shown = firstAndLast(asked, LIMITS.comparedConditions.value)
  const omitted = asked.length - shown.length
  return {
    branch: chosen === -1 ? null : chosen,
    next: branch.branches[chosen]?.next ?? branch.default,
    compared: shown.flatMap((guard) => comparisonOf(guard) ?? []),
    ...(omitted > 0 && { omitted }),
  }
}
