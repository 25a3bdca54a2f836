import type { MachineDefinition } from '../machines/definition.ts'
import { Mailbox, type Task } from './mailbox.ts'
import type { Clock } from './ports.ts'
import type { Answer } from './runtime-types.ts'
import type { ActorState } from './actor-state.ts'
import type { ActorId } from './types.ts'

/** An actor that is in memory. */
export interface Resident {
  readonly actorId: ActorId
  readonly mailbox: Mailbox<Resident>
  definition: MachineDefinition | undefined
  /** As last committed; undefined until loaded, and again when another writer may have moved on. */
  state: ActorState | undefined
  migratedFrom: string | null
  lastUsedAt: number
}

export interface Residents {
  /** The resident, made empty if it was not there. Counts as use. */
  open(actorId: ActorId): Resident
  peek(actorId: ActorId): Resident | undefined
  /** Lets go of those that are idle and finished, unused for long, or beyond the number that is kept. */
  forgetIdle(isNeeded: (resident: Resident) => boolean): void
  /** Those for whom somebody waits. */
  awaited(): ActorId[]
  /** Gives up on everyone who waits for an answer, and resolves once nothing is in hand. */
  close(error: Error): Promise<void>
  readonly size: number
}

const KEEP_WARM_MS = 10 * 60_000
const MAX_RESIDENTS = 50_000
const MOVE_UP_AFTER_MS = 1_000

type Handle = (resident: Resident, task: Task) => Promise<Answer>

export function createResidents(clock: Clock, handle: Handle): Residents {
  /** In order of use to the second, the one not used for longest first. */
  const residents = new Map<ActorId, Resident>()

  return {
    open(actorId) {
      const now = clock.now()
      const known = residents.get(actorId)
      if (known && Math.abs(now - known.lastUsedAt) < MOVE_UP_AFTER_MS) return known
      if (known) residents.delete(actorId)
      const resident = known ?? newResident(actorId, handle)
      resident.lastUsedAt = now
      residents.set(actorId, resident)
      return resident
    },
    peek: (actorId) => residents.get(actorId),
    forgetIdle(isNeeded) {
      const staleBefore = clock.now() - KEEP_WARM_MS
      for (const resident of residents.values()) {
        const isFinished = resident.state === undefined || resident.state.plain.status !== 'active'
        const isSurplus = residents.size > MAX_RESIDENTS || resident.lastUsedAt < staleBefore || isFinished
        if (isSurplus && resident.mailbox.isIdle && !isNeeded(resident)) residents.delete(resident.actorId)
      }
    },
    awaited: () => [...residents.values()].filter(({ mailbox }) => mailbox.isAwaited).map(({ actorId }) => actorId),
    async close(error) {
      const mailboxes = [...residents.values()].map(({ mailbox }) => mailbox)
      for (const mailbox of mailboxes) mailbox.close(error)
      await Promise.all(mailboxes.map((mailbox) => mailbox.rest()))
    },
    get size() {
      return residents.size
    },
  }
}

function newResident(actorId: ActorId, handle: Handle): Resident {
  const resident = { actorId, definition: undefined, state: undefined, migratedFrom: null, lastUsedAt: 0 }
  return Object.assign(resident, { mailbox: new Mailbox<Resident>(resident as Resident, handle) })
}
