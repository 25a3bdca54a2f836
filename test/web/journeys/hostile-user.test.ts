import type { Page } from 'playwright-core'
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
      for (const width of [320, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => sidewaysScroll(page), { message: `${path} at ${width} px`, timeout: 5_000 }).toBe(0)
      }
      // What is named does not turn round what stands beside it.
      expect(await page.title()).toMatch(/ · Parley$/)
      expect(await page.locator('b', { hasText: 'WWW' }).count()).toBe(0)
    }
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
