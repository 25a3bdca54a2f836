import type { MachineDefinition } from '../contract/definition.ts'
import { LIMITS } from '../../base/limits.ts'
import { Mailbox, type MailboxWorker } from './mailbox.ts'
import type { Clock } from '../../base/time.ts'
import { MachinesInUse } from './machines-in-use.ts'
import type { ActorState } from '../journal/actor-state.ts'
import type { RecordMark } from '../journal/record-mark.ts'
import type { ActorId } from '../types.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** An actor that is in memory. */
export interface Activation {
  readonly actorId: ActorId
  readonly mailbox: Mailbox<Activation>
  definition: MachineDefinition | undefined
  /** As last committed; undefined until loaded, and again when another writer may have moved on. */
  state: ActorState | undefined
  /** The stored record's mark; null if unknown. */
  mark: RecordMark | null
  migratedFrom: string | null
  /** Its beginning, while that is not written. */
  unwritten: UnitOfWork | undefined
  lastUsedAt: number
  /** Approximate memory without its machine, in bytes. */
  bytes: number
  /** The machine that it was last weighed with. */
  heldMachine: MachineDefinition | undefined
}

export interface Activations {
  /** The activation, made empty if it was not there. Counts as use. */
  open(actorId: ActorId): Activation
  peek(actorId: ActorId): Activation | undefined
  /**
   * Notes how large the actor's record is, or by how much it may have grown, in characters of JSON. While all together
   * take more than the budget, such as may have grown are measured, and those that are idle leave memory, the one not
   * used for longest first.
   */
  weigh(activation: Activation, length: { record: number } | { more: number }): void
  /** Lets go of the actor if it rests and its machine says that it is then not needed. */
  passivateAtRest(actorId: ActorId): void
  /** Lets go of those that are idle and finished, unused for long, or beyond the number and bytes that are kept. */
  passivateIdle(): void
  /** Activations with pending asks. */
  awaited(): ActorId[]
  /** Rejects all pending asks; resolves with all activations once no task is running. */
  close(error: Error): Promise<Activation[]>
  readonly size: number
  /** Approximate memory of all activations and their machines, in bytes. */
  readonly bytes: number
}

export interface ActivationsDeps {
  clock: Clock
  worker: MailboxWorker<Activation>
  /** Whether an actor that is idle must stay, because an effect of it runs here. */
  isNeeded: (activation: Activation) => boolean
  /** Hears of each actor that leaves memory. */
  onLeave: (activation: Activation) => void
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
/** Characters of actors that are measured at once: less than a millisecond's. */
const MAX_MEASURED = 262_144

export function createActivations({ clock, worker, isNeeded, onLeave, maxBytes }: ActivationsDeps): Activations {
  const budget = maxBytes ?? LIMITS.warmBytes.value
  /** In order of use to the second, the one not used for longest first. */
  const activations = new Map<ActorId, Activation>()
  const machines = new MachinesInUse()
  /** Those that may be smaller than noted: what their turns wrote was added, and most of it replaced something. */
  const estimated = new Set<Activation>()
  let bytes = 0

  function mayLeave(activation: Activation): boolean {
    return activation.mailbox.isIdle && !activation.unwritten && !isNeeded(activation)
  }

  function forget(activation: Activation): void {
    activations.delete(activation.actorId)
    estimated.delete(activation)
    bytes -= activation.bytes
    machines.release(activation.heldMachine)
    onLeave(activation)
  }

  function holdMachine(activation: Activation): void {
    if (activation.heldMachine === activation.definition) return
    machines.hold(activation.definition)
    machines.release(activation.heldMachine)
    activation.heldMachine = activation.definition
  }

  function isOverBudget(): boolean {
    return bytes + machines.bytes > budget
  }

  /** Whether it has not left memory meanwhile. */
  function isHeld(activation: Activation): boolean {
    return activations.get(activation.actorId) === activation
  }

  function setBytes(activation: Activation, now: number): void {
    if (isHeld(activation)) bytes += now - activation.bytes
    activation.bytes = now
  }

  /** Measuring an actor costs a hundredth of loading it again. */
  function measureEstimated(): void {
    let measured = 0
    for (const activation of estimated) {
      if (!isOverBudget() || measured > MAX_MEASURED) return
      estimated.delete(activation)
      if (!activation.state) continue
      const { plain, timers, effects } = activation.state
      const { length } = JSON.stringify([plain, timers, effects])
      measured += length
      setBytes(activation, BASE_BYTES + BYTES_PER_CHARACTER * length)
    }
  }

  function keepToBudget(newest?: Activation): void {
    measureEstimated()
    let passedOver = 0
    for (const activation of activations.values()) {
      if (!isOverBudget() || passedOver >= MAX_PASSED_OVER) return
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
      const activation = known ?? newActivation(actorId, worker)
      activation.lastUsedAt = now
      activations.set(actorId, activation)
      return activation
    },
    peek: (actorId) => activations.get(actorId),
    weigh(activation, length) {
      const isExact = 'record' in length
      const before = isExact ? BASE_BYTES : activation.bytes
      setBytes(activation, before + BYTES_PER_CHARACTER * (isExact ? length.record : length.more))
      if (isExact) estimated.delete(activation)
      if (isHeld(activation)) {
        if (!isExact) estimated.add(activation)
        holdMachine(activation)
      }
      if (isOverBudget()) keepToBudget(activation)
    },
    passivateAtRest(actorId) {
      const activation = activations.get(actorId)
      if (!activation?.definition?.leavesAtRest || !activation.state || !mayLeave(activation)) return
      if (activation.state.timers.length === 0 && activation.state.effects.length === 0) forget(activation)
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
      return [...activations.values()]
    },
    get size() {
      return activations.size
    },
    get bytes() {
      return bytes + machines.bytes
    },
  }
}

function newActivation(actorId: ActorId, worker: MailboxWorker<Activation>): Activation {
  const activation = {
    actorId,
    definition: undefined,
    state: undefined,
    mark: null,
    migratedFrom: null,
    unwritten: undefined,
    lastUsedAt: 0,
    bytes: BASE_BYTES,
    heldMachine: undefined,
  }
  return Object.assign(activation, { mailbox: new Mailbox<Activation>(activation as Activation, worker) })
}
