import { asText, stepsOf, type FlowDraft, type Step } from './draft-flow.ts'
import { nodeSize } from './node-size.ts'
import { exitsOf, type Outlet } from './outlets.ts'

/** An arrow between two steps that exist. */
interface Arrow {
  /** Unchanged as long as both ends are: `ask_name next`, `decide branch 0`. */
  id: string
  from: Step
  to: Step
  outlet: Outlet
}

export interface FlowGraph {
  steps: Step[]
  arrows: Arrow[]
  start: Step | undefined
}

/** Returns the steps and the arrows between them. Exits to missing steps have no arrow. */
export function graphOf(flow: FlowDraft): FlowGraph {
  const steps = stepsOf(flow)
  const byId = new Map([...steps].reverse().map((step) => [step.id, step] as const))
  const arrows = steps.flatMap((from) =>
    exitsOf(from).flatMap(({ outlet, to }) => {
      const target = to === '' ? undefined : byId.get(to)
      return target ? [{ id: `${from.key} ${outletName(outlet)}`, from, to: target, outlet }] : []
    }),
  )
  return { steps, arrows, start: byId.get(asText(flow['start'])) }
}

export function outletName(outlet: Outlet): string {
  return typeof outlet === 'string' ? outlet : `branch ${outlet.branch}`
}

/** A text that differs where the steps, what they are shown with or the arrows do; their texts make no difference. */
export function structureOf({ steps, arrows }: FlowGraph): string {
  const sizes = steps.map((step) => [step.key, nodeSize(step).height])
  return JSON.stringify([sizes, arrows.map(({ id, to }) => [id, to.key])])
}

/** Returns the steps that this one leads to, and those that lead to it, each once. */
export function neighboursOf(graph: FlowGraph, key: string): { before: Step[]; after: Step[] } {
  const unique = (steps: Step[]) => [...new Map(steps.map((step) => [step.key, step])).values()]
  return {
    before: unique(graph.arrows.filter((arrow) => arrow.to.key === key).map((arrow) => arrow.from)),
    after: unique(graph.arrows.filter((arrow) => arrow.from.key === key).map((arrow) => arrow.to)),
  }
}
