import { asText, stepsOf, type FlowDraft, type Step } from './draft-flow.ts'
import { exitsOf } from './outlets.ts'

/** A step in the outline. */
export interface OutlineItem {
  step: Step
  /** 1 for steps on the main path; a branch's own steps are one deeper. */
  level: number
  /** False for steps without a path from the start. */
  isReached: boolean
}

/**
 * Returns the steps in reading order: each after the last step that all paths to it have in common. Steps of only one
 * branch stand below the branch, one level deeper; where branches meet again, the flow continues at the level of the
 * branch step.
 */
export function outlineOf(flow: FlowDraft): OutlineItem[] {
  const steps = stepsOf(flow)
  const byId = new Map([...steps].reverse().map((step) => [step.id, step] as const))
  const start = byId.get(asText(flow['start']))
  const order = start ? reversePostorder(start, byId) : []
  const children = dominatedBy(order, byId)
  const items: OutlineItem[] = []
  const isListed = new Set<string>()
  const list = (step: Step, level: number) => {
    for (const stack = [{ step, level }]; stack.length > 0;) {
      const item = stack.pop()
      if (!item || isListed.has(item.step.key)) continue
      isListed.add(item.step.key)
      items.push({ ...item, isReached: true })
      const below = children.get(item.step.key) ?? []
      const arms = below.filter((child) => item.step.type === 'branch' && !isMeetingPoint(child, item.step, order))
      const onward = below.filter((child) => !arms.includes(child))
      const deeper = arms.map((arm) => ({ step: arm, level: item.level + 1 }))
      stack.push(...[...deeper, ...onward.map((next) => ({ step: next, level: item.level }))].reverse())
    }
  }
  if (start) list(start, 1)
  for (const step of steps) if (!isListed.has(step.key)) items.push({ step, level: 1, isReached: false })
  return items
}

/** Whether steps other than the branch lead to the step too. */
function isMeetingPoint(step: Step, branch: Step, order: readonly Step[]): boolean {
  return order.some((other) => other.key !== branch.key && exitsOf(other).some((exit) => exit.to === step.id))
}

/** Returns the reached steps so that each precedes its successors, ignoring loops. */
function reversePostorder(start: Step, byId: ReadonlyMap<string, Step>): Step[] {
  const done: Step[] = []
  const seen = new Set([start.key])
  const stack = [{ step: start, targets: targetsOf(start, byId) }]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const next = top.targets.shift()
    if (!next) {
      done.push(top.step)
      stack.pop()
    } else if (!seen.has(next.key)) {
      seen.add(next.key)
      stack.push({ step: next, targets: targetsOf(next, byId) })
    }
  }
  return done.reverse()
}

function targetsOf(step: Step, byId: ReadonlyMap<string, Step>): Step[] {
  // The last exit first, so that the first one precedes it in the reversed order.
  return exitsOf(step)
    .flatMap((exit) => byId.get(exit.to) ?? [])
    .reverse()
}

/** Returns for each step the steps that it immediately dominates (the iteration by Cooper, Harvey and Kennedy). */
function dominatedBy(order: readonly Step[], byId: ReadonlyMap<string, Step>): Map<string, Step[]> {
  const rank = new Map(order.map((step, index) => [step.key, index] as const))
  const before = new Map<number, number[]>()
  for (const [index, step] of order.entries()) {
    for (const target of targetsOf(step, byId)) {
      const at = rank.get(target.key)
      if (at !== undefined) before.set(at, [...(before.get(at) ?? []), index])
    }
  }
  const dominator: (number | undefined)[] = [0]
  const meet = (a: number, b: number): number => {
    while (a !== b) {
      if (a > b) a = dominator[a] ?? 0
      else b = dominator[b] ?? 0
    }
    return a
  }
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (let index = 1; index < order.length; index++) {
      const known = (before.get(index) ?? []).filter((at) => dominator[at] !== undefined)
      const [first, ...others] = known
      if (first === undefined) continue
      const found = others.reduce(meet, first)
      if (dominator[index] !== found) {
        dominator[index] = found
        isChanged = true
      }
    }
  }
  const children = new Map<string, Step[]>()
  for (let index = 1; index < order.length; index++) {
    const parent = order[dominator[index] ?? 0]
    const child = order[index]
    if (parent && child) children.set(parent.key, [...(children.get(parent.key) ?? []), child])
  }
  return children
}
