import { expect, it, onTestFinished } from 'vitest'
import { createListQueue } from '../../../src/api/list-queue.ts'
import { openConsole } from '../../support/console/open-console.ts'

it('queues lists of calls and actors, of the console and of the public API, together', async () => {
  const readList = createListQueue()
  let [begun, atOnce, most] = [0, 0, 0]
  const console = await openConsole({
    deps: {
      readList: (projectId, reply, read) =>
        readList(projectId, reply, async () => {
          begun += 1
          most = Math.max(most, (atOnce += 1))
          return read().finally(() => (atOnce -= 1))
        }),
    },
  })
  onTestFinished(() => console.close())
  const member = await console.addMember()
  const { key } = await member.make<{ key: string }>(`${member.project}/keys`, { name: 'Server' })
  const headers = { authorization: `Bearer ${key}` }
  const answers = await Promise.all([
    member.request('GET', `${member.project}/calls`),
    member.request('GET', `${member.project}/actors`),
    console.app.inject({ method: 'GET', url: '/v1/calls', headers }).then(({ statusCode: status }) => ({ status })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(begun).toBe(3)
  expect(most).toBe(1)
})
