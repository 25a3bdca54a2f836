/**
 * Takes the pictures of `docs/console` from a service of its own, in light and dark.
 *
 *     node test/web/take-screenshots.ts
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { startService } from './support/service.ts'
import { visit } from './support/visit.ts'

const FOLDER = join(import.meta.dirname, '../../docs/console')
const SIZE = { width: 1280, height: 800 }
const QUALITY = 72

mkdirSync(FOLDER, { recursive: true })
const service = await startService()
const browser = await launchChromium()
try {
  const { context, project } = await visit(browser, service.url)
  const ids = await fill(context, project)
  await context.close()
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await visit(browser, service.url, { ...SIZE, colorScheme })
    const pages = {
      overview: '',
      flow: `/agents/${ids.agent}/flow`,
      test: `/agents/${ids.agent}/test?call=${ids.running}`,
      call: `/calls/${ids.ended}`,
      machine: `/machines/conversation/${ids.ended}?seq=8`,
      webhooks: '/webhooks',
    }
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(project + path)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      // The chart takes its first view after it was drawn.
      const unplaced = page.locator('.react-flow__viewport[style*="scale(1)"]')
      await unplaced.waitFor({ state: 'detached' })
      await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.jpg`), type: 'jpeg', quality: QUALITY })
    }
    await close()
  }
} finally {
  await browser.close()
  await service.close()
}

/** Conversations, calls to simulated people, and deliveries, so that there is something to see. */
async function fill({ request }: BrowserContext, project: string) {
  const base = project.replace('/console', '/console/api')
  const post = async <Body>(path: string, data: object = {}) =>
    (await (await request.post(path, { data })).json()) as Body
  const agents = (await (await request.get(`${base}/agents`)).json()) as { id: string; name: string }[]
  const agent = agents.find(({ name }) => name === 'Appointment desk')?.id ?? ''
  const path = `/console/api/agents/${agent}/test-conversations`
  const talk = async (...said: string[]) => {
    const { callId } = await post<{ callId: string }>(path)
    for (const text of said) await post(`${path}/${callId}/messages`, { text })
    return callId
  }
  const receiver = (await (await request.get(`${base}/receiver`)).json()) as { url: string }
  const { id: endpoint } = await post<{ id: string }>(`${base}/webhooks`, { url: receiver.url })
  await post(`/console/api/webhooks/${endpoint}/ping`)
  const ended = await talk('I am Priya', 'tomorrow at 4 pm', 'a check-up', 'yes')
  const running = await talk('I am Arjun', 'Friday at 11 am')
  for (const last of ['100', '101', '104', '108']) {
    await post(`/console/api/agents/${agent}/test-calls`, { to: `+12025550${last}` })
  }
  // The busy line is the first to end; the others are under way then.
  for (let isOver = false; !isOver;) {
    const calls = (await (await request.get(`${base}/calls?channel=phone`)).json()) as { status: string }[]
    isOver = calls.some(({ status }) => status === 'ended') && calls.some(({ status }) => status === 'in_progress')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { agent, ended, running }
}
