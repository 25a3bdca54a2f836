import { expect, it } from 'vitest'
import { exchangeChanges, EXCHANGE_PERIOD_MS } from '../../../src/console/events/exchange-changes.ts'
import type { ChangedThing, ChangeFeed } from '../../../src/ports/change-feed.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const CALL: ChangedThing = { projectId: 'project', kind: 'call', id: 'call' }

/** A store on which other nodes watch the project, and which may be away. */
function openExchange() {
  const clock = new VirtualClock()
  const store = { isAway: false, published: [] as ChangedThing[] }
  const unlessAway = <Result>(result: Result) =>
    store.isAway ? Promise.reject(new Error('away')) : Promise.resolve(result)
  const feed: ChangeFeed = {
    watch: () => unlessAway(undefined),
    watchedElsewhere: () => unlessAway([CALL.projectId]),
    publish: (things) => unlessAway(things).then((each) => void store.published.push(...each)),
    read: () => unlessAway([]),
    deleteBefore: () => unlessAway(undefined),
  }
  const warnings: string[] = []
  const log = { warn: (_details: object, message: string) => void warnings.push(message) }
  const exchange = exchangeChanges({ clock, feed, log, watched: () => [], onChange: () => {} })
  exchange.start()
  return { clock, store, warnings, exchange }
}

it('publishes after an outage what changed during it, and logs the first failure', async () => {
  const { clock, store, warnings, exchange } = openExchange()
  await clock.settle()
  store.isAway = true
  exchange.publish(CALL)
  await clock.advance(3 * EXCHANGE_PERIOD_MS)
  store.isAway = false
  await clock.advance(EXCHANGE_PERIOD_MS)
  expect(store.published).toEqual([CALL])
  expect(warnings).toEqual(['changes could not be exchanged with other nodes; it is tried again'])
  await exchange.stop()
})

it('logs the first failure of every outage', async () => {
  const { clock, store, warnings, exchange } = openExchange()
  for (let outage = 1; outage <= 2; outage += 1) {
    store.isAway = true
    await clock.advance(2 * EXCHANGE_PERIOD_MS)
    store.isAway = false
    await clock.advance(2 * EXCHANGE_PERIOD_MS)
    expect(warnings).toHaveLength(outage)
  }
  await exchange.stop()
})
