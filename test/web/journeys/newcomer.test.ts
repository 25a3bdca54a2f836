import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { walkAsNewcomer } from '../support/newcomer.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('somebody who has just started the service', () => {
  const suite = openSuite()

  it('makes, tries, publishes and calls an agent, sees its webhook fail, retried and resent', async () => {
    const { page } = await suite.come({ isLoggedIn: false })
    const [link = ''] = /http:\S+#token=\S+/.exec(suite.service.output()) ?? []
    const stations = await walkAsNewcomer({ page, link })
    expect(stations.length).toBe(14)
    const total = stations.reduce((sum, { ms }) => sum + ms, 0)
    const lines = stations.map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`)
    console.info([...lines, `${(total / 1_000).toFixed(1).padStart(6)} s  in all`].join('\n'))
  }, 600_000)
})
