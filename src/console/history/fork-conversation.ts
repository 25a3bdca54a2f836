import type { ActorRecord, Fork, PlainSnapshot, Row } from '../../actors/types.ts'
import { idOf } from '../../actors/journal/records.ts'
import { chooseModel } from '../../api/choose-model.ts'
import { beginFork } from '../../api/conversations.ts'
import { variablesFor } from '../../api/variables.ts'
import { Conflict } from '../../base/errors.ts'
import type { Json, JsonObject } from '../../base/json.ts'
import type { EpochMs } from '../../base/time.ts'
import { conversationVersion } from '../../machines/conversation/conversation.ts'
import type { Conversation } from '../../machines/conversation/conversation-setup.ts'
import { fitToFlow } from '../../machines/dialogue/fit-to-flow.ts'
import { flowIndex } from '../../machines/flow/flow-index.ts'
import type { Flow } from '../../machines/flow/types.ts'
import type { Agent } from '../../ports/entities.ts'
import { withDraftFlow } from '../agent-drafts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { Schema } from '../operation.ts'
import { flowPositionIn } from './flow-position.ts'
import { frozenFlow } from './frozen-flow.ts'
import { pastActorOf, type PastActor } from './past-actor.ts'

/**
 * Starts a test conversation from the state that another one had when its agent last waited for an answer, at the entry
 * or before: nothing said later is in it. If the agent had said nothing yet, it speaks anew. Throws 404, 409 if it
 * cannot continue from there, 422 for a draft with errors, 429 and 502 as starting any conversation does. `charge` is
 * told how many bytes of the old conversation are about to be stored again; nothing is when it throws.
 */
export async function forkConversation(
  deps: ConsoleDeps,
  origin: ActorRecord,
  asked: { seq: number; flow: 'same' | 'draft' },
  charge: (bytes: number) => void,
): Promise<Schema<'Fork'>> {
  const { flow } = asked
  const agent = await agentStillThere(deps, origin)
  const { past, present, seq } = await lastRest(deps, origin, asked.seq)
  const { version, dialogue } =
    flow === 'draft'
      ? await onDraft(deps, agent, past, present)
      : { version: past.definition.version, dialogue: present }
  const model = await chooseModel(deps, agent, present.call.model)
  const callId = deps.newId()
  const fork: Fork = {
    type: 'conversation',
    id: callId,
    machine: 'conversation',
    version,
    state: {
      from: { actorId: origin.actorId, seq },
      snapshot: beginning(past.state.plain, dialogue, { callId, model, agentName: agent.name, now: deps.clock.now() }),
      timers: past.state.timers.map(({ id, event, at }) => ({ id, event, delayMs: Math.max(0, at - past.state.at) })),
    },
    rows: await turnsUntil(deps, origin, present.turnCount, callId),
  }
  charge(Buffer.byteLength(JSON.stringify(fork)))
  return { ...(await beginFork(deps, agent.projectId, fork)), seq }
}

/** Where the agent waited for an answer, at an entry or last before it; else the first entry. */
async function lastRest(
  deps: ConsoleDeps,
  origin: ActorRecord,
  asked: number,
): Promise<{ past: PastActor; present: Conversation; seq: number }> {
  for (let seq = asked; ; seq -= 1) {
    const past = await pastActorOf(deps, origin, seq)
    const present = conversationIn(past)
    if (seq === 1 || flowPositionIn(past.state.plain.value)?.inner === 'listening') return { past, present, seq }
  }
}

async function agentStillThere({ store }: ConsoleDeps, { index }: ActorRecord): Promise<Agent> {
  const agent = index.agentId === null ? null : await store.agents.find(index.agentId)
  if (agent?.deletedAt === null) return agent
  throw new Conflict('The agent of this conversation was deleted, so nobody can go on with it.')
}

function conversationIn({ state }: PastActor): Conversation {
  const { status, value, context } = state.plain
  if (status === 'active' && flowPositionIn(value)) return context as unknown as Conversation
  throw new Conflict('The conversation was over by then. Choose an earlier entry.')
}

/** The dialogue moved to the draft's flow, which must have the current flow node. */
async function onDraft(
  deps: ConsoleDeps,
  agent: Agent,
  { definition, state }: PastActor,
  dialogue: Conversation,
): Promise<{ version: string; dialogue: Conversation }> {
  const ready = await withDraftFlow(deps, agent)
  variablesFor(ready, dialogue.call.variables)
  const version = conversationVersion(ready.flowHash)
  const draft = flowIndex(await runnableFlow(deps, version))
  const before = await runnableFlow(deps, definition.version)
  const node = flowPositionIn(state.plain.value)?.node ?? ''
  const type = before.nodes.find(({ id }) => id === node)?.type
  if (draft.nodes.get(node)?.type !== type) {
    throw new Conflict(`The draft has no step "${node}" of this kind, where the conversation was then.`)
  }
  return { version, dialogue: fitToFlow(dialogue, draft) }
}

async function runnableFlow(deps: ConsoleDeps, version: string): Promise<Flow> {
  const flow = await frozenFlow(deps, version)
  if (!flow) throw new Conflict('The flow of this conversation is not there any more.')
  return flow
}

/** Makes it a new conversation that starts now. */
function beginning(
  snapshot: PlainSnapshot,
  dialogue: Conversation,
  { callId, model, agentName, now }: { callId: string; model: string; agentName: string; now: EpochMs },
): PlainSnapshot {
  const { call, turn } = dialogue
  const context: Conversation = {
    ...dialogue,
    call: { ...call, callId, model, agentName, channel: 'browser_text', metadata: {}, startedAt: now },
    turn: { ...turn, heard: turn.heard && { ...turn.heard, at: now } },
  }
  return { ...snapshot, context: context as unknown as JsonObject }
}

/** Copies the turns until then as turns of the new conversation. */
async function turnsUntil(
  { store }: ConsoleDeps,
  origin: ActorRecord,
  turnCount: number,
  callId: string,
): Promise<Row[]> {
  const rows = await store.actors.readRows('turn', idOf(origin.actorId))
  return rows
    .filter(({ position }) => position < turnCount)
    .map(({ kind, position, body }) => ({
      kind,
      owner: callId,
      position,
      body: JSON.parse(body) as { [key: string]: Json },
    }))
}
