import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityIssues, sidewaysScroll } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

/** Pages of a project below its address, with their headings. */
const PAGES: [path: string, heading: string | RegExp][] = [
  ['', 'Overview'],
  ['/agents', 'Agents'],
  ['/agents?new=true', 'Agents'],
  ['/agents/AGENT/flow', 'Appointment desk'],
  ['/agents/AGENT/data', 'Appointment desk'],
  ['/agents/AGENT/test', 'Appointment desk'],
  ['/agents/AGENT/test?mode=voice', 'Appointment desk'],
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
]

describe.skipIf(!hasChromium)('every page', () => {
  const suite = openSuite()

  async function addresses(page: Page, project: string): Promise<(path: string) => string> {
    const request = page.context().request
    const base = project.replace('/console', '/console/api')
    const agents = (await (await request.get(`${base}/agents`)).json()) as { id: string; name: string }[]
    const agent = agents.find(({ name }) => name === 'Appointment desk')?.id ?? ''
    const reply = await request.post(`/console/api/agents/${agent}/test-conversations`, { data: {} })
    const { callId } = (await reply.json()) as { callId: string }
    await request.post(`/console/api/agents/${agent}/test-conversations/${callId}/messages`, {
      data: { text: 'I am Priya' },
    })
    return (path) => `${project}${path.replace('AGENT', agent).replace('CALL', callId)}`
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has one heading, one main and no accessibility issue in ${colorScheme} colours`, async () => {
      const { page, project } = await suite.come({ colorScheme })
      const addressOf = await addresses(page, project)
      const issues: string[] = []
      for (const [path, heading] of PAGES) {
        await page.goto(addressOf(path))
        await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(await page.locator('main').count()).toBe(1)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.title()).toBe(`${await page.locator('h1').textContent()} · Parley`)
        issues.push(...(await accessibilityIssues(page)).map((issue) => `${path}: ${issue}`))
      }
      expect(issues).toEqual([])
    })
  }

  it('fits a window of 320 px, and one of 640 px at twice the size', async () => {
    const tooWide: string[] = []
    for (const options of [
      { width: 320, height: 640 },
      { width: 640, height: 800 },
    ]) {
      const { page, project } = await suite.come(options)
      const addressOf = await addresses(page, project)
      for (const [path, heading] of PAGES) {
        await page.goto(addressOf(path))
        if (options.width === 640) await page.evaluate("document.documentElement.style.fontSize = '200%'")
        await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
        await page.waitForLoadState('networkidle')
        const pixels = await sidewaysScroll(page)
        if (pixels > 0) tooWide.push(`${path} at ${options.width}: ${pixels} px`)
      }
    }
    expect(tooWide).toEqual([])
  })

  it('speaks Hindi where the browser does', async () => {
    const { page, project } = await suite.come({ locale: 'hi-IN' })
    const addressOf = await addresses(page, project)
    for (const [path] of PAGES) {
      await page.goto(addressOf(path))
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.locator('html').getAttribute('lang')).toBe('hi')
      expect(await page.getByRole('navigation', { includeHidden: true }).first().textContent()).toContain('सारांश')
    }
    expect(await accessibilityIssues(page)).toEqual([])
  })
})
