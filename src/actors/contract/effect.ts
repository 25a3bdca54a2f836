import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Create, Row } from '../types.ts'

/**
 * Declares outside work that a machine may `invoke` by name. The kernel runs the handler registered under that name,
 * after the commit; XState never does.
 */
export function effect<Input, Output>(): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error('Effects are run by the kernel.')))
}

/** Name of the error of an effect that was interrupted and must not be repeated. Journals keep it. */
export const INTERRUPTED = 'Interrupted'

/**
 * The two actions a machine may perform. They do nothing here: the kernel reads their parameters from the step and
 * writes them in the same commit as the entry.
 */
export const kernelActions = {
  recordRow: (_args: unknown, _params: Row) => {},
  createActors: (_args: unknown, _params: { creates: Create[] }) => {},
}
