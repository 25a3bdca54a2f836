import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityIssues, sidewaysScroll } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'
import { visit, type VisitOptions } from '../support/visit.ts'

/** Pages of a project below its address, with their headings. */
const PAGES: [path: string, heading: string | RegExp][] = [
  ['', 'Overview'],
  ['/agents', 'Agents'],
  ['/agents?new=true', 'Agents'],
  ['/agents/AGENT/flow', 'Appointment desk'],
  ['/agents/AGENT/data', 'Appointment desk'],
  ['/agents/AGENT/test', 'Appointment desk'],
  ['/agents/AGENT/test?mode=voice', 'Appointment desk'],
  ['/agents/AGENT/test?mode=people', 'Appointment desk'],
  ['/agents/AGENT/settings', 'Appointment desk'],
  ['/agents/AGENT/versions', 'Appointment desk'],
  ['/calls', 'Calls'],
  ['/calls/CALL', /Appointment desk/],
  ['/machines', 'Machines'],
  ['/machines/conversation/CALL', /Conversation/],
  ['/keys', 'API keys'],
  ['/webhooks', 'Webhooks'],
  ['/connections', 'Connections'],
  ['/opt-outs', 'Opt-outs'],
  ['/api', 'API'],
  ['/settings', 'Settings'],
  ['/webhooks/DELIVERY', /Delivery/],
  ['/calls/NOBODY', 'Call'],
  ['/nothing-here', 'Page not found'],
  ['ACCOUNT', 'Account'],
]

/** Windows that share the pages: most of the time is spent on waiting for the network to be quiet. */
const WINDOWS = 3

describe.skipIf(!hasChromium)('every page', { timeout: 600_000 }, () => {
  const suite = openSuite()
  let addressOf: (path: string) => string

  beforeAll(async () => {
    const { context, project, close } = await visit(suite.browser, suite.service.url)
    const { request } = context
    const base = project.replace('/console', '/console/api')
    const agents = (await (await request.get(`${base}/agents`)).json()) as { id: string; name: string }[]
    const agent = agents.find(({ name }) => name === 'Appointment desk')?.id ?? ''
    const reply = await request.post(`/console/api/agents/${agent}/test-conversations`, { data: {} })
    const { callId } = (await reply.json()) as { callId: string }
    await request.post(`/console/api/agents/${agent}/test-conversations/${callId}/messages`, {
      data: { text: 'I am Priya' },
    })
    const endpoint = await request.post(`${base}/webhooks`, { data: { url: 'http://127.0.0.1:9/hook' } })
    const { id } = (await endpoint.json()) as { id: string }
    const ping = await request.post(`/console/api/webhooks/${id}/ping`)
    const { deliveryId } = (await ping.json()) as { deliveryId: string }
    const ids: Record<string, string> = { AGENT: agent, CALL: callId, DELIVERY: deliveryId, NOBODY: agent }
    addressOf = (path) =>
      path === 'ACCOUNT' ? '/console/account' : project + path.replace(/[A-Z]{4,}/, (name) => ids[name] ?? name)
    await close()
  })

  /** Opens every page in one of several windows, and looks at it once it is quiet. Returns what was found. */
  async function onEveryPage(
    options: VisitOptions,
    look: (page: Page, heading: string | RegExp) => Promise<string[]>,
  ): Promise<string[]> {
    const left = [...PAGES]
    const found = await Promise.all(
      Array.from({ length: WINDOWS }, async () => {
        const { page } = await suite.come(options)
        const issues: string[] = []
        for (let next = left.shift(); next; next = left.shift()) {
          const [path, heading] = next
          await page.goto(addressOf(path))
          await page.locator('h1').waitFor({ state: 'attached' })
          await page.waitForLoadState('networkidle')
          issues.push(...(await look(page, heading)).map((issue) => `${path}: ${issue}`))
        }
        return issues
      }),
    )
    return found.flat()
  }

  it('has one heading, one main and no accessibility issue, in light and dark colours', async () => {
    const issues = await onEveryPage({ colorScheme: 'light' }, async (page, heading) => {
      await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
      expect(await page.locator('main').count()).toBe(1)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.title()).toBe(`${await page.locator('h1').textContent()} · Parley`)
      const found: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
        const ruleSet = colorScheme === 'light' ? 'all' : 'colours'
        found.push(...(await accessibilityIssues(page, ruleSet)).map((issue) => `${colorScheme}: ${issue}`))
      }
      await page.emulateMedia({ colorScheme: 'light' })
      return found
    })
    expect(issues).toEqual([])
  })

  it('fits a window of 320 px, and one of 640 px at twice the size', async () => {
    const narrow = { width: 320, height: 640 }
    const tooWide = await onEveryPage(narrow, async (page, heading) => {
      await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
      const atFirst = await sidewaysScroll(page)
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      const atTwiceTheSize = await sidewaysScroll(page)
      await page.setViewportSize(narrow)
      return [
        ...(atFirst > 0 ? [`${atFirst} px at 320`] : []),
        ...(atTwiceTheSize > 0 ? [`${atTwiceTheSize} px at 640`] : []),
      ]
    })
    expect(tooWide).toEqual([])
  })

  it('is clean also before one has logged in', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await suite.come({ isLoggedIn: false, colorScheme, width: 320 })
      await page.goto('/console/login')
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
      expect(await accessibilityIssues(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
  })

  it('speaks Hindi where the browser does', async () => {
    const issues = await onEveryPage({ locale: 'hi-IN' }, async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('hi')
      expect(await page.getByRole('navigation', { includeHidden: true }).first().textContent()).toContain('सारांश')
      return accessibilityIssues(page, 'all but colours')
    })
    expect(issues).toEqual([])
  })
})
