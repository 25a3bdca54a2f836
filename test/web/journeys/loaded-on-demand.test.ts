import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityIssues } from '../support/accessibility.ts'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('what is loaded when it is first opened', () => {
  const suite = openSuite()

  const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })

  it('is a menu that the keyboard opens, walks through and leaves', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/agents`)
    for (const name of ['Account', /^Project: /]) {
      const button = page.getByRole('button', { name })
      await button.focus()
      expect(await button.getAttribute('aria-expanded')).toBe('false')
      await page.keyboard.press('Enter')
      await page.getByRole('menu').waitFor()
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      expect(await accessibilityIssues(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.getByRole('menu').locator(':focus').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'hidden' })
      await button.and(page.locator(':focus')).waitFor()
    }
  })

  it('stays away with a reason while the service is, and comes once it is back', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/agents`)
    await page.getByRole('link', { name: 'Appointment desk', exact: true }).waitFor()
    await suite.service.kill()

    await page.getByRole('button', { name: 'New agent' }).click()
    await messages(page).getByText('The service cannot be reached').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Agents')
    expect(page.url()).not.toContain('new=')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('button', { name: 'Account' }).click()
    await messages(page).getByText('The service cannot be reached').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor()

    // Nobody has to ask for it once more.
    await suite.service.start()
    await page.getByRole('heading', { level: 1, name: 'Machines' }).waitFor()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menu').waitFor()
  })

  it('has its own styles, although they did not come at first', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls`)
    await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
    await page.waitForLoadState('networkidle')
    await suite.service.kill()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Agents' }).click()
    await page.getByRole('alert').getByText('The service cannot be reached').waitFor()
    await suite.service.start()
    await page.getByRole('button', { name: 'Copy: Appointment desk' }).waitFor()
    const gap = await page.evaluate("getComputedStyle(document.querySelector('[data-row-actions]')).gap")
    expect(gap).not.toBe('normal')
  })
})
