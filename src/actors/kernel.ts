import type { MachineDefinition } from './contract/definition.ts'
import type { EffectHandlers } from './runtime/effect-handler.ts'
import type { Machines } from './machines.ts'
import type { ActorStore } from './ports.ts'
import type { Clock } from '../base/time.ts'
import type { Runtime } from './runtime/runtime-types.ts'
import type { ActorState } from './journal/actor-state.ts'
import type { ActorId, Entry } from './types.ts'

/** The runtime with what only its own process needs of it. */
export interface Kernel extends Runtime {
  /** Fires what is due and arms what soon will be; the sweep calls it. */
  wake(actorIds: readonly { actorId: ActorId; wakeAt: number }[]): Promise<void>
  /** Takes over the pending effects of an actor that belong to none of these nodes, nor to this one. */
  adopt(actorId: ActorId, livingNodes?: readonly string[]): Promise<void>
  /** Looks at actors whose pending effects are this process's: any that is not in hand is run. */
  resume(actorIds: readonly ActorId[]): void
  /** Looks at what other processes did to actors for which somebody waits, or an effect runs, here. */
  catchUp(): Promise<void>
  /** Sees every commit of this process. With nobody watching it costs nothing. */
  observe(observer: Observer): () => void
  /** Drops actors from memory that are idle and finished, unused for long, or beyond what may be kept. */
  passivateIdle(): void
  readonly activationCount: number
  /** What the actors in memory take, about. */
  readonly residentBytes: number
  /** Actors that sweeps skip for a minute because they could not be loaded or woken. */
  readonly skippedCount: number
  readonly isOverloaded: boolean
  /** Takes nothing more, finishes what is in hand, leaves effects to the successor. */
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
  machines: Machines
  handlers: EffectHandlers
  clock: Clock
  nodeId: string
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** Other processes may change the same actors: what this one remembers is checked before it refuses anything. */
  isShared?: boolean
  /** Bytes that actors in memory may take together before the oldest idle ones leave it; default `LIMITS.warmBytes`. */
  maxWarmBytes?: number
}
