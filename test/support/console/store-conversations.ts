import { effectHandlers } from '../../../src/actors/runtime/effect-handler.ts'
import { UnitOfWork } from '../../../src/actors/runtime/unit-of-work.ts'
import type { Commit } from '../../../src/actors/ports/actor-store.ts'
import type { ActorEvent } from '../../../src/actors/types.ts'
import { composeEffect } from '../../../src/effects/compose.ts'
import { understandEffect } from '../../../src/effects/understand.ts'
import { conversationVersion } from '../../../src/machines/conversation/conversation.ts'
import { ScriptedModel } from '../api/scripted-model.ts'
import type { Seed } from './long-journal.ts'

export interface ConversationPlan {
  projectId: string
  agentId: string
  /** Hash of a stored flow. */
  flowHash: string
  /** The person's messages in order. */
  messages: string[]
  startedAt: number
  /** Whether the conversation is closed at the end. */
  isClosed?: boolean
}

const COMMITS_AT_ONCE = 500

/** Stores conversations as if they had been held, one message a second; returns their ids. */
export async function storeConversations(seed: Seed, plans: Iterable<ConversationPlan>): Promise<string[]> {
  const callIds: string[] = []
  let commits: Commit[] = []
  for (const plan of plans) {
    const { callId, commits: ofCall } = await held(seed, plan)
    callIds.push(callId)
    commits.push(...ofCall)
    if (commits.length < COMMITS_AT_ONCE) continue
    await seed.store.actors.commit(commits)
    commits = []
  }
  await seed.store.actors.commit(commits)
  return callIds
}

const model = new ScriptedModel()
const handlers = effectHandlers([understandEffect(model), composeEffect(model)])

async function held({ machines, newId }: Seed, plan: ConversationPlan): Promise<{ callId: string; commits: Commit[] }> {
  const { projectId, agentId, flowHash, messages, startedAt, isClosed = false } = plan
  const callId = newId()
  const definition = await machines.find('conversation', conversationVersion(flowHash))
  let now = startedAt
  const deps = { nodeId: 'seed', machines, handlers, now: () => now }
  const steps: UnitOfWork[] = []
  const newStep = () => {
    const last = steps.at(-1)
    return new UnitOfWork(`conversation/${callId}`, definition, last ? written(last) : null, deps)
  }
  /** Ignored events are not journaled. */
  const take = (event: ActorEvent, eventId: string) => {
    const step = newStep()
    if (step.accept(event, eventId)) steps.push(step)
  }
  const who = { callId, projectId, agentId, agentName: 'Appointment desk', channel: 'browser_text' }
  const first = newStep()
  first.start({ ...who, model: 'builtin:rules', variables: {} }, 'start')
  steps.push(first)
  messages.forEach((text, index) => {
    now += 1_000
    take({ type: 'message.send', text, at: now }, `seed:${index}`)
  })
  now += 1_000
  if (isClosed) {
    take({ type: 'conversation.close', at: now }, 'seed:close')
    const { effects } = steps.at(-1)?.state ?? { effects: [] }
    const output = { agentName: who.agentName, deliveries: [] }
    const effectId = effects[0]?.id ?? ''
    take({ type: 'xstate.done.actor.resolveRecipients', at: now, effectId, output }, 'seed:closed')
  }
  return { callId, commits: steps.map((step) => step.toCommit()) }
}

/** The state that the next step continues from, with its hash. */
function written(work: UnitOfWork): { state: UnitOfWork['state']; mark: UnitOfWork['mark'] } {
  const { mark } = work
  return { state: work.state, mark }
}
