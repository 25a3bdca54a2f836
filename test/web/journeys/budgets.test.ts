import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

/** Bytes of JavaScript, compressed, that a first visit to a list may take. */
const MAX_SCRIPT_BYTES = 220_000
/** The same of the pages that people see first, which have no filters. */
const MAX_FIRST_BYTES = 190_000
/** The same of the chart and the tab that it stands in. */
const MAX_EDITOR_BYTES = 92_000
const MAX_ROWS = 80

describe.skipIf(!hasChromium)('budgets', () => {
  const suite = openSuite()

  it.each([
    ['the overview', '', MAX_FIRST_BYTES],
    ['the list of agents', '/agents', MAX_FIRST_BYTES],
    ['the list of calls', '/calls', MAX_SCRIPT_BYTES],
    ['the list of keys', '/keys', MAX_SCRIPT_BYTES],
    ['the list of webhooks', '/webhooks', MAX_SCRIPT_BYTES],
  ])('a first visit to %s loads little JavaScript', async (_, path, most) => {
    const { page, project } = await suite.come()
    let bytes = 0
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'])
    })
    await page.goto(project + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(most)
  })

  it('the flow editor loads little more', async () => {
    const { page, project } = await suite.come()
    const sizes = new Map<string, number>()
    page.on('response', (response) => {
      const [, name] = /\/(canvas|flow-tab)-[^/]+\.js$/.exec(response.url()) ?? []
      if (name !== undefined) sizes.set(name, Number(response.headers()['content-length']))
    })
    await page.goto(`${project}/agents`)
    await page.getByRole('link', { name: 'Appointment desk', exact: true }).click()
    await page.locator('.react-flow__node').first().waitFor()
    expect([...sizes.keys()].sort()).toEqual(['canvas', 'flow-tab'])
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_EDITOR_BYTES)
  })

  it('a long list keeps only the rows in sight in the page', async () => {
    const { page, project, context } = await suite.come()
    const agents = (await (
      await context.request.get(`${project.replace('/console', '/console/api')}/agents`)
    ).json()) as { id: string }[]
    const path = `/console/api/agents/${agents[0]?.id}/test-conversations`
    for (let count = 0; count < 140; count += 1) await context.request.post(path, { data: {} })

    await page.goto(`${project}/calls`)
    const table = page.getByRole('table', { name: 'Calls' })
    for (const loaded of [101, 141]) {
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(loaded))
    }
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect.poll(() => table.getByRole('row').count()).toBeLessThanOrEqual(MAX_ROWS)
    // Again where rows that were just measured have made the page longer.
    const last = table.locator('[aria-rowindex="141"]')
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return last.count()
      })
      .toBe(1)
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(MAX_ROWS)
  })
})
