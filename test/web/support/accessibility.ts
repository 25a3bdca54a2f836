import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours. They take axe most of its time, and no other rule depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export type RuleSet = 'all' | 'colours' | 'all but colours'

/**
 * Returns the faults that axe finds in the page's current state: one line for each rule and element. A page keeps axe
 * once it has it, as reading its source takes longer than most checks. The console has no frames, which would each need
 * it.
 */
export async function accessibilityIssues(page: Page, ruleSet: RuleSet = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(`${axe.source}; null`)
  const areColoursChecked = ruleSet !== 'all but colours'
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: ruleSet === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: STANDARDS },
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: areColoursChecked }])),
  }
  const violations = await page.evaluate<Result[]>(`${TRANSITIONS_OVER}.then(async () => {
    const { violations } = await axe.run(document, ${JSON.stringify(options)})
    return violations
  })`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`),
  )
}

// A text, as the tests are not compiled for a browser. A change of colours is a transition, be it an instant one, and the
// colours that an element inherits begin theirs when its parent's is over.
const TRANSITIONS_OVER = `(async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition)
  for (let quietFrames = 0; quietFrames < 2; quietFrames = isChanging() ? 0 : quietFrames + 1) await frame()
})()`

/** Pixels by which a page is wider than its window, or a table in it than its frame. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>(`Math.max(
    ...[document.documentElement, ...[...document.querySelectorAll('[role=table]')].map((table) => table.parentElement)]
      .map((room) => room.scrollWidth - room.clientWidth)
  )`)
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
