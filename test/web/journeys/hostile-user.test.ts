import type { Locator, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sidewaysScroll } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { draftSaved, inspector, openFlowEditor, stepItem } from '../support/flow-editor.ts'
import { flowOfBytes } from '../support/large-flows.ts'
import { EMAIL, PASSWORD } from '../support/service.ts'
import { openSuite } from '../support/suite.ts'
import { visit } from '../support/visit.ts'

/** Turns the direction of what follows, in one word that does not break. */
const NAME = `\u202e<b>${'W'.repeat(190)}`
const LONG = 'x'.repeat(2_000)

describe.skipIf(!hasChromium)('a hostile user', { timeout: 60_000 }, () => {
  const suite = openSuite()
  let agent: string
  let call: string
  let unready: string

  beforeAll(async () => {
    const { context, project, close } = await visit(suite.browser, suite.service.url)
    const base = project.replace('/console', '/console/api')
    const make = async (path: string, data: object) => {
      const answer = await context.request.post(path, { data })
      if (!answer.ok()) throw new Error(`${path} answered ${await answer.text()}`)
      return (await answer.json()) as { id: string; callId: string }
    }
    agent = (await make(`${base}/agents`, { name: NAME, flow: HOSTILE_FLOW })).id
    // More than any text may have: such a flow is saved, shown and not ready.
    unready = (
      await make(`${base}/agents`, { name: LONG.slice(0, 200), flow: { ...SMALL_FLOW, start: LONG.repeat(5) } })
    ).id
    call = (await make(`/console/api/agents/${agent}/test-conversations`, {})).callId
    await make(`/console/api/agents/${agent}/test-conversations/${call}/messages`, { text: NAME })
    await make(`${base}/keys`, { name: NAME })
    await make(`${base}/webhooks`, { url: `http://127.0.0.1:9/${'w'.repeat(1_500)}` })
    await close()
  }, 60_000)

  it('breaks no page by names and texts that are long, of markup or against the grain', async () => {
    const { page, project } = await suite.come()
    page.setDefaultTimeout(15_000)
    for (const path of [
      ...['', '/agents', `/agents/${agent}/flow`, `/agents/${agent}/data`, `/agents/${agent}/test?call=${call}`],
      ...[`/agents/${agent}/versions`, '/calls', `/calls/${call}`, '/machines', `/machines/conversation/${call}`],
      ...['/keys', '/webhooks', '/api', `/agents/${unready}/flow`],
    ]) {
      await page.goto(project + path)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => sidewaysScroll(page), { message: `${path} at ${width} px`, timeout: 5_000 }).toBe(0)
      }
      // What is named does not turn round what stands beside it.
      expect(await page.title()).toMatch(/ · Parley$/)
      expect(await page.locator('b', { hasText: 'WWW' }).count()).toBe(0)
    }
  })

  it('makes one thing by two clicks in one moment', async () => {
    const { page, project, context } = await suite.come()
    page.setDefaultTimeout(15_000)
    const base = project.replace('/console', '/console/api')
    const count = async (path: string) => ((await (await context.request.get(`${base}${path}`)).json()) as []).length
    const inFlight = requestsInFlight(page)
    const grows = async (path: string, act: () => Promise<void>) => {
      const before = await count(path)
      await act()
      await expect.poll(() => count(path)).not.toBe(before)
      await expect.poll(inFlight).toBe(0)
      expect([path, (await count(path)) - before]).toEqual([path, 1])
    }

    await page.goto(`${project}/agents?new=true`)
    await grows('/agents', async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Twice')
      await clickTwice(page.getByRole('button', { name: 'Create agent' }))
      await page.getByRole('heading', { level: 1, name: 'Twice' }).waitFor()
    })
    await page.goto(`${project}/keys`)
    await grows('/keys', async () => {
      await page.getByRole('button', { name: 'New key' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Twice')
      await clickTwice(page.getByRole('button', { name: 'Create key' }))
      await page.getByRole('button', { name: 'I have stored it' }).click()
    })
    await page.goto(`${project}/webhooks`)
    await grows('/webhooks', async () => {
      await page.getByRole('button', { name: 'Add endpoint' }).click()
      await page.getByRole('textbox', { name: 'URL' }).fill('http://127.0.0.1:9/twice')
      await clickTwice(page.getByRole('button', { name: 'Add', exact: true }))
      await page.getByRole('button', { name: 'I have stored it' }).click()
    })
    await grows('/deliveries', async () => {
      await clickTwice(page.getByRole('button', { name: 'Ping http://127.0.0.1:9/twice' }))
    })
    await page.goto(`${project}/agents/${agent}/test`)
    await grows('/calls', async () => {
      await clickTwice(page.getByRole('button', { name: 'Start test' }))
      await page.getByRole('textbox', { name: 'Message' }).waitFor()
    })
    await page.getByRole('textbox', { name: 'Message' }).fill('Said once')
    await clickTwice(page.getByRole('button', { name: 'Send' }))
    await page.getByRole('log', { name: 'Conversation' }).getByText('Said once').first().waitFor()
    await expect.poll(inFlight).toBe(0)
    expect(await page.getByRole('log', { name: 'Conversation' }).getByText('Said once').count()).toBe(1)
  })

  it('goes back and forward without a dead end', async () => {
    const { page, project } = await suite.come()
    page.setDefaultTimeout(15_000)
    await page.goto(`${project}/agents`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calls' }).click()
    await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
    await page.getByRole('table', { name: 'Calls' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /^Call · / }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor()
    await page.goForward()
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: /^Call · / }).waitFor()
    await page.getByRole('list', { name: 'Transcript' }).waitFor()
  })

  it('is logged out in the middle of editing, logs in, and finds and saves what was typed', async () => {
    const { page, context, draft } = await openFlowEditor(suite, SMALL_FLOW)
    page.setDefaultTimeout(15_000)
    await stepItem(page, 'done, end').click()
    await context.clearCookies()
    await inspector(page).getByRole('textbox', { name: 'Says', exact: true }).fill('Typed without a session')
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('tree', { name: 'Steps' }).waitFor()
    await draftSaved(page)
    expect((await draft()).nodes.at(-1)).toMatchObject({ say: 'Typed without a session' })
  })

  it('pastes a flow of 250 KiB, which is previewed, taken, saved and undone as one step', async () => {
    const { page, draft } = await openFlowEditor(suite, SMALL_FLOW)
    page.setDefaultTimeout(15_000)
    const pasted = flowOfBytes(250 * 1024)
    await page.getByRole('tree', { name: 'Steps' }).focus()
    await paste(page, JSON.stringify(pasted))
    await page.getByRole('dialog', { name: 'Import a flow' }).getByRole('button', { name: 'Import' }).click()
    await stepItem(page, 'step_0, start').waitFor()
    await draftSaved(page)
    expect(await draft()).toEqual(pasted)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await stepItem(page, 'welcome, start').waitFor()
    await draftSaved(page)
    expect(await draft()).toEqual(SMALL_FLOW)
  })
})

/** Both clicks before the page has done anything about the first. */
async function clickTwice(button: Locator): Promise<void> {
  await button.focus()
  await button.page().evaluate('document.activeElement.click(); document.activeElement.click()')
}

/** Counts the requests of the page that have had no answer yet. */
function requestsInFlight(page: Page): () => number {
  const begun = new Set<Request>()
  page.on('request', (request) => begun.add(request))
  page.on('requestfinished', (request) => begun.delete(request))
  page.on('requestfailed', (request) => begun.delete(request))
  return () => begun.size
}

/** As Ctrl+V outside a text field does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(
    '(text) => navigator.clipboard.writeText(text)'.replace(/^/, '(').concat(`)(${JSON.stringify(text)})`),
  )
  await page.keyboard.press('Control+v')
}

const SMALL_FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello.', next: 'done' },
    { id: 'done', type: 'end', say: 'Goodbye.' },
  ],
  fields: [],
  variables: [],
  settings: { persona: '', languages: ['en'] },
}

const HOSTILE_FLOW = {
  ...SMALL_FLOW,
  nodes: [
    { id: 'welcome', type: 'start', say: LONG, next: 'ask' },
    { id: 'ask', type: 'ask', fields: [`<i>${'f'.repeat(60)}`], guidance: LONG, next: 'done' },
    { id: 'done', type: 'end', say: LONG },
  ],
  fields: [{ name: `<i>${'f'.repeat(60)}`, type: 'string', description: LONG.slice(0, 1_000), required: true }],
}
