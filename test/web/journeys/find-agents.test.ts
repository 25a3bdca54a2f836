import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('the search among the agents', () => {
  const suite = openSuite()

  it('shows those that fit, is kept by a reload and by the dialog of a new agent, and can be cleared', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/agents`)
    const names = page.getByRole('table', { name: 'Agents' }).getByRole('link', { name: /^(Appointment|Order|Home)/ })
    await expect.poll(() => names.count()).toBeGreaterThan(1)
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('desk appoint')
    await expect.poll(() => names.allInnerTexts()).toEqual(['Appointment desk'])
    await page.getByRole('button', { name: 'New agent' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect.poll(() => names.allInnerTexts()).toEqual(['Appointment desk'])
    const search = page.getByRole('searchbox', { name: 'Search' })
    expect(await search.inputValue()).toBe('desk appoint')
    await search.fill('no such agent')
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect.poll(() => names.count()).toBeGreaterThan(1)
    expect(await search.inputValue()).toBe('')
  })

  it('narrows the choice of an agent of calls', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls`)
    const choice = page.getByRole('combobox', { name: 'Agent' })
    await choice.click()
    await page.keyboard.type('desk')
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Appointment desk'])
    await page.getByRole('option').click()
    await expect.poll(() => new URL(page.url()).searchParams.has('agentId')).toBe(true)
    await page.reload()
    await expect.poll(() => choice.inputValue()).toBe('Appointment desk')
  })
})
