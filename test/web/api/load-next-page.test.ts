import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadNextPage } from '../../../web/src/api/load-next-page.ts'

const LAST_PAGE = 5
/** Pages of a filtered list that had no row among those that were examined for them. */
const EMPTY_PAGES = [3, 4]

describe('loading the next page of a list', () => {
  let client: QueryClient
  let observer: ReturnType<typeof observe>
  let leaving: AbortController
  let stop: () => void
  /** Settles the requests under way; the answer to each is the number of its page. */
  let requests: { page: number; answer: () => void; fail: () => void }[]

  function observe() {
    return new InfiniteQueryObserver(client, {
      queryKey: ['list'],
      queryFn: ({ pageParam }) =>
        new Promise<{ page: number; rows: number[] }>((resolve, reject) => {
          const rows = EMPTY_PAGES.includes(pageParam) ? [] : [pageParam]
          const fail = () => reject(new Error('refused'))
          requests.push({ page: pageParam, answer: () => resolve({ page: pageParam, rows }), fail })
        }),
      initialPageParam: 1,
      getNextPageParam: ({ page }: { page: number; rows: number[] }) => (page < LAST_PAGE ? page + 1 : null),
      retry: false,
    })
  }

  const request = async (page: number) => {
    await expect.poll(() => requests.map((each) => each.page)).toEqual([page])
    const [it] = requests.splice(0)
    if (!it) throw new Error('No request')
    return it
  }
  const pages = () => observer.getCurrentResult().data?.pages.map(({ page }) => page)
  const loadNext = () => loadNextPage(observer.getCurrentResult(), leaving.signal)

  beforeEach(async () => {
    client = new QueryClient()
    requests = []
    leaving = new AbortController()
    observer = observe()
    stop = observer.subscribe(() => {})
    ;(await request(1)).answer()
    await expect.poll(pages).toEqual([1])
  })
  afterEach(() => {
    stop()
    client.clear()
  })

  it('adds one page', async () => {
    const loaded = loadNext()
    ;(await request(2)).answer()
    await loaded
    expect(pages()).toEqual([1, 2])
    expect(requests).toEqual([])
  })

  it('asks once more where the list was loaded again meanwhile', async () => {
    const loaded = loadNext()
    await request(2)
    void client.invalidateQueries({ queryKey: ['list'] })
    ;(await request(1)).answer()
    ;(await request(2)).answer()
    await loaded
    expect(pages()).toEqual([1, 2])
  })

  it('goes on after pages without a row until there is one', async () => {
    const first = loadNext()
    ;(await request(2)).answer()
    await first
    const loaded = loadNext()
    for (const page of [3, 4, 5]) (await request(page)).answer()
    await loaded
    expect(pages()).toEqual([1, 2, 3, 4, 5])
  })

  it('ends between two pages where nobody waits for it any more', async () => {
    const first = loadNext()
    ;(await request(2)).answer()
    await first
    const loaded = loadNext()
    const third = await request(3)
    leaving.abort()
    third.answer()
    await loaded
    expect(pages()).toEqual([1, 2, 3])
    expect(requests).toEqual([])
  })

  it('gives up after an error, which the list then shows', async () => {
    const loaded = loadNext()
    ;(await request(2)).fail()
    await loaded
    expect(observer.getCurrentResult().error?.message).toBe('refused')
    expect(requests).toEqual([])
  })
})
