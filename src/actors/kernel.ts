import type { MachineDefinition } from './contract/definition.ts'
import type { EffectHandlers } from './runtime/effect-handler.ts'
import type { MachineLookup } from './machine-lookup.ts'
import type { ActorStore } from './ports/actor-store.ts'
import type { Clock } from '../base/time.ts'
import type { Runtime } from './runtime/runtime-types.ts'
import type { ActorState } from './journal/actor-state.ts'
import type { ActorId, Entry } from './types.ts'

/** The runtime, with the methods that only its own process uses. */
export interface Kernel extends Runtime {
  /** Fires due timers and arms those due soon; called by the sweep. */
  wake(actorIds: readonly { actorId: ActorId; wakeAt: number }[]): Promise<void>
  /** Takes over the pending effects of an actor that belong to none of these nodes, nor to this one. */
  adopt(actorId: ActorId, livingNodes?: readonly string[]): Promise<void>
  /** Checks actors whose pending effects belong to this process, and runs those that are not running. */
  resume(actorIds: readonly ActorId[]): void
  /** Refreshes actors with pending asks or running effects here that other processes may have changed. */
  catchUp(): Promise<void>
  /** Calls `observer` with every commit of this process. Costs nothing without observers. */
  observe(observer: Observer): () => void
  /** Drops activations that are idle and finished, unused for long, or beyond the memory limit. */
  passivateIdle(): void
  readonly activationCount: number
  /** Approximate memory of all activations, in bytes. */
  readonly activationBytes: number
  /** Actors that sweeps skip for a minute because they could not be loaded or woken. */
  readonly skippedCount: number
  readonly isOverloaded: boolean
  /** Accepts nothing more, finishes running tasks, and leaves effects to the successor. */
  stop(): Promise<void>
}

export interface Committed {
  actorId: ActorId
  definition: MachineDefinition
  entries: readonly Entry[]
  state: ActorState
}
export type Observer = (committed: Committed) => void

export interface KernelOptions {
  store: ActorStore
  machines: MachineLookup
  handlers: EffectHandlers
  clock: Clock
  nodeId: string
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** Whether other processes may change the same actors: a cached state is then verified before anything is refused. */
  isShared?: boolean
  /** Bytes that actors in memory may take together before the oldest idle ones leave it; default `LIMITS.warmBytes`. */
  maxWarmBytes?: number
}
