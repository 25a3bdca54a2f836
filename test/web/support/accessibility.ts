import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

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
