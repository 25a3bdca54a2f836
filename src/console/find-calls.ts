import type { StoredRecord } from '../actors/ports/actor-store.ts'
import { callIn } from '../api/calls.ts'
import { decodeCursor, encodeCursor } from '../api/cursor.ts'
import { callSummary } from '../api/responses/call.ts'
import { bytesOf, MAX_PAGE_BYTES, storedCalls, type ListSource } from '../api/stored-calls.ts'
import type { EpochMs } from '../base/time.ts'
import type { CallView } from '../machines/dialogue/call-view.ts'
import { MAX_SCANNED, MAX_SCANNED_LENGTH } from './scan-limits.ts'

export interface CallFilter {
  agentId?: string
  channel?: CallView['channel']
  status?: CallView['status']
  outcome?: NonNullable<CallView['outcome']>
  /** Calls that began then or later. */
  from?: EpochMs
  /** Calls that began before. */
  to?: EpochMs
  /** Text to search for in a call, ignoring case. */
  q?: string
  before?: string
}

/** Newest first. `next` is the place to go on from, null after the last call. */
export async function findCalls(
  source: ListSource,
  projectId: string,
  filter: CallFilter,
  limit: number,
): Promise<{ calls: CallView[]; next: string | null }> {
  const ofAgent = filter.agentId === undefined ? {} : { agentId: filter.agentId }
  const { channel, status, outcome, q } = filter
  const isFiltered = [channel, status, outcome, q].some((one) => one !== undefined)
  const matches = matcherOf(filter)
  const atMost = isFiltered ? MAX_SCANNED : limit
  const calls: CallView[] = []
  let bytes = 0
  let length = 0
  let count = 0
  let last: StoredRecord | undefined

  for await (const { row, record } of storedCalls(source, { projectId, ...ofAgent, ...startOf(filter) }, atMost + 1)) {
    if (filter.from !== undefined && row.listedAt < filter.from) return { calls, next: null }
    const isFull = count === atMost || calls.length === limit || bytes > MAX_PAGE_BYTES
    if (last && (isFull || length > MAX_SCANNED_LENGTH)) return { calls, next: encodeCursor(last) }
    const call = callIn(record)
    if (matches(call)) {
      calls.push(call)
      bytes += bytesOf(callSummary(call, ''))
    }
    length += row.body.length
    count += 1
    last = row
  }
  return { calls, next: null }
}

type Position = ReturnType<typeof decodeCursor>

/** The end of the period, unless the page before has come further. */
function startOf({ before, to }: CallFilter): { before?: Position } {
  const cursor = before === undefined ? undefined : decodeCursor(before)
  // Nothing sorts before a blank: all that began at `to` are left out.
  const end: Position | undefined = to === undefined ? undefined : { listedAt: to, actorId: ' ' as Position['actorId'] }
  if (cursor && (!end || cursor.listedAt < end.listedAt)) return { before: cursor }
  return end ? { before: end } : {}
}

function matcherOf({ channel, status, outcome, q }: CallFilter): (call: CallView) => boolean {
  const wanted = q === undefined ? undefined : wordingsOf(q)
  return (call) =>
    (channel === undefined || call.channel === channel) &&
    (status === undefined || call.status === status) &&
    (outcome === undefined || call.outcome === outcome) &&
    (wanted === undefined || textsOf(call).some((text) => includesAny(folded(text), wanted)))
}

function includesAny(text: string, wanted: readonly string[]): boolean {
  return wanted.some((words) => text.includes(words))
}

/** Digits as people write or paste a number: with blanks and punctuation, and a zero in front of it within a country. */
const WRITTEN_NUMBER = /^[\d\s().+-]+$/

/** Fewer are no number of a phone. */
const MIN_DIGITS = 7

/** What is searched, and the same as numbers are stored where it is one. */
function wordingsOf(q: string): string[] {
  const words = folded(q).trim()
  if (!WRITTEN_NUMBER.test(words)) return [words]
  const digits = words.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < MIN_DIGITS ? [words] : [words, digits]
}

/** The texts of a call that a search covers. */
function textsOf(call: CallView): string[] {
  const { id, to, error, agentName, providerCallId, fields, variables, metadata } = call
  const named = [fields, variables, metadata].flatMap((one) => Object.values<string | number | boolean>(one))
  return [id, to, error, agentName, providerCallId, ...named].flatMap((one) => (one === null ? [] : String(one)))
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
