import { describe, expect, it } from 'vitest'
import type { ListedCall } from '../../../web/src/api/types.ts'
import { patchCalls } from '../../../web/src/scenes/calls/patch-calls.ts'

const call = (id: string, status: ListedCall['status'] = 'in_progress') =>
  ({
    id,
    status,
    channel: 'phone',
    outcome: null,
    agentId: 'a',
    startedAt: `2026-03-02T10:00:0${id}.000Z`,
  }) as ListedCall

const list = (...pages: string[][]) => ({
  pages: pages.map((ids) => ({ rows: ids.map((id) => call(id)), next: null })),
  pageParams: [],
})
const ids = ({ pages }: ReturnType<typeof patchCalls>) => pages.map(({ rows }) => rows.map(({ id }) => id))

describe('a list of calls that hears of one', () => {
  it('puts a new one first', () => {
    expect(ids(patchCalls(list(['2', '1']), call('3'), {}))).toEqual([['3', '2', '1']])
  })

  it('puts one that began before others where it belongs, or leaves it to pages that are not loaded', () => {
    expect(ids(patchCalls(list(['4', '3'], ['1']), call('2'), {}))).toEqual([
      ['4', '3'],
      ['2', '1'],
    ])
    expect(ids(patchCalls(list(['4', '3']), call('2'), {}))).toEqual([['4', '3', '2']])
    const cut = list(['4', '3'])
    const more = { ...cut, pages: cut.pages.map((page) => ({ ...page, next: 'more' })) }
    expect(ids(patchCalls(more, call('2'), {}))).toEqual([['4', '3']])
  })

  it('takes in none while words are searched, nor one of another day', () => {
    expect(ids(patchCalls(list(['2']), call('3'), { q: 'fever' }))).toEqual([['2']])
    expect(patchCalls(list(['2']), call('2', 'ended'), { q: 'fever' }).pages[0]?.rows[0]?.status).toBe('ended')
    expect(ids(patchCalls(list(['2']), call('3'), { to: '2026-02-27' }))).toEqual([['2']])
    expect(ids(patchCalls(list(['2']), call('3'), { from: '2026-02-27' }))).toEqual([['3', '2']])
  })

  it('changes a known one in its place', () => {
    const patched = patchCalls(list(['3', '2'], ['1']), call('1', 'ended'), {})
    expect(ids(patched)).toEqual([['3', '2'], ['1']])
    expect(patched.pages[1]?.rows[0]?.status).toBe('ended')
  })

  it('lets go one that fits the filters no longer, and takes none that does not fit', () => {
    const filters = { status: 'in_progress' } as const
    expect(ids(patchCalls(list(['2', '1']), call('1', 'ended'), filters))).toEqual([['2']])
    expect(ids(patchCalls(list(['2']), call('9', 'ended'), filters))).toEqual([['2']])
  })
})
