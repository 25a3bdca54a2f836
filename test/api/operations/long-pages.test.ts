import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'
import { openApi, type OpenedApi } from '../../support/api/open-api.ts'
import { storedCalls } from '../../../src/api/stored-calls.ts'
import { bookingFlow } from '../../support/api/flows.ts'

/** Of 64 KiB each. */
const CALLS = 70
const CONSOLE_CALLS = 40
const MEBIBYTE = 1024 * 1024
const filler = Array.from({ length: 60 }, (_, index) => [`v${index}`, 'x'.repeat(1_024)] as const)
const variables = { business: 'Luna', ...Object.fromEntries(filler) }

let api: OpenedApi
let console: OpenedConsole
let member: Member
beforeAll(async () => {
  api = await openApi()
  const { id: agentId } = await api.addAgent()
  console = await openConsole()
  member = await console.addMember()
  const { id } = await member.make(`${member.project}/agents`, { name: 'Booker', flow: bookingFlow })
  for (let count = 0; count < CALLS; count += 1) {
    await api.request('POST', '/v1/conversations', { body: { agentId, variables } })
    if (count < CONSOLE_CALLS) await member.make(`/console/api/agents/${id}/test-conversations`, { variables })
  }
})
afterAll(() => Promise.all([api.close(), console.close()]))

interface Page {
  json: unknown
  text: string
  headers: Record<string, unknown>
}

/** All pages of a list, by their links. */
async function pagesFrom(path: string, get: (path: string) => Promise<Page>): Promise<Page[]> {
  const pages: Page[] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const page: Page = await get(next)
    pages.push(page)
    const link: unknown = page.headers['link']
    next = /^<(.*)>; rel="next"$/.exec(typeof link === 'string' ? link : '')?.[1]
  }
  return pages
}

function expectWhole(pages: Page[], calls: number, maxBytes: number): void {
  for (const { text } of pages) expect(Buffer.byteLength(text)).toBeLessThan(maxBytes)
  const ids = pages.flatMap(({ json }) => (json as { id: string }[]).map(({ id }) => id))
  expect(ids).toHaveLength(calls)
  expect(new Set(ids).size).toBe(calls)
}

describe('a list of calls with much in them', () => {
  it('comes in pages of 4 MiB, and whole by their links', async () => {
    const pages = await pagesFrom('/v1/calls?limit=200', (next) => api.request('GET', next))
    expect(pages).toHaveLength(2)
    expectWhole(pages, CALLS, 4.1 * MEBIBYTE)
  })

  it('is as long as its limit where that is the default', async () => {
    const { json, headers } = await api.request('GET', '/v1/calls')
    expect(json).toHaveLength(50)
    expect(headers.link).toContain('rel="next"')
  })

  it.each(['', '&status=in_progress'])('comes in pages of a mebibyte in the console%s', async (filter) => {
    const pages = await pagesFrom(`${member.project}/calls?limit=200${filter}`, (next) => member.request('GET', next))
    expect(pages.length).toBeGreaterThan(1)
    expectWhole(pages, CONSOLE_CALLS, 1.2 * MEBIBYTE)
  })

  it('is read in slices that hold no more than a few mebibytes', async () => {
    const limits: number[] = []
    const list: typeof api.store.actors.list = (query) => {
      limits.push(query.limit)
      return api.store.actors.list(query)
    }
    const store = { actors: { ...api.store.actors, list } }
    const taken: number[] = []
    const budget = async (bytes: number) => void taken.push(bytes)
    const found = storedCalls({ store, runtime: api.kernel, budget }, { projectId: api.projectId }, 201)
    let [count, length] = [0, 0]
    for await (const { row } of found) {
      count += row.body.length > 60_000 ? 1 : 0
      length += row.body.length
    }
    expect(count).toBe(CALLS)
    expect(limits[0]).toBe(20)
    for (const limit of limits.slice(1)) expect(limit).toBeLessThanOrEqual(10)
    expect(taken.reduce((sum, bytes) => sum + bytes, 0)).toBe(length)
    for (const bytes of taken.slice(1)) expect(bytes).toBeLessThan(0.7 * MEBIBYTE)
  })
})
