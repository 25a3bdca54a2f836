import { decodeRecord } from '../actors/records.ts'
import { callIn } from '../api/calls.ts'
import { decodeCursor, encodeCursor } from '../api/cursor.ts'
import type { CallRecord } from '../machines/call-view.ts'
import type { ConsoleDeps } from './console-deps.ts'

export interface CallFilter {
  agentId?: string
  channel?: CallRecord['channel']
  status?: CallRecord['status']
  outcome?: NonNullable<CallRecord['outcome']>
  before?: string
}

/** Calls looked at for one page, however few of them match: its cost does not grow with what is stored. */
const MAX_LOOKED_AT = 1_000
const AT_ONCE = 200

/** Newest first. `next` is the place to go on from, null after the last call. */
export async function findCalls(
  { store }: Pick<ConsoleDeps, 'store'>,
  projectId: string,
  filter: CallFilter,
  limit: number,
): Promise<{ calls: CallRecord[]; next: string | null }> {
  const ofAgent = filter.agentId === undefined ? {} : { agentId: filter.agentId }
  const isFiltered = filter.channel !== undefined || filter.status !== undefined || filter.outcome !== undefined
  const size = isFiltered ? AT_ONCE : limit
  const calls: CallRecord[] = []
  let from = filter.before === undefined ? {} : { before: decodeCursor(filter.before) }

  for (let lookedAt = 0; lookedAt < MAX_LOOKED_AT; lookedAt += size) {
    const rows = await store.actors.list({ list: 'calls', projectId, limit: size + 1, ...ofAgent, ...from })
    const page = rows.slice(0, size)
    for (const row of page) {
      const call = callIn(decodeRecord(row))
      if (!matches(call, filter)) continue
      calls.push(call)
      const isLast = row === rows.at(-1)
      if (calls.length === limit) return { calls, next: isLast ? null : encodeCursor(row) }
    }
    const last = page.at(-1)
    if (!last || rows.length <= size) return { calls, next: null }
    from = { before: last }
  }
  return { calls, next: 'before' in from ? encodeCursor(from.before) : null }
}

function matches(call: CallRecord, { channel, status, outcome }: CallFilter): boolean {
  return (
    (channel === undefined || call.channel === channel) &&
    (status === undefined || call.status === status) &&
    (outcome === undefined || call.outcome === outcome)
  )
}
