import { asList, asText, isObject, type FlowDraft, type Json, type JsonObject, type Step } from './draft-flow.ts'

/** An exit of a step: `next`, a branch step's `default`, or one of its branches by index. */
export type Outlet = 'next' | 'default' | { branch: number }

export interface Exit {
  outlet: Outlet
  /** Id of the target step; empty for none. */
  to: string
}

/** Returns the exits of a step, in the order in which they are tried. */
export function exitsOf(step: Step): Exit[] {
  switch (step.type) {
    case 'start':
    case 'say':
    case 'ask':
      return [{ outlet: 'next', to: asText(step.data['next']) }]
    case 'branch':
      return [
        ...branchesOf(step).map((branch, index) => ({ outlet: { branch: index }, to: asText(branch['next']) })),
        { outlet: 'default', to: asText(step.data['default']) },
      ]
    case 'end':
    case null:
      return []
  }
}

export function branchesOf(step: Step): JsonObject[] {
  return asList(step.data['branches']).map((branch) => (isObject(branch) ? branch : {}))
}

/** Returns the step with an exit to the id, or without a target when it is empty. */
export function withExit(data: JsonObject, outlet: Outlet, to: string): JsonObject {
  if (typeof outlet === 'string') return to === '' ? without(data, outlet) : { ...data, [outlet]: to }
  const branches = asList(data['branches']).map((branch, index): Json => {
    if (index !== outlet.branch || !isObject(branch)) return branch
    return to === '' ? without(branch, 'next') : { ...branch, next: to }
  })
  return { ...data, branches }
}

export function without(data: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== name))
}

/** Returns the flow with every reference to a step, `start` included, replaced by the result of `change`. */
export function mapReferences(flow: FlowDraft, change: (id: string) => string): FlowDraft {
  const of = (data: JsonObject, name: string): JsonObject => {
    const id = data[name]
    if (typeof id !== 'string' || id === '') return data
    const next = change(id)
    if (next === id) return data
    return next === '' ? without(data, name) : { ...data, [name]: next }
  }
  const nodes = asList(flow['nodes']).map((node): Json => {
    if (!isObject(node)) return node
    const linked = of(of(node, 'next'), 'default')
    if (!Array.isArray(linked['branches'])) return linked
    const branches = asList(linked['branches'])
    const changed = branches.map((branch): Json => (isObject(branch) ? of(branch, 'next') : branch))
    return changed.some((branch, index) => branch !== branches[index]) ? { ...linked, branches: changed } : linked
  })
  return of({ ...flow, nodes }, 'start')
}
