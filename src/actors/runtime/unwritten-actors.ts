import type { Clock, EpochMs } from '../../base/time.ts'
import type { ActorStore, CommitResult } from '../ports/actor-store.ts'
import type { ActorId } from '../types.ts'
import type { Activation } from './activations.ts'
import type { Committer } from './committer.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/**
 * Actors that have begun and are not written yet (`MachineDefinition.mayBeginUnwritten`). Each is written with its next
 * turn, or by itself when that does not come soon. Until then the last row of its creator's journal stands for it, and
 * the creator's record names this node as its owner: should this process die, whoever adopts the creator begins it
 * again, under the same id and at the same time.
 */
export interface UnwrittenActors {
  add(activation: Activation, beginning: UnitOfWork, creator: UnitOfWork): void
  has(actorId: ActorId): boolean
  /** Its beginning is in the journal. */
  written(activation: Activation): void
  /** Writes all that have begun until now, so that lists and look-ups of the store find them. */
  writeAll(): Promise<void>
  /** The same once mailboxes take nothing more, and frees their creators. */
  close(): Promise<void>
}

export interface UnwrittenActorsDeps {
  store: Pick<ActorStore, 'adopt'>
  committer: Pick<Committer, 'commit'>
  clock: Clock
}

/**
 * How long an actor waits for its first result before it is written without. Longer than thousands take that begin
 * together: writing each of them twice would make them slower still.
 */
const WRITE_AFTER_MS = 5_000
const CHECK_EVERY_MS = 1_000
/** So many creators are freed together; fewer wait for the next check. */
const FREED_TOGETHER = 64

interface Creator {
  actorId: ActorId
  seq: number
  /** How many of those that it has created are not written. */
  left: number
}

interface Unwritten {
  activation: Activation
  creator: Creator
  since: EpochMs
}

export function createUnwrittenActors({ store, committer, clock }: UnwrittenActorsDeps): UnwrittenActors {
  const unwritten = new Map<ActorId, Unwritten>()
  const creators = new Map<ActorId, Creator>()
  /** Creators of which all are written, and whose records do not say so yet. */
  let done: Creator[] = []
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    clock.after(CHECK_EVERY_MS, () => void writeLate())
  }

  async function writeLate(): Promise<void> {
    const before = clock.now() - WRITE_AFTER_MS
    // A clock that was set back makes nobody wait longer.
    const late = [...unwritten.values()].filter(({ since }) => since <= before || since > clock.now())
    await writeEach(late.map(({ activation }) => activation))
    await freeCreators()
    isScheduled = false
    if (unwritten.size > 0 || done.length > 0) schedule()
  }

  async function writeEach(activations: readonly Activation[]): Promise<void> {
    await Promise.allSettled(
      activations.map((activation) =>
        activation.mailbox.run(async () => {
          if (activation.unwritten) await write(activation, activation.unwritten)
        }),
      ),
    )
  }

  /** Rejects while the store is away: it is tried again, and if it was written the row itself tells. */
  async function write(activation: Activation, beginning: UnitOfWork): Promise<void> {
    const result: CommitResult = await committer.commit(beginning.toCommit())
    if (result === 'lost') activation.state = undefined
    else activation.mark = beginning.mark
    written(activation)
  }

  function written(activation: Activation): void {
    activation.unwritten = undefined
    const known = unwritten.get(activation.actorId)
    if (!known) return
    unwritten.delete(activation.actorId)
    const { creator } = known
    creator.left -= 1
    if (creator.left > 0) return
    creators.delete(creator.actorId)
    done.push(creator)
    if (done.length >= FREED_TOGETHER) void freeCreators()
    else schedule()
  }

  /** What is not written here is found out when this process is gone: nothing is owed then. */
  async function freeCreators(): Promise<void> {
    const free = done
    done = []
    await Promise.allSettled(free.map(({ actorId, seq }) => store.adopt(actorId, seq, null)))
  }

  return {
    add(activation, beginning, { actorId, state: { seq } }) {
      let creator = creators.get(actorId)
      if (!creator) creators.set(actorId, (creator = { actorId, seq, left: 0 }))
      creator.left += 1
      activation.unwritten = beginning
      unwritten.set(activation.actorId, { activation, creator, since: clock.now() })
      schedule()
    },
    has: (actorId) => unwritten.has(actorId),
    written,
    async writeAll() {
      if (unwritten.size > 0) await writeEach([...unwritten.values()].map(({ activation }) => activation))
    },
    async close() {
      const all = [...unwritten.values()].map(({ activation }) => activation)
      await Promise.allSettled(
        all.map(async (activation) => {
          if (activation.unwritten) await write(activation, activation.unwritten)
        }),
      )
      await freeCreators()
    },
  }
}
