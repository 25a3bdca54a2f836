import type { ListedCall } from '../../api/types.ts'
import type { CallFilters } from './call-filters.ts'

export interface CallPages {
  pages: { calls: ListedCall[]; next: string | null }[]
  pageParams: unknown[]
}

/**
 * Returns a list with the current state of one call: updated in its position, first if it is new, removed if the
 * filters no longer match.
 */
export function patchCalls(list: CallPages, call: ListedCall, filters: CallFilters): CallPages {
  const fits = matches(call, filters)
  const isListed = list.pages.some(({ calls }) => calls.some(({ id }) => id === call.id))
  const pages = list.pages.map((page, index) => {
    const others = page.calls.flatMap((each) => (each.id !== call.id ? [each] : fits ? [call] : []))
    const isFirst = index === 0 && fits && !isListed
    return { ...page, calls: isFirst ? [call, ...others] : others }
  })
  return { ...list, pages }
}

function matches(call: ListedCall, { agentId, channel, status, outcome }: CallFilters): boolean {
  return (
    (agentId === undefined || call.agentId === agentId) &&
    (channel === undefined || call.channel === channel) &&
    (status === undefined || call.status === status) &&
    (outcome === undefined || call.outcome === outcome)
  )
}
