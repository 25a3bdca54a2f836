import type { AnyStateMachine } from 'xstate'
import type { Action, Node, Reference, Transition } from './xstate-nodes.ts'

type Implementations = Record<'actions' | 'guards' | 'actors', Record<string, unknown>>

/**
 * Whether a machine has no parallel and no history states, and uses only `assign`, `after`, `invoke`, `always`, and
 * named guards and actions. Other machines are stepped by XState.
 */
export function isInSupportedSubset({ root, implementations }: AnyStateMachine): boolean {
  const known = implementations as unknown as Implementations
  const top = root as unknown as Node

  function isSupportedState(node: Node): boolean {
    const { type, parent, initial, entry, exit, invoke, transitions, always = [], states } = node
    return (
      (type === 'atomic' || type === 'compound' || (type === 'final' && parent === top)) &&
      (type !== 'compound' || initial.actions.length === 0) &&
      [...entry, ...exit].every(isSupportedAction) &&
      invoke.every(({ src, systemId }) => systemId === undefined && Object.hasOwn(known.actors, src)) &&
      [...transitions.keys()].every((descriptor) => !descriptor.includes('*')) &&
      [...always, ...[...transitions.values()].flat()].every(isSupportedTransition) &&
      Object.values(states).every(isSupportedState)
    )
  }

  function isSupportedTransition({ source, target = [], reenter, guard, actions }: Transition): boolean {
    const isWithinRoot = target.length < 2 && !target.includes(top) && !(reenter && source === top)
    return isWithinRoot && (guard === undefined || isSupportedGuard(guard)) && actions.every(isSupportedAction)
  }

  function isSupportedGuard(guard: Reference): boolean {
    const test = typeof guard === 'function' ? undefined : known.guards[nameOf(guard)]
    return typeof test === 'function' && !('check' in test)
  }

  function isSupportedAction(action: Action): boolean {
    if (typeof action === 'function') {
      const { type, id, event, delay, sendId } = action
      if (type === 'xstate.cancel') return typeof sendId === 'string'
      return type === 'xstate.raise' && typeof id === 'string' && typeof event === 'object' && typeof delay === 'string'
    }
    const implementation = known.actions[nameOf(action)] as { type?: string; resolve?: unknown } | undefined
    return implementation?.resolve === undefined || implementation.type === 'xstate.assign'
  }

  return top.output === undefined && isSupportedState(top)
}

function nameOf(reference: Reference): string {
  return typeof reference === 'string' ? reference : reference.type
}
