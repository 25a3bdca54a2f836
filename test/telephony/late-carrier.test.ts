import { afterEach, describe, expect, it } from 'vitest'
import type { CarrierRequest } from '../../src/providers/carrier-http.ts'
import { json as answerOf, type RestResponse } from '../../src/simulator/carriers/rest.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

const POLITE = '+12025550100'
/** All callbacks are lost. */
const SILENT_CARRIER = '+12025550183'
const isOrder = ({ method, url }: CarrierRequest) => method === 'POST' && /\/Calls(\.json|\/connect\.json)$/.test(url)
const isHangUp = ({ body }: CarrierRequest) => body === 'Status=completed'

let opened: OpenedPhone
afterEach(() => opened.close())

/** Lets a carrier answer some requests in another way; `pass` hands a request on. */
async function openWith(answer: (request: CarrierRequest, pass: () => Promise<RestResponse>) => Promise<RestResponse>) {
  opened = await openPhone()
  const { simulator } = opened
  const { exchange } = simulator
  simulator.exchange = (request, signal) => answer(request, () => exchange(request, signal))
}
const never = () => new Promise<RestResponse>(() => {})
/** A carrier that does not answer: the request for it is given up. */
const givenUp = () =>
  new Promise<RestResponse>((_, reject) => {
    opened.clock.after(15_000, () => reject(new Error('The carrier did not answer.')))
  })
const leg = () => opened.simulator.calls()[0]

/** The carrier fails to answer the order, and dials only after 45 s. */
const lateOrder = (answered: () => Promise<RestResponse>) =>
  openWith((request, pass) => {
    if (!isOrder(request)) return pass()
    opened.clock.after(45_000, () => void pass())
    return answered()
  })

describe.each(['telephony_a', 'telephony_b'])(
  'a phone that rings only after its order was given up (%s)',
  (provider) => {
    it.each([
      ['a server error', async () => answerOf(502, {})],
      ['no answer in 15 s', givenUp],
    ])('talks to nobody after %s', async (_, answered) => {
      await lateOrder(answered)
      const { status, json } = await opened.place({ to: POLITE, provider })
      expect([status, json['message']]).toEqual([400, 'The telephony provider could not be reached.'])
      const [{ id }] = (await opened.request('GET', '/v1/calls')).json as unknown as [{ id: string }]
      await opened.advance(60_000)
      expect(leg()?.endedAt).toEqual(expect.any(Number))
      if (provider === 'telephony_a') expect(leg()?.answeredAt).toBeNull()
      expect(leg()?.turns).toEqual([])
      expect(await opened.read(id)).toMatchObject({ status: 'ended', outcome: 'failed', turns: [] })
      expect(opened.posted).toEqual([])
      expect(opened.phone.capacity.count).toBe(0)
    })
  },
)

it('hangs up a leg that the carrier failed to end, at its next report, and only then', async () => {
  let isBroken = true
  await openWith(async (request, pass) => (isBroken && isHangUp(request) ? answerOf(503, {}) : pass()))
  const { json } = await opened.place({ to: POLITE })
  const removed = opened.request('DELETE', `/v1/calls/${String(json['id'])}`)
  await opened.advance(2_500)
  expect((await removed).status).toBe(204)
  expect(leg()?.endedAt).toBeNull()
  isBroken = false
  await opened.advance(2_000)
  expect(leg()?.endedAt).toEqual(expect.any(Number))
  expect(leg()?.turns).toEqual([])
  const asked = opened.asked.filter(isHangUp).length
  expect(asked).toBe(4)
  await opened.advance(60_000)
  expect(opened.asked.filter(isHangUp)).toHaveLength(asked)
})

it.each([1_000, 8_000])('DELETE of a call whose carrier hangs is answered in 5 s (after %i ms)', async (afterMs) => {
  await openWith((request, pass) => (isHangUp(request) ? never() : pass()))
  const { json } = await opened.place({ to: SILENT_CARRIER })
  await opened.advance(afterMs)
  let status: number | null = null
  void opened.request('DELETE', `/v1/calls/${String(json['id'])}`).then((answer) => (status = answer.status))
  await opened.advance(5_500)
  expect(status).toBe(204)
  await opened.untilEnded(String(json['id']), 20_000)
  expect(opened.posted).toHaveLength(2)
})
