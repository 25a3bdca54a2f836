import { matcherFault } from '../base/whole-pattern.ts'
import { checkFlow, type FlowCheck } from '../machines/flow/check.ts'
import { below, Issues, quote, WHOLE_FLOW } from '../machines/flow/issues.ts'

/**
 * `checkFlow`, and once that finds no error whether the service can match the patterns of the fields, which no editor
 * knows.
 */
export function checkWithPatterns(saved: unknown): FlowCheck {
  const check = checkFlow(saved)
  const unread = new Issues()
  for (const [index, { name, pattern }] of check.flow?.fields.entries() ?? []) {
    const fault = pattern === undefined ? null : matcherFault(pattern)
    if (fault !== null)
      unread.error(`Field ${quote(name)}: "pattern" ${fault}.`, below(WHOLE_FLOW, 'fields', index, 'pattern'))
  }
  if (unread.errorCount === 0) return check
  return { ...check, issues: [...unread.list, ...check.issues], ready: false, flow: null }
}
