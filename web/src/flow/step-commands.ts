import { asList, asText, findStep, isObject, stepsOf } from './draft-flow.ts'
import type { FlowDraft, Json, JsonObject, StepType } from './draft-flow.ts'
import { exitsOf, mapReferences, without, withExit, type Outlet } from './outlets.ts'

/** Every command returns a new flow, or the same object when there is nothing to change. */

/** Where a new step is inserted: into an exit of another step, with that exit's previous target as its own. */
export interface Insertion {
  after: string
  outlet: Outlet
}

/**
 * Adds a step and returns its id. Without an insertion it is not connected; the first step of a flow becomes its start.
 */
export function addStep(flow: FlowDraft, type: StepType, at?: Insertion): { flow: FlowDraft; id: string } {
  const id = freeId(flow, type)
  const before = at && findStep(flow, at.after)
  const followed = (before && at && exitsOf(before).find((exit) => sameOutlet(exit.outlet, at.outlet))?.to) ?? ''
  const nodes = asList(flow['nodes']).map((node, index): Json => {
    if (index !== before?.index || !at || !isObject(node)) return node
    return withExit(node, at.outlet, id)
  })
  nodes.splice(before ? before.index + 1 : nodes.length, 0, newStep(type, id, followed))
  const isFirst = stepsOf(flow).length === 0 || asText(flow['start']) === ''
  return { flow: { ...flow, nodes, ...(isFirst ? { start: id } : {}) }, id }
}

/** Adds a copy of a step, with an id of its own and the same exits; no step leads to it. */
export function duplicateStep(flow: FlowDraft, key: string): { flow: FlowDraft; id: string } | null {
  const step = findStep(flow, key)
  if (!step) return null
  const id = freeId(flow, step.id === '' ? (step.type ?? 'step') : step.id)
  const nodes = [...asList(flow['nodes'])]
  nodes.splice(step.index + 1, 0, { ...step.data, id })
  return { flow: { ...flow, nodes }, id }
}

/** Removes a step. Steps that led to it lead to its target if it had one exit, else nowhere. */
export function removeStep(flow: FlowDraft, key: string): FlowDraft {
  const step = findStep(flow, key)
  if (!step) return flow
  const nodes = asList(flow['nodes']).filter((_, index) => index !== step.index)
  const rest = { ...flow, nodes }
  const isShared = stepsOf(rest).some((other) => other.id === step.id)
  if (step.id === '' || isShared) return rest
  const [only, another] = exitsOf(step)
  const heir = only && !another && only.to !== step.id ? only.to : ''
  return mapReferences(rest, (id) => (id === step.id ? heir : id))
}

/** Changes the id of a step and all references to it, unless another step has the old id too. */
export function renameStep(flow: FlowDraft, key: string, id: string): FlowDraft {
  const step = findStep(flow, key)
  if (!step || step.id === id) return flow
  const renamed = setStepAttribute(flow, key, 'id', id)
  const isShared = step.id === '' || stepsOf(renamed).some((other) => other.id === step.id)
  return isShared ? renamed : mapReferences(renamed, (reference) => (reference === step.id ? id : reference))
}

/** Returns why a step cannot have an id; null when it can. */
export function stepIdError(flow: FlowDraft, key: string, id: string): 'empty' | 'taken' | null {
  if (id.trim() === '') return 'empty'
  return stepsOf(flow).some((step) => step.id === id && step.key !== key) ? 'taken' : null
}

/** Sets an attribute of a step; undefined removes it. */
export function setStepAttribute(flow: FlowDraft, key: string, name: string, value: Json | undefined): FlowDraft {
  const step = findStep(flow, key)
  if (!step || step.data[name] === value) return flow
  return replaceStep(flow, step.index, value === undefined ? without(step.data, name) : { ...step.data, [name]: value })
}

/** Connects an exit to a step, or disconnects it. */
export function connect(flow: FlowDraft, key: string, outlet: Outlet, to: string): FlowDraft {
  const step = findStep(flow, key)
  if (!step) return flow
  const now = exitsOf(step).find((exit) => sameOutlet(exit.outlet, outlet))
  return !now || now.to === to ? flow : replaceStep(flow, step.index, withExit(step.data, outlet, to))
}

/** Changes the type of a step. Attributes that both types have and its target are kept. */
export function changeType(flow: FlowDraft, key: string, type: StepType): FlowDraft {
  const step = findStep(flow, key)
  if (!step || step.type === type) return flow
  const onward = exitsOf(step).find((exit) => exit.to !== '')?.to ?? ''
  const blank = newStep(type, step.id, onward)
  const kept = Object.fromEntries(
    Object.keys(blank).flatMap((name) => (step.data[name] === undefined ? [] : [[name, step.data[name]]])),
  )
  return replaceStep(flow, step.index, { ...blank, ...kept, type })
}

/** Swaps a step with the one that follows it in a chain: p → a → b → n becomes p → b → a → n. */
export function moveStepDown(flow: FlowDraft, key: string): FlowDraft {
  const step = findStep(flow, key)
  const next = step && onlyExit(flow, step.key)
  const after = next && onlyExit(flow, next.key)
  if (!step || !next || next.key === step.key || next.id === '' || step.id === '') return flow
  if (exitsOf(next).length !== 1) return flow
  const relinked = mapReferences(flow, (id) => (id === step.id ? next.id : id))
  const onward = after?.id ?? exitsOf(next)[0]?.to ?? ''
  const target = onward === step.id ? next.id : onward
  const moved = connect(connect(relinked, next.key, 'next', step.id), step.key, 'next', target)
  const nodes = [...asList(moved['nodes'])]
  const [first, second] = [nodes[step.index], nodes[next.index]]
  if (first === undefined || second === undefined) return moved
  nodes[step.index] = second
  nodes[next.index] = first
  return { ...moved, nodes }
}

/** Swaps a step with the only one that leads to it, if that is possible. */
export function moveStepUp(flow: FlowDraft, key: string): FlowDraft {
  const step = findStep(flow, key)
  if (!step || step.id === '') return flow
  const before = stepsOf(flow).filter((other) => exitsOf(other).some((exit) => exit.to === step.id))
  const [only] = before
  return only && before.length === 1 ? moveStepDown(flow, only.key) : flow
}

export function sameOutlet(a: Outlet, b: Outlet): boolean {
  return typeof a === 'string' || typeof b === 'string' ? a === b : a.branch === b.branch
}

function onlyExit(flow: FlowDraft, key: string) {
  const step = findStep(flow, key)
  const exits = step ? exitsOf(step) : []
  const [exit] = exits
  return exit && exits.length === 1 && exit.to !== '' ? findStep(flow, exit.to) : undefined
}

function replaceStep(flow: FlowDraft, index: number, data: JsonObject): FlowDraft {
  return { ...flow, nodes: asList(flow['nodes']).map((node, at) => (at === index ? data : node)) }
}

function newStep(type: StepType, id: string, next: string): JsonObject {
  const onward = next === '' ? {} : { next }
  switch (type) {
    case 'start':
    case 'say':
      return { id, type, say: '', ...onward }
    case 'ask':
      return { id, type, fields: [], guidance: '', ...onward }
    case 'branch':
      return { id, type, branches: [], ...(next === '' ? {} : { default: next }) }
    case 'end':
      return { id, type, say: '' }
  }
}

/** `ask_1`, `ask_2` …; for a copy `welcome_2`. */
function freeId(flow: FlowDraft, stem: string): string {
  const taken = new Set(stepsOf(flow).map((step) => step.id))
  const base = stem.replace(/_\d+$/, '').slice(0, 90)
  for (let number = 1; ; number++) if (!taken.has(`${base}_${number}`)) return `${base}_${number}`
}
