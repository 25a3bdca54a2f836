import { describe, expect, it } from 'vitest'
import { createFetchOnce } from '../../../web/src/api/fetch-once.ts'

const PING = 'http://127.0.0.1/console/api/webhooks/1/ping'

describe('a change that is asked for twice', () => {
  it('is one request while the first is under way', async () => {
    const { ask, sent } = createKit()
    const both = await Promise.all([ask(PING), ask(PING)])
    expect(await Promise.all(both.map((answer) => answer.text()))).toEqual(['1', '1'])
    expect(sent).toEqual([PING])
  })

  it('is one request after its answer where the act was the same one', async () => {
    const { ask, sent, repeatAct } = createKit()
    await ask(PING)
    repeatAct(true)
    expect(await (await ask(PING)).text()).toBe('1')
    expect(await (await ask(PING)).text()).toBe('1')
    expect(sent).toEqual([PING])
    repeatAct(false)
    expect(await (await ask(PING)).text()).toBe('2')
  })

  it('is done again after another change or a failure', async () => {
    const { ask, sent, repeatAct } = createKit([200, 503, 200])
    await ask(PING)
    repeatAct(true)
    expect((await ask(PING, { enabled: false })).status).toBe(503)
    expect((await ask(PING, { enabled: false })).status).toBe(200)
    await ask(PING)
    expect(sent.length).toBe(4)
  })

  it('is two requests where they change different revisions, and reading is never held back', async () => {
    const { ask, read, sent } = createKit()
    await Promise.all([ask(PING, {}, '"1"'), ask(PING, {}, '"2"'), read(PING), read(PING)])
    expect(sent.length).toBe(4)
  })
})

/** Answers with the statuses in order, then with 200; the body is the number of the request. */
function createKit(statuses: number[] = []) {
  let isRepeated = false
  const sent: string[] = []
  const fetchOnce = createFetchOnce(
    (request) => {
      sent.push(request.url)
      return Promise.resolve(new Response(String(sent.length), { status: statuses[sent.length - 1] ?? 200 }))
    },
    () => isRepeated,
  )
  return {
    sent,
    repeatAct: (is: boolean) => (isRepeated = is),
    read: (url: string) => fetchOnce(new Request(url)),
    ask: (url: string, body: object = {}, revision = '"1"') =>
      fetchOnce(new Request(url, { method: 'POST', body: JSON.stringify(body), headers: { 'if-match': revision } })),
  }
}
