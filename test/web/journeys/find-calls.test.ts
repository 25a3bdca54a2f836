import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'

describe.skipIf(!hasChromium)('the filters of the calls', () => {
  const suite = openSuite()

  it('keep a day that is typed key by key', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls`)
    const from = page.getByLabel('From')
    await from.focus()
    for (const key of '02022026') await page.keyboard.press(key)
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe('2026-02-02')
    expect(await from.inputValue()).toBe('2026-02-02')
  })

  it('leave a day alone while its year is typed anew, however slowly', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls?from=2026-02-02`)
    const from = page.getByLabel('From')
    await from.focus()
    for (const key of ['ArrowRight', 'ArrowRight', '2']) await page.keyboard.press(key)
    expect(await from.inputValue()).toBe('0002-02-02')
    // Typed later, and so in the address later.
    await page.getByLabel('Search').pressSequentially('Asha')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Asha')
    expect(await from.inputValue()).toBe('0002-02-02')
    expect(new URL(page.url()).searchParams.get('from')).toBe('2026-02-02')
  })

  it('show what the address says after a link and on the way back', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/calls`)
    const search = page.getByLabel('Search')
    await search.pressSequentially('Asha')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Asha')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calls' }).click()
    await expect.poll(() => search.inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => search.inputValue()).toBe('Asha')
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect.poll(() => search.inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  })
})
