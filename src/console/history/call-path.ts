import type { FoldedState, PastState } from '../../actors/journal/past-states.ts'
import { explainStart, explainStep, type ExplainedTransition } from '../../actors/step/explain-step.ts'
import type { ActorRecord } from '../../actors/types.ts'
import type { JsonObject } from '../../base/json.ts'
import type { CallContext } from '../../machines/dialogue/call-context.ts'
import type { BranchNode, Flow } from '../../machines/flow/types.ts'
import { isoTime } from '../../api/responses/iso-time.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { Schema } from '../operation.ts'
import { comparisonOf } from './comparison.ts'
import { flowPositionIn } from './flow-position.ts'
import { frozenFlow } from './frozen-flow.ts'

type PathStep = Schema<'PathStep'>

/** The steps that a call or conversation entered, as far as its journal can be taken again. */
export async function findPath(deps: ConsoleDeps, { actorId, seq, version }: ActorRecord): Promise<PathStep[]> {
  const flow = await frozenFlow(deps, version)
  if (!flow) return []
  const steps: PathStep[] = []
  await deps.history.forEach(actorId, seq, (past, before) => {
    const { seq, event } = past.entry
    const at = isoTime(event.at)
    for (const transition of transitionsOf(past, before)) addSteps(steps, flow, transition, { seq, at })
  })
  return steps
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

function addSteps(
  steps: PathStep[],
  flow: Flow,
  transition: ExplainedTransition,
  { seq, at }: { seq: number; at: string },
): void {
  const before = flowPositionIn(transition.from)
  const after = flowPositionIn(transition.to)
  const branch = flow.nodes.find((node): node is BranchNode => node.id === before?.node && node.type === 'branch')
  const last = steps.at(-1)
  if (branch && last?.node === branch.id) last.chose = choiceOf(branch, transition)
  // A step that leads to itself begins anew.
  const isEnteredAgain = before?.inner === 'deciding' && after?.inner === 'deciding' && transition.event === null
  if (!after || (after.node === before?.node && !isEnteredAgain)) return
  const { turnCount } = transition.context as unknown as CallContext
  steps.push({ node: after.node, seq, turn: turnCount, at, chose: null })
}

function choiceOf(branch: BranchNode, { guards }: ExplainedTransition): PathStep['chose'] {
  const compared = guards.flatMap((guard) => comparisonOf(guard) ?? [])
  const chosen = compared.findIndex(({ held }) => held)
  if (chosen === -1) return { branch: null, next: branch.default, compared }
  return { branch: chosen, next: branch.branches[chosen]?.next ?? branch.default, compared }
}
