import { asText, stepsOf, type FlowDraft, type Step } from './draft-flow.ts'
import { exitsOf, type Outlet } from './outlets.ts'

/** An arrow between two steps that exist. */
interface Arrow {
  /** Stays the same while its ends do: `ask_name next`, `decide branch 0`. */
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

/** The steps and the arrows between them. Ways out to steps that do not exist have no arrow. */
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

/** The steps that an arrow leads to from this one, and those that lead here, each once. */
export function neighboursOf(graph: FlowGraph, key: string): { before: Step[]; after: Step[] } {
  const unique = (steps: Step[]) => [...new Map(steps.map((step) => [step.key, step])).values()]
  return {
    before: unique(graph.arrows.filter((arrow) => arrow.to.key === key).map((arrow) => arrow.from)),
    after: unique(graph.arrows.filter((arrow) => arrow.from.key === key).map((arrow) => arrow.to)),
  }
}
