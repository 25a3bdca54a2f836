import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openConsole, type Member, type OpenedConsole } from '../../support/console/open-console.ts'

interface OptOutAnswer {
  number: string
  callId: string
  at: string
}

const CALL = '0197a2b4-0000-7000-8000-000000000001'

let console: OpenedConsole
let member: Member
beforeAll(async () => void (console = await openConsole()))
beforeEach(async () => void (member = await console.addMember()))
afterAll(() => console.close())

const keep = (number: string, at: number, projectId = member.projectId) =>
  console.deps.store.optOuts.add({ projectId, number, callId: CALL, at })
const list = (query = '') => member.request<OptOutAnswer[]>('GET', `${member.project}/opt-outs${query}`)
const lift = (number: string) => member.request('DELETE', `${member.project}/opt-outs/${number}`)

describe('opt-outs', () => {
  it('are listed newest first with the call in which they were heard', async () => {
    await keep('+12025550100', 1_000)
    await keep('+12025550101', 2_000)
    const { status, json, headers } = await list()
    expect(status).toBe(200)
    expect(headers['link']).toBeUndefined()
    expect(json).toEqual([
      { number: '+12025550101', callId: CALL, at: '1970-01-01T00:00:02.000Z' },
      { number: '+12025550100', callId: CALL, at: '1970-01-01T00:00:01.000Z' },
    ])
  })

  it('are reached page by page through the Link header', async () => {
    for (let index = 0; index < 5; index += 1) await keep(`+1202555010${index}`, 1_000)
    const found: string[] = []
    for (let path: string | undefined = `${member.project}/opt-outs?limit=2`; path !== undefined;) {
      const { json, headers }: { json: OptOutAnswer[]; headers: Record<string, unknown> } = await member.request(
        'GET',
        path,
      )
      found.push(...json.map(({ number }) => number))
      path = /^<(.*)>; rel="next"$/.exec(String(headers['link']))?.[1]
    }
    expect(found).toEqual([4, 3, 2, 1, 0].map((digit) => `+1202555010${digit}`))
  })

  it('are not shown to other projects', async () => {
    await keep('+12025550100', 1_000, console.deps.newId())
    expect((await list()).json).toEqual([])
    expect((await lift('+12025550100')).status).toBe(404)
  })

  it.each(['+12025550100', '%2B12025550100', '%2B1%20(202)%20555-0100'])('are lifted as %s', async (written) => {
    await keep('+12025550100', 1_000)
    expect(await lift(written)).toMatchObject({ status: 204, text: '' })
    expect((await list()).json).toEqual([])
    expect((await lift(written)).status).toBe(404)
  })

  it.each(['12025550100', '+1', 'x', '+1202555010000000'])(
    'cannot be removed for %s, which is no number',
    async (bad) => {
      expect((await lift(bad)).status).toBe(400)
    },
  )

  it.each(['x', 'MTAwMC4rMTIz', '%20'])('refuse the cursor %s', async (before) => {
    const { status, json } = await list(`?before=${before}`)
    expect([status, (json as unknown as { error: string }).error]).toEqual([400, 'Bad Request'])
  })
})
