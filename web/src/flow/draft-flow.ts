/**
 * A flow while it is being edited: the JSON as it is saved, complete or not. Attributes unknown to the editor are kept.
 */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json | undefined
}
export type FlowDraft = JsonObject

export const STEP_TYPES = ['start', 'say', 'ask', 'branch', 'end'] as const
export type StepType = (typeof STEP_TYPES)[number]

/** A step with its address in the editor. */
export interface Step {
  /** The id; `#<index>` for a step whose id is missing or used by an earlier step. */
  key: string
  /** Index in `nodes`. */
  index: number
  /** Empty when the step has none. */
  id: string
  /** Null for an unknown type. */
  type: StepType | null
  data: JsonObject
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : []
}

export function asText(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the texts of a list; other items are left out. */
export function textsOf(value: Json | undefined): string[] {
  return asList(value).filter((item) => typeof item === 'string')
}

/** Returns the steps in the order in which they are saved; items that are no objects are left out. */
export function stepsOf(flow: FlowDraft): Step[] {
  const known = new Set<string>()
  const steps: Step[] = []
  for (const [index, data] of asList(flow['nodes']).entries()) {
    if (!isObject(data)) continue
    const id = asText(data['id'])
    const key = id === '' || known.has(id) ? `#${index}` : id
    known.add(id)
    steps.push({ key, index, id, type: STEP_TYPES.find((type) => type === data['type']) ?? null, data })
  }
  return steps
}

export function findStep(flow: FlowDraft, key: string): Step | undefined {
  return stepsOf(flow).find((step) => step.key === key)
}

/** Objects of a list with their index, such as fields and variables. */
export function objectsOf(flow: FlowDraft, name: 'fields' | 'variables'): { index: number; data: JsonObject }[] {
  return asList(flow[name]).flatMap((data, index) => (isObject(data) ? [{ index, data }] : []))
}

export function namesOf(flow: FlowDraft, name: 'fields' | 'variables'): string[] {
  return [...new Set(objectsOf(flow, name).map(({ data }) => asText(data['name'])))].filter((text) => text !== '')
}

/** Returns JSON with sorted keys: two flows with the same content give the same text. */
export function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_key, item: Json) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
  )
}
