import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoService, run, type DemoService } from './demo-service.ts'

let service: DemoService
beforeAll(async () => void (service = await openDemoService()))
afterAll(() => service.close())

it('books an appointment with the Node program', async () => {
  const printed = await run(process.execPath, ['text-conversation/book-appointment.js'], service.env)
  expect(printed).toContain('Outcome: completed')
  expect(printed).toMatch(/^patient_name: Priya$/m)
  expect(printed).toMatch(/^confirmed: true$/m)
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
