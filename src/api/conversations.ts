import type { CommandResult, AskOptions } from '../actors/runtime/runtime-types.ts'
import type { ActorId, Entry, Fork, PlainSnapshot } from '../actors/types.ts'
import { BadRequest, ClosedMeanwhile, Conflict, Gone, ModelUnavailable, ParleyError } from '../base/errors.ts'
import { timeZoneOfPerson } from '../base/number-time-zone.ts'
import { isBlank } from '../base/is-blank.ts'
import { LIMITS } from '../base/limits.ts'
import type { CallContext } from '../machines/dialogue/call-context.ts'
import { hasModelFailed, isAtRest, replyView } from '../machines/conversation/reply-view.ts'
import { conversationVersion } from '../machines/conversation/conversation.ts'
import type { Agent, Project } from '../ports/entities.ts'
import type { ApiDeps } from './deps.ts'
import type { Schema } from './operation.ts'
import { findPastAnswer, type PastAnswer } from './past-answer.ts'

const OVER = 'The conversation has ended, has expired or never existed.'

type TextChannel = 'api_text' | 'browser_text'
type Reply = Schema<'Reply'>

export interface ConversationStart {
  callId: string
  agent: Agent
  project: Project | null
  channel: TextChannel
  model: string
  variables: Record<string, string>
}

type StartDeps = Pick<ApiDeps, 'runtime' | 'openConversations'> & {
  config: Pick<ApiDeps['config'], 'timeZone'>
}

/**
 * Starts a conversation and returns the agent's first line. Throws 429 when the project has too many, 502 when the
 * model cannot be reached.
 */
export async function startConversation(
  { runtime, openConversations, config }: StartDeps,
  { callId, agent, project, channel, model, variables }: ConversationStart,
): Promise<Reply> {
  const { id: agentId, name: agentName, projectId, flowHash } = agent
  openConversations.check(projectId)
  const timeZone = timeZoneOfPerson({ project: project?.timeZone, to: null, installation: config.timeZone })
  const projectName = project?.name ?? ''
  const input = { callId, projectId, agentId, agentName, channel, model, variables, timeZone, projectName }
  const create = {
    type: 'conversation',
    id: callId,
    machine: 'conversation',
    version: conversationVersion(flowHash),
    input,
  }
  return replyOf(answerIn(await runtime.createAndAsk(create, isAtRest), null))
}

/**
 * The first line of a conversation that a request has begun before its process died; null if there is none. Its agent
 * may be gone since.
 */
export async function findStarted(
  { runtime, history }: Pick<ApiDeps, 'runtime' | 'history'>,
  callId: string,
): Promise<Reply | null> {
  const actorId: ActorId = `conversation/${callId}`
  const known = await runtime.read(actorId)
  if (!known) return null
  const { machine, version } = known
  // It is there: no more is done than to wait for its first line.
  await runtime.createAndAsk({ type: 'conversation', id: callId, machine, version, input: {} }, isAtRest)
  return replyOf(await findPastAnswer(history, actorId, ({ seq }) => seq === 1))
}

/**
 * Starts a conversation from the state of another one; returns its latest line once it waits for the person. Throws 429
 * and 502.
 */
export async function beginFork(
  { runtime, openConversations }: Pick<ApiDeps, 'runtime' | 'openConversations'>,
  projectId: string,
  fork: Fork,
): Promise<Reply> {
  openConversations.check(projectId)
  return replyOf(answerIn(await runtime.forkAndAsk(fork, isAtRest), null))
}

/**
 * Sends the person's message (trimmed) and returns the agent's next line. Throws 410 when the conversation has ended,
 * does not exist, or belongs to another project or channel; 409 while another message is being processed; 502 when the
 * model cannot be reached.
 */
export async function sendMessage(
  { runtime, history }: Pick<ApiDeps, 'runtime' | 'history'>,
  { projectId, callId, channel }: { projectId: string; callId: string; channel: TextChannel },
  text: string,
  options: AskOptions = {},
): Promise<Reply> {
  const actorId: ActorId = `conversation/${callId}`
  const event = { type: 'message.send', text }
  let before: PlainSnapshot | null = null
  const admits = (snapshot: PlainSnapshot) => isKnownTo((before = snapshot), projectId, channel)
  const result = await runtime.ask(actorId, event, isAtRest, { ...options, rejectIfBusy: true, precondition: admits })
  if (result.outcome === 'busy' || result.outcome === 'ignored') {
    if (result.snapshot && isOver(result.snapshot)) throw new Gone(OVER)
    throw new Conflict('The previous message is still being answered.')
  }
  if (result.outcome === 'finished' || result.outcome === 'missing') throw new Gone(OVER)
  if (result.outcome !== 'duplicate') return replyOf(answerIn(result, before))
  const isAsked = ({ eventId }: Entry) => eventId === options.eventId
  return replyOf(await findPastAnswer(history, actorId, isAsked))
}

/** Returns the person's message, trimmed. Throws 400 when it is empty or too long. */
export function spokenText(text: string): string {
  const trimmed = text.trim()
  if (isBlank(trimmed)) throw new BadRequest('text must not be empty.')
  if (trimmed.length > LIMITS.messageChars.value) throw new BadRequest(LIMITS.messageChars.beyond)
  return trimmed
}

/** Ends an open conversation of this project and channel, and returns once its record is final. */
export async function closeConversation(
  { runtime }: Pick<ApiDeps, 'runtime'>,
  { projectId, callId, channel }: { projectId: string; callId: string; channel: TextChannel },
): Promise<void> {
  const admits = (snapshot: PlainSnapshot) => isKnownTo(snapshot, projectId, channel)
  const options = { waitIfIgnored: true, precondition: admits }
  await runtime.ask(`conversation/${callId}`, { type: 'conversation.close' }, hasEnded, options)
}

function isKnownTo(snapshot: PlainSnapshot, projectId: string, channel: TextChannel): boolean {
  const { call } = callContext(snapshot)
  return call.projectId === projectId && call.channel === channel
}

function callContext({ context }: PlainSnapshot): CallContext {
  return context as unknown as CallContext
}

function hasEnded(snapshot: PlainSnapshot): boolean {
  return snapshot.status !== 'active'
}

/** Closing or expiring already, or ended. */
function isOver({ value }: PlainSnapshot): boolean {
  return typeof value === 'string' && value !== 'active'
}

function answerIn({ outcome, snapshot: after }: CommandResult, before: PlainSnapshot | null): PastAnswer | null {
  return after && { before, after, isRejected: outcome === 'rejected' }
}

function replyOf(answer: PastAnswer | null): Reply {
  if (!answer || answer.isRejected) throw new ParleyError('step_rejected', 'The conversation could not go on.')
  const { before, after } = answer
  if (hasModelFailed(after)) throw new ModelUnavailable()
  if (before && wasClosedMeanwhile(before, after)) throw new ClosedMeanwhile(OVER)
  return replyView(after)
}

/** Another request ended the conversation before this message had its reply. */
function wasClosedMeanwhile(before: PlainSnapshot, after: PlainSnapshot): boolean {
  return callContext(after).turnCount <= callContext(before).turnCount
}
