import { afterAll, beforeAll, expect, it } from 'vitest'
import { longTest } from '../support/long-test.ts'
import { TcpProxy, type Mishap } from '../support/tcp-proxy.ts'
import { openDemoService, run, type DemoService } from './demo-service.ts'

let service: DemoService
beforeAll(async () => void (service = await openDemoService()))
afterAll(() => service.close())

it('books an appointment with the Node program', async () => {
  const printed = await run(process.execPath, ['text-conversation/book-appointment.js'], service.env)
  expect(printed).toMatch(/^Agent: {2}Hello, this is Asha /m)
  expect(printed).toMatch(/^Agent: {2}Your appointment is booked\. /m)
  expect(printed).toContain('Outcome: completed')
  expect(printed).toMatch(/^patient_name: Priya$/m)
  expect(printed).toMatch(/^confirmed: true$/m)
})

longTest('repeats what was lost on its way, and goes on where the conversation was', async () => {
  await using proxy = await TcpProxy.start(Number(new URL(service.url).port))
  const mishaps: Mishap[] = ['lose', 'deafen']
  proxy.mishap = (request) => (request.includes('/messages') ? mishaps.shift() : undefined)
  const env = { ...service.env, PARLEY_URL: `http://127.0.0.1:${proxy.port}` }
  const printed = await run(process.execPath, ['text-conversation/book-appointment.js'], env)
  expect(printed).toContain('Outcome: completed')
  expect(printed.match(/^Agent: /gm)).toHaveLength(5)
  expect(mishaps).toEqual([])
})

it('ends a conversation that the given messages do not complete', async () => {
  const printed = await run(process.execPath, ['text-conversation/book-appointment.js', 'It is for Ravi'], service.env)
  expect(printed).toContain('Outcome: partial')
  expect(printed).toMatch(/^patient_name: Ravi$/m)
})

it('holds a conversation with curl', async () => {
  const printed = await run('sh', ['text-conversation/book-appointment.sh'], service.env)
  const [start, reply, call] = printed.trim().split('\n')
  expect(JSON.parse(start ?? '')).toMatchObject({ ended: false })
  expect(JSON.parse(reply ?? '')).toMatchObject({ ended: false })
  expect(JSON.parse(call ?? '')).toMatchObject({ status: 'ended', fields: { patient_name: 'Priya' } })
})
