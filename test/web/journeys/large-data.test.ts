import { beforeAll, describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { storeLargeData, type LargeData } from '../support/large-data.ts'
import { openSuite } from '../support/suite.ts'
import { visit } from '../support/visit.ts'

/** Rows of a list that are in the page at once. */
const MAX_ROWS = 80

describe.skipIf(!hasChromium)('the console with a great deal of data', () => {
  const suite = openSuite()
  let data: LargeData

  beforeAll(async () => {
    const { context, project } = await visit(suite.browser, suite.service.url)
    const answer = await context.request.get(`${project.replace('/console', '/console/api')}/agents`)
    const agents = (await answer.json()) as { id: string; name: string }[]
    await context.close()
    const agentId = agents.find(({ name }) => name === 'Appointment desk')?.id ?? ''
    data = await storeLargeData(suite.service, { projectId: project.split('/').at(-1) ?? '', agentId })
  })

  it('steps through a journal of 5,000 entries, from its end to its beginning and into its middle', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/machines/${data.longJournal}`)
    const journal = page.getByRole('listbox', { name: 'Journal' })
    const state = page.getByRole('region', { name: 'State' }).locator('code').first()
    const selected = (seq: number) => journal.getByRole('option', { name: new RegExp(`^#${seq} `), selected: true })
    await selected(5_000).waitFor()
    await page.getByText('5,000 of 5,000').waitFor()
    expect(await journal.getByRole('option').count()).toBeLessThanOrEqual(MAX_ROWS)

    await journal.focus()
    await page.keyboard.press('Home')
    await selected(1).waitFor()
    await expect.poll(() => state.textContent()).toBe('attempting')
    await page.keyboard.press('ArrowDown')
    await selected(2).waitFor()
    await expect.poll(() => state.textContent()).toBe('failed')
    await page.getByRole('region', { name: 'Why' }).getByText('It waits for').waitFor()

    await page.goto(`${project}/machines/${data.longJournal}?seq=2501`)
    await selected(2_501).waitFor()
    await expect.poll(() => state.textContent()).toBe('attempting')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await selected(2_502).waitFor()
    expect(await journal.getByRole('option').count()).toBeLessThanOrEqual(MAX_ROWS)
  })

  it('shows a call of 500 turns with its words, fields and way', async () => {
    const { page, project, context } = await suite.come()
    const call = (await (await context.request.get(`/console/api/calls/${data.longCall}`)).json()) as {
      turns: object[]
    }
    expect(call.turns.length).toBe(500)
    await page.goto(`${project}/calls/${data.longCall}`)
    const turns = page.getByRole('list', { name: 'Transcript' }).locator('> li')
    await expect.poll(() => turns.count()).toBe(500)

    const fields = page.getByRole('list', { name: 'Collected fields' })
    await fields.locator('q mark').getByText('Asha').waitFor()
    await fields.getByText('patient_name', { exact: true }).hover()
    await turns.nth(1).locator('mark').getByText('Asha').waitFor()

    const path = page.getByRole('list', { name: 'Path through the flow' }).locator('> li')
    const first = await path.count()
    expect(first).toBeLessThanOrEqual(MAX_ROWS)
    await page.getByRole('button', { name: /^Show all [\d,]+ steps$/ }).click()
    await expect.poll(() => path.count()).toBeGreaterThan(900)
    await turns.nth(499).scrollIntoViewIfNeeded()
    await turns.nth(499).waitFor()
  })

  it('reaches every part of 10,000 calls without keeping them all in the page', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls`)
    const table = page.getByRole('table', { name: 'Calls' })
    for (const loaded of [101, 151, 201]) {
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(loaded))
    }
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(MAX_ROWS)

    // What is not among the newest is looked for further back when somebody wants that.
    await page.goto(`${project}/calls?q=${data.oldestCall}`)
    await page.getByText('Older ones have not been searched yet.').waitFor()
    await page.getByRole('button', { name: 'Search older ones' }).press('Enter')
    await expect.poll(() => table.getByRole('row').count()).toBe(2)
    await page.locator('h1:focus').waitFor()
    await page.goto(`${project}/calls?q=${data.longCall}`)
    await expect.poll(() => table.getByRole('row').count()).toBe(2)
  })

  it('lists as many machines, and finds those that still run', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/machines`)
    const table = page.getByRole('table', { name: 'Machines' })
    await table.getByRole('link').first().waitFor()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('101')
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(MAX_ROWS)
    await page.goto(`${project}/machines?type=webhook-delivery`)
    await table.getByRole('link', { name: data.longJournal.slice(-8) }).click()
    await page.getByRole('listbox', { name: 'Journal' }).waitFor()
  })
})
