import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { patchLists } from '../../../web/src/api/patch-lists.ts'

let client: QueryClient
/** Gives the list that is being loaded. */
let answer: (list: string[]) => void
let observer: QueryObserver<string[]>
let stop: () => void

const queryKey: readonly unknown[] = ['listCalls', { projectId: 'p', status: 'ended' }]
const queryFn = () => new Promise<string[]>((resolve) => (answer = resolve))
const add = (list: string[]) => (list.includes('new') ? list : ['new', ...list])
const list = () => observer.getCurrentResult().data

beforeEach(async () => {
  client = new QueryClient()
  observer = new QueryObserver(client, { queryKey, queryFn })
  stop = observer.subscribe(() => {})
  answer(['old'])
  await expect.poll(list).toEqual(['old'])
})
afterEach(() => {
  stop()
  client.clear()
})

it('changes the lists of a project, whatever their filters', () => {
  client.setQueryData(['listCalls', { projectId: 'q' }], ['another'])
  patchLists(client, ['listCalls', { projectId: 'p' }], add)
  expect(list()).toEqual(['new', 'old'])
  expect(client.getQueryData(['listCalls', { projectId: 'q' }])).toEqual(['another'])
})

it('keeps the change where what is on its way does not have it', async () => {
  const loaded = observer.refetch()
  patchLists(client, ['listCalls', { projectId: 'p' }], add)
  answer(['old', 'older'])
  await loaded
  await expect.poll(list).toEqual(['new', 'old', 'older'])
})

it('leaves a list alone that has never been loaded', () => {
  client.removeQueries({ queryKey })
  patchLists(client, ['listCalls', { projectId: 'p' }], add)
  expect(client.getQueryData(queryKey)).toBeUndefined()
})
