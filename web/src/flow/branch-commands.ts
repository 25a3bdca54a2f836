import { asList, findStep, isObject, objectsOf, type FlowDraft, type Json, type JsonObject } from './draft-flow.ts'
import { setStepAttribute } from './step-commands.ts'

/** Commands on the branches of a branch step, by their index. */

export const OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'exists'] as const
export type Operator = (typeof OPERATORS)[number]
export type FieldType = 'string' | 'number' | 'boolean' | 'enum'

/** The operators that make sense for a field. */
export function operatorsFor(type: FieldType | null): readonly Operator[] {
  switch (type) {
    case 'number':
      return ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'exists']
    case 'boolean':
      return ['eq', 'ne', 'exists']
    case 'enum':
    case 'string':
    case null:
      return ['eq', 'ne', 'in', 'contains', 'exists']
  }
}

/** Returns an initial value that fits operator and field; a value that already fits is kept. */
export function fittingValue(
  op: Operator,
  type: FieldType | null,
  options: readonly string[],
  value: Json | undefined,
): Json {
  if (op === 'exists') return typeof value === 'boolean' ? value : true
  if (op === 'in')
    return Array.isArray(value) ? asList(value) : value === undefined || typeof value === 'boolean' ? [] : [value]
  const one = Array.isArray(value) ? asList(value)[0] : value
  switch (type) {
    case 'number':
      return typeof one === 'number' ? one : 0
    case 'boolean':
      return typeof one === 'boolean' ? one : true
    case 'enum':
      return typeof one === 'string' && (op === 'contains' || options.includes(one)) ? one : (options[0] ?? '')
    case 'string':
    case null:
      return typeof one === 'string' ? one : ''
  }
}

/** Adds a branch on the flow's first field, without a target. */
export function addBranch(flow: FlowDraft, key: string): FlowDraft {
  const [field] = objectsOf(flow, 'fields')
  const { name = '', type = null, options } = (field?.data ?? {}) as { name?: Json; type?: Json; options?: Json }
  const value = fittingValue(
    'eq',
    asFieldType(type),
    asList(options).filter((option) => typeof option === 'string'),
    undefined,
  )
  return changeBranches(flow, key, (branches) => [...branches, { when: { op: 'eq', field: name, value } }])
}

export function removeBranch(flow: FlowDraft, key: string, index: number): FlowDraft {
  return changeBranches(flow, key, (branches) => branches.filter((_, at) => at !== index))
}

export function moveBranch(flow: FlowDraft, key: string, index: number, by: -1 | 1): FlowDraft {
  return changeBranches(flow, key, (branches) => {
    const [one, other] = [branches[index], branches[index + by]]
    if (one === undefined || other === undefined) return branches
    return branches.map((branch, at) => (at === index ? other : at === index + by ? one : branch))
  })
}

export function setCondition(flow: FlowDraft, key: string, index: number, when: JsonObject): FlowDraft {
  return changeBranches(flow, key, (branches) =>
    branches.map((branch, at) => (at === index ? { ...(isObject(branch) ? branch : {}), when } : branch)),
  )
}

export function asFieldType(type: Json | undefined): FieldType | null {
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'enum' ? type : null
}

function changeBranches(
  flow: FlowDraft,
  key: string,
  change: (branches: readonly Json[]) => readonly Json[],
): FlowDraft {
  const branches = asList(findStep(flow, key)?.data['branches'])
  const changed = change(branches)
  return changed === branches ? flow : setStepAttribute(flow, key, 'branches', changed)
}
