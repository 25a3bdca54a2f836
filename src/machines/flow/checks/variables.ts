import { below, quote, type Issues } from '../issues.ts'
import { MAX_VARIABLES } from '../limits.ts'
import type { FlowVariable } from '../types.ts'
import { attribute, nameProblem, readObjects, readText, type Saved } from './attributes.ts'

export function readVariables(flow: Saved, issues: Issues): FlowVariable[] {
  const names = new Set<string>()
  return readObjects(flow, 'variables', 'Variable', MAX_VARIABLES, issues).flatMap(({ saved, number, where }) => {
    const name = attribute(saved, 'name')
    const problem = nameProblem(name)
    if (problem || typeof name !== 'string') {
      issues.error(`Variable number ${number} ${problem ?? 'has no name'}.`, below(where, 'name'))
      return []
    }
    if (names.has(name)) issues.error(`Two variables have the name ${quote(name)}.`, below(where, 'name'))
    names.add(name)
    const title = `Variable ${quote(name)}`
    const description = readText(saved, 'description', title, where, issues)
    return { name, description, example: readText(saved, 'example', title, where, issues) }
  })
}
