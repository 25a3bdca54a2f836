import { SetupError } from '../../base/errors.ts'
import type { Json } from '../../base/json.ts'
import type { EpochMs } from '../../base/time.ts'
import type { UncommittedActor } from '../types.ts'

/**
 * Runs the outside work that machines invoke under the name `src`.
 *
 * A business "no" is an output. A throw becomes the machine's `xstate.error.actor.<id>` event. Work is done at least
 * once: a handler says in its doc comment how a second run is harmless, or declares `onInterrupted: 'fail'`, and then
 * comes back as an error when the process that ran it has died.
 *
 * A handler throws `StoreUnavailable` when it could not reach the store and has done no outside work that must not be
 * repeated. The machine does not get this error: the kernel runs the handler again until the store is back, or for
 * `storeRetryLimitMs`.
 */
export interface EffectHandler<Input = never, Output = unknown> {
  src: string
  onInterrupted?: 'repeat' | 'fail'
  /** Whether what `run` threw belongs to its everyday life, and is no warning in the log. Default: nothing does. */
  isExpectedError?: (error: unknown) => boolean
  /**
   * How long `run` is repeated while the store is away, from its first try. Beyond it the machine gets the
   * `StoreUnavailable` as the effect's error: for work that a person waits for. Default: as long as the state stands.
   */
  storeRetryLimitMs?: (context: Pick<EffectContext, 'effectId' | 'invokedAt'>) => number
  /** Nobody waits for the result: its commit may wait for others to share a write with. Default false. */
  resultMayWait?: boolean
  /**
   * Returns the output without any I/O, before the commit, so that the result shares that commit; `undefined` means
   * that `run` is needed. Must be a function of its input alone.
   */
  compute?(input: Input): Output | undefined
  /**
   * Does the same before the commit of the state that invokes it, so that the result shares that commit: for work that
   * only reads what is stored. Where it returns `undefined` or throws, nothing has happened and `run` is needed.
   */
  runBeforeCommit?(input: Input, actor: UncommittedActor): Promise<Output | undefined>
  run(input: Input, context: EffectContext): Promise<Output>
}

export interface EffectContext {
  /** Aborted when the state that invoked the effect is left, or at a clean stop; the result is dropped then. */
  signal: AbortSignal
  /** Stable over repeats, so that an outside party can recognise one. */
  effectId: string
  /** Time of the event that invoked it, from which the deadlines of its state count; at a repeat, a later one's. */
  invokedAt: EpochMs
  /** Sends an event to the actor while the work continues. */
  send: (event: { type: string; [key: string]: Json }) => void
}

export type EffectHandlers = ReadonlyMap<string, EffectHandler<Json, unknown>>

/** @throws SetupError when two handlers claim one name */
export function effectHandlers(handlers: readonly EffectHandler[]): EffectHandlers {
  const bySrc = new Map<string, EffectHandler<Json, unknown>>()
  for (const handler of handlers) {
    if (bySrc.has(handler.src)) throw new SetupError(`Two effect handlers are called ${handler.src}.`)
    bySrc.set(handler.src, handler)
  }
  return bySrc
}
