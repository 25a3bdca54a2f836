import { below, quoteAll, WHOLE_FLOW, type Issues, type Where } from '../issues.ts'
import { placeholders } from '../placeholders.ts'
import type { Flow } from '../types.ts'
import type { Locations } from './locations.ts'
import { step } from './nodes.ts'

/** Every `{{name}}` must be a declared variable, and every variable should be used. */
export function checkTexts(flow: Omit<Flow, 'start'>, locations: Locations, issues: Issues): void {
  const declared = new Set(flow.variables.map((variable) => variable.name))
  const used = new Set<string>()
  const check = (title: string, where: Where, text: string) => {
    const names = new Set(placeholders(text))
    for (const name of names) used.add(name)
    const unknown = [...names].filter((name) => !declared.has(name))
    if (unknown.length > 0)
      issues.error(`${title} uses ${quoteAll(unknown)} in braces, but declares no such variable.`, where)
  }
  check('The persona', below(WHOLE_FLOW, 'settings', 'persona'), flow.settings.persona)
  for (const node of flow.nodes) {
    if (node.type === 'ask') check(step(node.id), locations.step(node.id, 'guidance'), node.guidance)
    else if (node.type !== 'branch') check(step(node.id), locations.step(node.id, 'say'), node.say)
  }
  const idle = flow.variables.map((variable) => variable.name).filter((name) => !used.has(name))
  const [first] = idle
  if (first !== undefined) issues.warn(`No text uses the variable ${quoteAll(idle)}.`, locations.variable(first))
}
