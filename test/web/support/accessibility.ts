import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours. They take axe most of its time, and no other rule depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export type RuleSet = 'all' | 'colours' | 'all but colours'

/**
 * Returns the faults that axe finds in the page's current state: one line for each rule and element. axe's legacy mode reads
 * the page in one go, which takes a third of the time; its other mode is for frames, and the console has none.
 */
export async function accessibilityIssues(page: Page, ruleSet: RuleSet = 'all'): Promise<string[]> {
  const areColoursChecked = ruleSet !== 'all but colours'
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      runOnly: ruleSet === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: STANDARDS },
      rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: areColoursChecked }])),
    })
    .setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`),
  )
}

/** Pixels by which a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

const NARROW = { width: 320, height: 640 }
const ZOOMED = { width: 640, height: 800 }

/** Expects that an open dialog fits its window, at 320 px and in 640 px at twice the size, once the page has adapted. */
export async function expectDialogToFit(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const [size, fontSize] of [
    [NARROW, ''],
    [ZOOMED, '200%'],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`)
    const message = `${name}, ${size.width} px ${fontSize}`
    await expect.poll(() => page.evaluate<string[]>(TOO_WIDE), { message }).toEqual([])
    await expect.poll(() => sidewaysScroll(page), { message }).toBe(0)
  }
  await page.evaluate("document.documentElement.style.fontSize = ''")
  if (before) await page.setViewportSize(before)
}

// A text, as the tests are not compiled for a browser. Code scrolls within its own frame.
const TOO_WIDE = `[...document.querySelectorAll('[role=dialog], [role=dialog] *')].flatMap((part) => {
  const { left, right } = part.getBoundingClientRect()
  const isOutside = right > innerWidth + 1 || left < -1
  const isInFrame = part.closest('pre, .mantine-Modal-close') !== null
  return isOutside && !isInFrame ? [part.tagName + ' ' + (part.textContent ?? '').slice(0, 40)] : []
})`
