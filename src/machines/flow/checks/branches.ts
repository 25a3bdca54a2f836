import { quote, type Issues } from '../issues.ts'
import { misfitOf } from '../operators.ts'
import { OPERATORS, type Branch, type Condition } from '../types.ts'
import { asObject, attribute, type Saved } from './attributes.ts'
import type { FieldsRead } from './fields.ts'

export function readBranches(saved: Saved, id: string, fields: FieldsRead, issues: Issues): Branch[] {
  const where = `Step ${quote(id)}`
  const list = attribute(saved, 'branches') ?? []
  if (!Array.isArray(list)) {
    issues.error(`${where}: "branches" must be a list.`)
    return []
  }
  if (list.length === 0) issues.warn(`${where} has no branches, so its default is always taken.`)
  return list.flatMap((item: unknown, place) => {
    const branch = asObject(item)
    if (!branch) issues.error(`${where}, branch ${place + 1}: not an object.`)
    return (branch && readBranch(branch, `${where}, branch ${place + 1}`, fields, issues)) ?? []
  })
}

function readBranch(saved: Saved, where: string, fields: FieldsRead, issues: Issues): Branch | null {
  const next = attribute(saved, 'next')
  const when = readCondition(asObject(attribute(saved, 'when')), where, fields, issues)
  if (typeof next === 'string' && next !== '') return when && { next, when }
  issues.error(`${where}: no next step.`)
  return null
}

function readCondition(when: Saved | null, where: string, known: FieldsRead, issues: Issues): Condition | null {
  if (!when) {
    issues.error(`${where}: no condition in "when".`)
    return null
  }
  const op = OPERATORS.find((one) => one === attribute(when, 'op'))
  const name = attribute(when, 'field')
  const value = attribute(when, 'value')
  if (!op) issues.error(`${where}: "op" must be one of ${OPERATORS.join(', ')}.`)
  if (typeof name !== 'string' || !known.names.has(name)) {
    issues.error(
      `${where}: ${typeof name === 'string' ? `the flow has no field ${quote(name)}` : '"field" is missing'}.`,
    )
    return null
  }
  const field = known.fields.find((one) => one.name === name)
  if (!op || !field) return null
  const misfit = misfitOf(op, value, field)
  if (misfit) issues.error(`${where}: ${misfit}.`)
  return misfit ? null : { op, field: name, value: value as Condition['value'] }
}
