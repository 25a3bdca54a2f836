import { afterAll, beforeAll, expect, it } from 'vitest'
import { fastClock } from '../support/clock/fast-clock.ts'
import { openDemoService, run, type DemoService } from './demo-service.ts'

let service: DemoService
beforeAll(async () => void (service = await openDemoService(fastClock(8))))
afterAll(() => service.close())

it('calls a simulated person and prints the turns and the outcome', async () => {
  const printed = await run(process.execPath, ['phone-call/call-person.js'], service.env)
  expect(printed).toContain('-- ended')
  expect(printed).toMatch(/^Person: /m)
  expect(printed).toContain('Outcome: completed')
})

it('gives the reason why nobody was reached', async () => {
  const printed = await run(process.execPath, ['phone-call/call-person.js', '+12025550101'], service.env)
  expect(printed).toMatch(/Outcome: failed \(.*busy.*\)/i)
})
