import type { ListedCall } from '../../api/types.ts'
import { callQueryOf, type CallFilters } from './call-filters.ts'

export interface CallPages {
  pages: { rows: ListedCall[]; next: string | null }[]
  pageParams: unknown[]
}

/**
 * Returns a list, newest first, with the current state of one call: updated in its position, put in by its time if it is
 * new, removed if the filters no longer match. One that belongs to pages that are not loaded is left out, as is a new
 * one while words are searched, which only the service can do.
 */
export function patchCalls(list: CallPages, call: ListedCall, filters: CallFilters): CallPages {
  const fits = matches(call, filters)
  const isListed = list.pages.some(({ rows }) => rows.some(({ id }) => id === call.id))
  if (isListed) {
    const update = (each: ListedCall) => (each.id !== call.id ? [each] : fits ? [call] : [])
    return { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.flatMap(update) })) }
  }
  if (!fits || filters.q !== undefined) return list
  const isAfter = (each: ListedCall) => each.startedAt <= call.startedAt
  const older = list.pages.findIndex(({ rows }) => rows.some(isAfter))
  const at = older === -1 ? list.pages.length - 1 : older
  const page = list.pages[at]
  if (!page || (older === -1 && page.next !== null)) return list
  const found = page.rows.findIndex(isAfter)
  const index = found === -1 ? page.rows.length : found
  const rows = page.rows.toSpliced(index, 0, call)
  return { ...list, pages: list.pages.with(at, { ...page, rows }) }
}

function matches(call: ListedCall, filters: CallFilters): boolean {
  const { agentId, channel, status, outcome, from, to } = callQueryOf(filters)
  return (
    (agentId === undefined || call.agentId === agentId) &&
    (channel === undefined || call.channel === channel) &&
    (status === undefined || call.status === status) &&
    (outcome === undefined || call.outcome === outcome) &&
    (from === undefined || call.startedAt >= from) &&
    (to === undefined || call.startedAt < to)
  )
}
