import { expect, it, onTestFinished } from 'vitest'
import { RateLimiter } from '../../../src/api/http/rate-limit.ts'
import { openConsole } from '../../support/console/open-console.ts'
import { openReceiver } from '../../support/webhooks/simple-receiver.ts'

it('counts the pings and repeated deliveries of one person together, and sends no more until the minute is over', async () => {
  const console = await openConsole({ deps: { handDeliveries: new RateLimiter(3) } })
  onTestFinished(() => console.close())
  await using receiver = await openReceiver()
  const [one, other] = [await console.addMember(), await console.addMember()]
  const endpointOf = async (member: typeof one) =>
    (await member.make(`${member.project}/webhooks`, { url: receiver.url })).id
  const [endpoint, another] = [await endpointOf(one), await endpointOf(other)]
  const ping = () => one.request<{ deliveryId: string }>('POST', `/console/api/webhooks/${endpoint}/ping`)
  const { deliveryId } = (await ping()).json
  const resend = () => one.request('POST', `/console/api/deliveries/${deliveryId}/resend`)

  expect((await resend()).status).toBe(202)
  await expect.poll(() => receiver.received.length).toBe(2)
  expect((await ping()).status).toBe(200)
  await console.clock.advance(20_000)
  for (const refused of [await ping(), await resend()]) {
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('40')
  }
  expect((await one.request<unknown[]>('GET', `${one.project}/deliveries`)).json).toHaveLength(2)
  expect(receiver.received).toHaveLength(3)
  expect((await other.request('POST', `/console/api/webhooks/${another}/ping`)).status).toBe(200)
  await console.clock.advance(40_000)
  expect((await resend()).status).toBe(202)
  await expect.poll(() => receiver.received.length).toBe(5)
})
