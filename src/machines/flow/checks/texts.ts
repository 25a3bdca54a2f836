import { quoteAll, type Issues } from '../issues.ts'
import { placeholders } from '../placeholders.ts'
import type { Flow } from '../types.ts'
import { step } from './nodes.ts'

/** Every `{{name}}` must be a declared variable, and every variable should be used. */
export function checkTexts(flow: Omit<Flow, 'start'>, issues: Issues): void {
  const declared = new Set(flow.variables.map((variable) => variable.name))
  const used = new Set<string>()
  const check = (where: string, ...texts: string[]) => {
    const names = new Set(texts.flatMap(placeholders))
    for (const name of names) used.add(name)
    const unknown = [...names].filter((name) => !declared.has(name))
    if (unknown.length > 0) issues.error(`${where} uses ${quoteAll(unknown)} in braces, but declares no such variable.`)
  }
  check('The persona', flow.settings.persona)
  for (const node of flow.nodes) {
    if (node.type === 'ask') check(step(node.id), node.guidance)
    else if (node.type !== 'branch') check(step(node.id), node.say)
  }
  const idle = flow.variables.map((variable) => variable.name).filter((name) => !used.has(name))
  if (idle.length > 0) issues.warn(`No text uses the variable ${quoteAll(idle)}.`)
}
