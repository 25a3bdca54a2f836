import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { EMAIL, PASSWORD } from '../support/service.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('what was typed', () => {
  const suite = openSuite()

  /** Opens the Test tab of the demo's first agent with a conversation begun. */
  async function startTest(page: Page, project: string) {
    await page.goto(`${project}/agents`)
    await page.getByRole('link', { name: 'Test: Appointment desk' }).click()
    await page.getByRole('button', { name: 'Start test' }).click()
    const step = page.getByRole('status', { name: 'Current step' })
    await step.getByText('ask_name', { exact: true }).waitFor()
    return {
      step,
      message: page.getByRole('textbox', { name: 'Message' }),
      send: page.getByRole('button', { name: 'Send' }),
    }
  }

  async function logIn(page: Page): Promise<void> {
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  it('survives a reload, with the conversation', async () => {
    const { page, project } = await suite.come()
    const { message, step, send } = await startTest(page, project)
    await message.fill('I am Priya')
    await page.reload()
    await step.getByText('ask_name', { exact: true }).waitFor()
    expect(await message.inputValue()).toBe('I am Priya')
    // What is typed while the agent answers is not taken away by the answer.
    await page.route('**/messages', async (route) => {
      await page.keyboard.type(' tomorrow')
      await route.continue()
    })
    await send.click()
    await step.getByText('ask_visit', { exact: true }).waitFor()
    await expect.poll(() => message.inputValue()).toBe('tomorrow')
  })

  it('survives the end of the session: one logs in, is back, and sends it', async () => {
    const { page, project, context } = await suite.come()
    const { message, step, send } = await startTest(page, project)
    await message.fill('I am Priya')
    await context.clearCookies()
    // Another request of the page may find out first.
    await send.click({ timeout: 2_000 }).catch(() => {})
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    await logIn(page)
    await page.getByRole('heading', { level: 1, name: 'Appointment desk' }).waitFor()
    expect(await message.inputValue()).toBe('I am Priya')
    await send.click()
    await step.getByText('ask_visit', { exact: true }).waitFor()
  })

  it('survives a service that is killed in the middle, and the conversation goes on afterwards', async () => {
    const { page, project } = await suite.come()
    const { message, step, send } = await startTest(page, project)
    await message.fill('I am Priya')
    await suite.service.kill()
    await send.click()
    await page.getByText('The service cannot be reached').first().waitFor()
    expect(await message.inputValue()).toBe('I am Priya')
    await suite.service.start()
    await send.click()
    await step.getByText('ask_visit', { exact: true }).waitFor()
    expect(await message.inputValue()).toBe('')
  })

  it('stays in a dialog over a reload', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/agents`)
    await page.getByRole('button', { name: 'New agent' }).click()
    const name = page.getByRole('dialog', { name: 'New agent' }).getByRole('textbox', { name: 'Name' })
    await name.fill('Half an agent')
    await page.reload()
    await name.waitFor()
    expect(await name.inputValue()).toBe('Half an agent')
  })

  it('is text, whatever it looks like', async () => {
    const hostile = '<img src=x onerror="document.title=\'broken\'">'
    const { page, project } = await suite.come()
    await page.goto(`${project}/agents?new=true`)
    const dialog = page.getByRole('dialog', { name: 'New agent' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(hostile)
    await dialog.getByRole('button', { name: 'Create agent' }).click()
    await page.getByRole('heading', { level: 1, name: hostile }).waitFor()
    await page.getByRole('tab', { name: 'Test' }).click()
    await page.getByRole('button', { name: 'Start test' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill(hostile)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('log', { name: 'Conversation' }).getByText(hostile).first().waitFor()
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.title()).toBe(`${hostile} · Parley`)
  })

  it('needs no reload to see a call that somebody else began', async () => {
    const { page, project, context } = await suite.come()
    await page.goto(`${project}/calls?channel=browser_text&status=in_progress`)
    await page.getByRole('table', { name: 'Calls' }).waitFor()
    const before = await page.getByRole('row').count()
    const agents = (await (
      await context.request.get(`${project.replace('/console', '/console/api')}/agents`)
    ).json()) as { id: string; name: string }[]
    const agent = agents.find(({ name }) => name === 'Appointment desk')?.id
    const path = `/console/api/agents/${agent}/test-conversations`
    const { callId } = (await (await context.request.post(path, { data: {} })).json()) as { callId: string }
    await expect.poll(() => page.getByRole('row').count()).toBe(before + 1)

    // Whoever follows it by ear hears each turn and how it ends.
    await page.goto(`${project}/calls/${callId}`)
    const transcript = page.getByRole('list', { name: 'Transcript' })
    await transcript.waitFor()
    expect(await transcript.getAttribute('aria-live')).toBe('polite')
    await context.request.delete(`${path}/${callId}`)
    await page.getByRole('status', { name: 'Status' }).getByText('Failed').waitFor()
  })
})
