import { isoTime } from '../base/iso-time.ts'
import type { EpochMs } from '../base/time.ts'

/** A call as a delivery describes it. Times are epoch ms. */
export interface DeliveredCall {
  id: string
  agentId: string
  /** The agent's name when the call ended. */
  agentName: string | null
  channel: string
  /** Normalised number; null for text. */
  to: string | null
  outcome: string | null
  /** Why the person was not reached; null when they were. */
  error: string | null
  fields: Record<string, string | number | boolean>
  variables: Record<string, string>
  metadata: Record<string, string>
  model: string
  startedAt: EpochMs
  endedAt: EpochMs | null
}

interface DeliveredTurn {
  /** Counts from 0. */
  index: number
  callerText: string | null
  agentText: string
  interrupted: boolean
  /** Flow node that the conversation was at after the turn. */
  nodeId: string
}

/**
 * Returns the bytes of the call's summary, JSON, which all its deliveries share. `turns` in order, as the JSON texts that
 * are stored. Throws when the call has not ended.
 *
 * Every attempt must send the same bytes, and a later one may render them anew, after an upgrade too: what is made of
 * the same call may never change. Another form would need a mark in the call's `Recipients`.
 */
export function renderSummary(call: DeliveredCall, turns: readonly string[]): Buffer {
  let list = ''
  for (const turn of turns) list += (list === '' ? '' : ',') + renderTurn(turn)
  return Buffer.from(`${JSON.stringify(summarise(call)).slice(0, -1)},"turns":[${list}]}`)
}

const FIRST_KEY = '{"index":'
const NEXT_KEYS = [',"callerText":', ',"agentText":', ',"interrupted":', ',"nodeId":', ',"llmMs":'] as const

/**
 * A turn as the summary has it, its values cut out of the stored text: reading and writing ten of them was a tenth of
 * what a delivery costs. No text of a turn can hold a key, as quotes in texts are escaped.
 */
function renderTurn(stored: string): string {
  const [callerKey, agentKey, interruptedKey, nodeKey, endKey] = NEXT_KEYS
  const caller = stored.indexOf(callerKey)
  const agent = stored.indexOf(agentKey, caller)
  const interrupted = stored.indexOf(interruptedKey, agent)
  const node = stored.indexOf(nodeKey, interrupted)
  const end = stored.indexOf(endKey, node)
  const isInOrder = caller > 0 && agent > caller && interrupted > agent && node > interrupted && end > node
  if (!isInOrder || !stored.startsWith(FIRST_KEY))
    return JSON.stringify(summariseTurn(JSON.parse(stored) as DeliveredTurn))
  // The summary counts turns from 1.
  return `{"index":${Number(stored.slice(FIRST_KEY.length, caller)) + 1},"caller":${stored.slice(caller + callerKey.length, agent)},"agent":${stored.slice(agent + agentKey.length, interrupted)},"interrupted":${stored.slice(interrupted + interruptedKey.length, node)},"step":${stored.slice(node + nodeKey.length, end)}}`
}

function summariseTurn({ index, callerText, agentText, interrupted, nodeId }: DeliveredTurn): object {
  return { index: index + 1, caller: callerText, agent: agentText, interrupted, step: nodeId }
}

/**
 * Returns the bytes of a `call.completed` delivery around a rendered summary. Each attempt renders it anew and must get
 * the same bytes, so the envelope around the summary may never change.
 */
export function envelopeOf(deliveryId: string, createdAt: EpochMs, summary: Buffer): Buffer {
  const before = `{"id":"${deliveryId}","event":"call.completed","createdAt":"${isoTime(createdAt)}","data":{"call":`
  const after = '}}'
  const bytes = Buffer.allocUnsafe(before.length + summary.length + after.length) // both are ASCII
  bytes.write(before, 'latin1')
  summary.copy(bytes, before.length)
  bytes.write(after, before.length + summary.length, 'latin1')
  return bytes
}

/** Returns the JSON text of a `ping`. */
export function renderPing(deliveryId: string, createdAt: EpochMs, message: string): string {
  return JSON.stringify({ id: deliveryId, event: 'ping', createdAt: isoTime(createdAt), data: { message } })
}

/** The public summary of an ended call, without its turns. It has other fields than the API's `Call`. */
function summarise(call: DeliveredCall): object {
  const { id, agentId, agentName, channel, to, outcome, error, fields, variables, metadata, model } = call
  const { startedAt, endedAt } = call
  if (endedAt === null) throw new Error(`The call ${id} has not ended.`)
  return {
    id,
    agentId,
    agentName,
    channel,
    to,
    status: 'ended',
    outcome,
    error,
    fields,
    variables,
    metadata,
    model,
    startedAt: isoTime(startedAt),
    endedAt: isoTime(endedAt),
    durationSeconds: Math.max(0, Math.floor((endedAt - startedAt) / 1000)), // the clock may have been set back
  }
}
