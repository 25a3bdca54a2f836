/** A step for a read-only list. Flows may be saved incomplete, so any attribute may be missing. */
export interface ReadOnlyStep {
  id: string
  type: string
  /** The step's text or guidance. */
  text: string
  fields: string[]
  exits: { to: string; when: ReadOnlyCondition | null }[]
}

interface ReadOnlyCondition {
  field: string
  op: string
  value: unknown
}

/** Returns the steps of a flow in the order in which they are stored. Other items are left out. */
export function readOnlySteps(flow: Record<string, unknown>): ReadOnlyStep[] {
  return listOf(flow['nodes']).flatMap((node) => (isObject(node) ? [stepOf(node)] : []))
}

function stepOf(node: Record<string, unknown>): ReadOnlyStep {
  const exits = listOf(node['branches']).flatMap((branch) =>
    isObject(branch) && textOf(branch['next']) !== ''
      ? [{ to: textOf(branch['next']), when: conditionOf(branch['when']) }]
      : [],
  )
  const last = textOf(node['type'] === 'branch' ? node['default'] : node['next'])
  if (last !== '') exits.push({ to: last, when: null })
  return {
    id: textOf(node['id']),
    type: textOf(node['type']),
    text: textOf(node['say']) || textOf(node['guidance']),
    fields: listOf(node['fields']).map(textOf),
    exits,
  }
}

function conditionOf(when: unknown): ReadOnlyCondition | null {
  if (!isObject(when)) return null
  return { field: textOf(when['field']), op: textOf(when['op']), value: when['value'] }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
