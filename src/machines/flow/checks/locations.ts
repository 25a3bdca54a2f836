import { below, WHOLE_FLOW, type Where } from '../issues.ts'
import { asObject, attribute, type Saved } from './attributes.ts'

/** Where the things of a saved flow are, by name: of several of one name the first. */
export interface Locations {
  step(id: string, ...path: readonly (string | number)[]): Where
  /** The attribute of a step's first branch to `next` that says so. */
  branchTo(id: string, next: string): Where
  field(name: string): Where
  variable(name: string): Where
}

export function locationsIn(flow: Saved): Locations {
  const steps = positionsIn(flow, 'nodes', 'id')
  const fields = positionsIn(flow, 'fields', 'name')
  const variables = positionsIn(flow, 'variables', 'name')
  const find = (list: string, positions: Map<unknown, number>, name: string) => {
    const position = positions.get(name)
    return position === undefined ? below(WHOLE_FLOW, list) : below(WHOLE_FLOW, list, position)
  }
  const step: Locations['step'] = (id, ...path) => below({ ...find('nodes', steps, id), node: id }, ...path)
  return {
    step,
    branchTo(id, next) {
      const nodes = attribute(flow, 'nodes') as unknown[]
      const saved = asObject(nodes[steps.get(id) ?? -1])
      const branches = saved && attribute(saved, 'branches')
      const index = Array.isArray(branches) ? branches.findIndex((one) => asObject(one)?.['next'] === next) : -1
      return index === -1 ? step(id, 'branches') : step(id, 'branches', index, 'next')
    },
    field: (name) => find('fields', fields, name),
    variable: (name) => find('variables', variables, name),
  }
}

function positionsIn(flow: Saved, list: string, key: string): Map<unknown, number> {
  const items = attribute(flow, list)
  if (!Array.isArray(items)) return new Map()
  const names = items.map((item: unknown, position) => {
    const object = asObject(item)
    return [object && attribute(object, key), position] as const
  })
  return new Map(names.reverse())
}
