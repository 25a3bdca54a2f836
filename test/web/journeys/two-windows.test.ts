import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityIssues } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { draftSaved, inspector, openFlowEditor, stepItem } from '../support/flow-editor.ts'
import { openSuite } from '../support/suite.ts'

const FLOW = {
  start: 'welcome',
  nodes: [
    { id: 'welcome', type: 'start', say: 'Hello.', next: 'done' },
    { id: 'done', type: 'end', say: 'Bye.' },
  ],
  fields: [],
  variables: [],
  settings: { languages: ['en'] },
}

describe.skipIf(!hasChromium)('two windows on one agent', () => {
  const suite = openSuite()

  const says = (page: Page) => inspector(page).getByRole('textbox', { name: 'Says', exact: true })

  it('tell each other that the draft was changed, and show it when asked to', async () => {
    const { page, context, address } = await openFlowEditor(suite, FLOW)
    const other = await context.newPage()
    await other.goto(address)
    for (const window of [page, other]) await stepItem(window, 'done, end').click()
    await says(other).fill('Goodbye.')
    await draftSaved(other)

    const newer = page.getByRole('status').filter({ hasText: 'Somebody has changed this draft' })
    await newer.waitFor()
    expect(await says(page).inputValue()).toBe('Bye.')
    expect(await accessibilityIssues(page)).toEqual([])
    await newer.getByRole('button', { name: 'Show the newer one' }).click()
    await newer.waitFor({ state: 'detached' })
    expect(await says(page).inputValue()).toBe('Goodbye.')

    await other.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('There is nothing to publish.').waitFor()
    expect(await newer.count()).toBe(0)
  })

  it('leave each other what they gave the settings', async () => {
    const { page, context, address, id } = await openFlowEditor(suite, FLOW)
    const settings = address.replace(/flow$/, 'settings')
    const other = await context.newPage()
    for (const window of [page, other]) {
      await window.goto(settings)
      await window.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
    }
    await page.getByRole('textbox', { name: 'Description' }).fill('Typed here')
    await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Renamed there')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Renamed there' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Renamed there')
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Typed here')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('status', { name: 'Messages' }).getByText('Saved').waitFor()
    const agent = await context.request.get(`/console/api/agents/${id}`)
    expect(await agent.json()).toMatchObject({ name: 'Renamed there', description: 'Typed here' })
  })

  it('offer no second try of what is not there', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls/${crypto.randomUUID()}`)
    await page.getByRole('alert').getByText('There is no call with this id.').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })
})
