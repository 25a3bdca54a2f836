import { LIMITS } from '../../../base/limits.ts'
import { below, quote, type Issues, type Where } from '../issues.ts'
import { conditionError } from '../operators.ts'
import { OPERATORS, type Branch, type Condition } from '../types.ts'
import { asObject, attribute, type Saved } from './attributes.ts'
import type { FieldsRead } from './fields.ts'

export function readBranches(saved: Saved, id: string, at: Where, fields: FieldsRead, issues: Issues): Branch[] {
  const title = `Step ${quote(id)}`
  const where = below(at, 'branches')
  const list = attribute(saved, 'branches') ?? []
  if (!Array.isArray(list)) {
    issues.error(`${title}: "branches" must be a list.`, where)
    return []
  }
  const max = LIMITS.branchConditions.value
  if (list.length > max) {
    issues.error(`${title} has ${list.length} conditions; at most ${max} are allowed in one step.`, where)
    return []
  }
  if (list.length === 0) issues.warn(`${title} has no branches, so its default is always taken.`, where)
  return list.flatMap((item: unknown, index) => {
    const branch = asObject(item)
    const one = { title: `${title}, branch ${index + 1}`, where: below(where, index) }
    if (!branch) issues.error(`${one.title}: not an object.`, one.where)
    return (branch && readBranch(branch, one, fields, issues)) ?? []
  })
}

/** How messages name a branch, and where it is. */
interface Named {
  title: string
  where: Where
}

function readBranch(saved: Saved, { title, where }: Named, fields: FieldsRead, issues: Issues): Branch | null {
  const next = attribute(saved, 'next')
  const when = readCondition(asObject(attribute(saved, 'when')), { title, where: below(where, 'when') }, fields, issues)
  if (typeof next === 'string' && next !== '') return when && { next, when }
  issues.error(`${title}: no next step.`, below(where, 'next'))
  return null
}

function readCondition(
  when: Saved | null,
  { title, where }: Named,
  known: FieldsRead,
  issues: Issues,
): Condition | null {
  if (!when) {
    issues.error(`${title}: no condition in "when".`, where)
    return null
  }
  const op = OPERATORS.find((one) => one === attribute(when, 'op'))
  const name = attribute(when, 'field')
  const value = attribute(when, 'value')
  if (!op) issues.error(`${title}: "op" must be one of ${OPERATORS.join(', ')}.`, below(where, 'op'))
  if (typeof name !== 'string' || !known.names.has(name)) {
    issues.error(
      `${title}: ${typeof name === 'string' && name !== '' ? `the flow has no field ${quote(name)}` : '"field" is missing'}.`,
      below(where, 'field'),
    )
    return null
  }
  const field = known.fields.find((one) => one.name === name)
  if (!op || !field) return null
  const problem = conditionError(op, value, field)
  if (problem) issues.error(`${title}: ${problem}.`, below(where, 'value'))
  return problem ? null : { op, field: name, value: value as Condition['value'] }
}
