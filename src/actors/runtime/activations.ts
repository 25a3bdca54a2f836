import type { MachineDefinition } from '../contract/definition.ts'
import { LIMITS } from '../../base/limits.ts'
import { Mailbox, type Task } from './mailbox.ts'
import type { Clock } from '../../base/time.ts'
import type { CommandResult } from './runtime-types.ts'
import type { ActorState } from '../journal/actor-state.ts'
import type { ActorId } from '../types.ts'

/** An actor that is in memory. */
export interface Activation {
  readonly actorId: ActorId
  readonly mailbox: Mailbox<Activation>
  definition: MachineDefinition | undefined
  /** As last committed; undefined until loaded, and again when another writer may have moved on. */
  state: ActorState | undefined
  migratedFrom: string | null
  lastUsedAt: number
  /** What it takes in memory, about. */
  bytes: number
}

export interface Activations {
  /** The activation, made empty if it was not there. Counts as use. */
  open(actorId: ActorId): Activation
  peek(actorId: ActorId): Activation | undefined
  /**
   * Notes how large the actor's record is, in characters of JSON. While all together take more than the budget, those
   * that are idle leave memory, the one not used for longest first.
   */
  weigh(resident: Activation, recordLength: number): void
  /** Lets go of those that are idle and finished, unused for long, or beyond the number and bytes that are kept. */
  passivateIdle(): void
  /** Those for whom somebody waits. */
  awaited(): ActorId[]
  /** Gives up on everyone who waits for an answer, and resolves once nothing is in hand. */
  close(error: Error): Promise<void>
  readonly size: number
  /** What all of them take in memory, about. */
  readonly bytes: number
}

export interface ResidentsSetting {
  clock: Clock
  handle: Handle
  /** Whether an actor that is idle must stay, because an effect of it runs here. */
  isNeeded: (resident: Activation) => boolean
  /** Budget in bytes, default `LIMITS.warmBytes`. */
  maxBytes?: number | undefined
}

const IDLE_TTL_MS = LIMITS.warmMinutes.value * 60_000
const MOVE_UP_AFTER_MS = 1_000
/** Of an actor without its snapshot: mailbox, timers, wake timer, entries in maps. */
const BASE_BYTES = 1_024
/** Bytes of a snapshot in memory for each character of its record; text beyond Latin takes two. */
const BYTES_PER_CHARACTER = 2
/** How many that must stay are passed over at once in search of one that may leave. */
const MAX_PASSED_OVER = 100

type Handle = (activation: Activation, task: Task) => Promise<CommandResult>

export function createActivations({ clock, handle, isNeeded, maxBytes }: ResidentsSetting): Activations {
  const budget = maxBytes ?? LIMITS.warmBytes.value
  /** In order of use to the second, the one not used for longest first. */
  const activations = new Map<ActorId, Activation>()
  let bytes = 0

  function mayLeave(activation: Activation): boolean {
    return activation.mailbox.isIdle && !isNeeded(activation)
  }

  function forget(activation: Activation): void {
    activations.delete(activation.actorId)
    bytes -= activation.bytes
  }

  function keepToBudget(newest?: Activation): void {
    let passedOver = 0
    for (const activation of activations.values()) {
      if (bytes <= budget || passedOver >= MAX_PASSED_OVER) return
      if (activation !== newest && mayLeave(activation)) forget(activation)
      else passedOver += 1
    }
  }

  return {
    open(actorId) {
      const now = clock.now()
      const known = activations.get(actorId)
      if (known && Math.abs(now - known.lastUsedAt) < MOVE_UP_AFTER_MS) return known
      if (known) activations.delete(actorId)
      else bytes += BASE_BYTES
      const activation = known ?? newActivation(actorId, handle)
      activation.lastUsedAt = now
      activations.set(actorId, activation)
      return activation
    },
    peek: (actorId) => activations.get(actorId),
    weigh(activation, recordLength) {
      const now = BASE_BYTES + BYTES_PER_CHARACTER * recordLength
      if (activations.get(activation.actorId) === activation) bytes += now - activation.bytes
      activation.bytes = now
      if (bytes > budget) keepToBudget(activation)
    },
    passivateIdle() {
      const staleBefore = clock.now() - IDLE_TTL_MS
      for (const activation of activations.values()) {
        const isFinished = activation.state === undefined || activation.state.plain.status !== 'active'
        const isSurplus =
          activations.size > LIMITS.warmActors.value || activation.lastUsedAt < staleBefore || isFinished
        if (isSurplus && mayLeave(activation)) forget(activation)
      }
      keepToBudget()
    },
    awaited: () => [...activations.values()].filter(({ mailbox }) => mailbox.isAwaited).map(({ actorId }) => actorId),
    async close(error) {
      const mailboxes = [...activations.values()].map(({ mailbox }) => mailbox)
      for (const mailbox of mailboxes) mailbox.close(error)
      await Promise.all(mailboxes.map((mailbox) => mailbox.drained()))
    },
    get size() {
      return activations.size
    },
    get bytes() {
      return bytes
    },
  }
}

function newActivation(actorId: ActorId, handle: Handle): Activation {
  const activation = {
    actorId,
    definition: undefined,
    state: undefined,
    migratedFrom: null,
    lastUsedAt: 0,
    bytes: BASE_BYTES,
  }
  return Object.assign(activation, { mailbox: new Mailbox<Activation>(activation as Activation, handle) })
}
