import { describe, expect, it } from 'vitest'
import type { ListedCall } from '../../../web/src/api/types.ts'
import { patchCalls } from '../../../web/src/scenes/calls/patch-calls.ts'

const call = (id: string, status: ListedCall['status'] = 'in_progress') =>
  ({ id, status, channel: 'phone', outcome: null, agentId: 'a' }) as ListedCall

const list = (...pages: string[][]) => ({
  pages: pages.map((ids) => ({ calls: ids.map((id) => call(id)), next: null })),
  pageParams: [],
})
const ids = ({ pages }: ReturnType<typeof patchCalls>) => pages.map(({ calls }) => calls.map(({ id }) => id))

describe('a list of calls that hears of one', () => {
  it('puts a new one first', () => {
    expect(ids(patchCalls(list(['2', '1']), call('3'), {}))).toEqual([['3', '2', '1']])
  })

  it('changes a known one in its place', () => {
    const patched = patchCalls(list(['3', '2'], ['1']), call('1', 'ended'), {})
    expect(ids(patched)).toEqual([['3', '2'], ['1']])
    expect(patched.pages[1]?.calls[0]?.status).toBe('ended')
  })

  it('lets go one that fits the filters no longer, and takes none that does not fit', () => {
    const filters = { status: 'in_progress' } as const
    expect(ids(patchCalls(list(['2', '1']), call('1', 'ended'), filters))).toEqual([['2']])
    expect(ids(patchCalls(list(['2']), call('9', 'ended'), filters))).toEqual([['2']])
  })
})
