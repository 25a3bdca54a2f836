import { expect, it } from 'vitest'
import { openPhone } from '../support/phone/open-phone.ts'

it('two hundred orders at once start as many calls as the node may carry, and all capacity is free again', async () => {
  const opened = await openPhone({ maxLiveCalls: 50 })
  const order = (_: unknown, index: number) => {
    const to = `+141555${String(index).padStart(5, '0')}`
    const provider = index % 2 === 0 ? 'telephony_a' : 'telephony_b'
    return opened.request('POST', '/v1/calls', { agentId: opened.agent.id, to, provider })
  }
  const asked = Array.from({ length: 200 }, order)
  await opened.advance(2_000)
  const answers = (await Promise.all(asked)).map(({ status }) => status)
  expect(answers.filter((status) => status === 202)).toHaveLength(50)
  expect(answers.filter((status) => status === 503)).toHaveLength(150)
  expect(opened.simulator.calls()).toHaveLength(50)
  expect(opened.phone.capacity.count).toBe(50)
  await opened.advance(240_000)
  expect(opened.phone.capacity.count).toBe(0)
  expect(opened.posted).toHaveLength(100)
  await opened.close()
})
