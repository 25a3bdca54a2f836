import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('the steps beside a test', () => {
  const suite = openSuite()

  it('keep the current one in view', async () => {
    const { page, project } = await suite.come({ height: 500 })
    await page.goto(`${project}/agents`)
    await page.getByRole('link', { name: 'Test: Appointment desk' }).click()
    await page.getByRole('button', { name: 'Start test' }).click()
    const steps = page.getByRole('list', { name: 'Steps' })
    const isInView = async (step: string) => {
      const lit = await steps.locator('[aria-current]', { hasText: step }).boundingBox()
      const list = await steps.boundingBox()
      return lit !== null && list !== null && lit.y >= list.y && lit.y + lit.height <= list.y + list.height
    }
    await expect.poll(() => isInView('ask_name')).toBe(true)
    // Shorter than the flow: the window less what stands above.
    expect(await steps.boundingBox()).toMatchObject({ height: 308 })
    for (const [text, step] of [
      ['I am Priya', 'ask_visit'],
      ['tomorrow at 4 pm', 'ask_reason'],
      ['a check-up', 'confirm'],
      ['yes', 'booked'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Message' }).fill(text)
      await page.getByRole('textbox', { name: 'Message' }).press('Enter')
      await expect.poll(() => isInView(step)).toBe(true)
    }
    // The greeting was said on the way to the first question, where the turn stopped.
    await steps.locator('[data-passed]', { hasText: 'welcome' }).waitFor()
  })
})
