import { setImmediate as nextRound } from 'node:timers/promises'
import { findBreak, GENESIS_HASH } from '../journal/journal-row.ts'
import type { ActorStore, StoredRecord } from '../ports/actor-store.ts'
import type { ChainCheckProgress } from '../ports/chain-check-progress.ts'
import type { Clock, EpochMs } from '../../base/time.ts'
import { decodeRecord } from '../journal/records.ts'
import type { ActorId, ActorRecord } from '../types.ts'

/** How often a slice is verified, and its size: whichever limit is reached first ends it. */
export const CHAIN_CHECK_PERIOD_MS = 10_000
const MAX_ENTRIES = 1_000
const MAX_CHARACTERS = 4 * 1024 * 1024
const MAX_ACTORS = 200
/** Rows of a journal, and records, that are read at once. */
const PAGE = 50
/** From the end of one round over all journals to the beginning of the next. */
const REST_MS = 60 * 60_000

/**
 * Verifies the hash chains of all journals, a slice at a time: loading an actor reads only the rows after its record. A
 * break is reported; the actor continues.
 */
export interface ChainCheck {
  /** Verifies the next slice. Nodes that share a store share its progress too. */
  run(): Promise<void>
  /** Entries verified by this process. */
  readonly verifiedEntries: number
  /** Actors whose journals this process found broken. */
  readonly brokenActors: ReadonlySet<ActorId>
}

export interface ChainCheckDeps {
  actors: Pick<ActorStore, 'load' | 'readJournal'>
  /** Records in order of `actorId`, from the first after `after`. */
  scanActors: (after: ActorId | null, limit: number) => Promise<StoredRecord[]>
  progress: ChainCheckProgress
  clock: Pick<Clock, 'now'>
  log: { error(details: object, message: string): void }
}

/** As it is stored: the last actor that was looked at, and how far. */
interface Position {
  actorId: ActorId | null
  /** Last verified entry of that actor and its hash; without them the actor is done with. */
  seq?: number
  hash?: string
  /** Set between two rounds. */
  restsUntil?: EpochMs
}

/** The rest of a slice's limits. */
interface Budget {
  entries: number
  characters: number
}

export function createChainCheck({ actors, scanActors, progress, clock, log }: ChainCheckDeps): ChainCheck {
  const brokenActors = new Set<ActorId>()
  let verifiedEntries = 0

  /**
   * Verifies one actor from the position on. Null once it is done with, and where to go on when the slice is used up.
   */
  async function verify(record: ActorRecord, from: Position, budget: Budget): Promise<Position | null> {
    const { actorId } = record
    let { seq = 0, hash = GENESIS_HASH } = from
    for (;;) {
      const page = await actors.readJournal(actorId, seq, PAGE)
      const broken =
        findBreak(page, hash, seq) ?? page.find((row) => row.seq === record.seq && row.hash !== record.hash)
      const count = page.reduce((sum, row) => sum + row.seq - row.firstSeq + 1, 0)
      verifiedEntries += count
      budget.entries -= count
      for (const { body } of page) budget.characters -= body.length
      const last = page.at(-1)
      if (broken) return report(actorId, broken.firstSeq)
      if (!last || page.length < PAGE) {
        const end = last?.seq ?? seq
        if (end < record.seq) return report(actorId, end + 1)
        brokenActors.delete(actorId)
        return null
      }
      ;({ seq, hash } = last)
      if (budget.entries <= 0 || budget.characters <= 0) return { actorId, seq, hash }
      await nextRound()
    }
  }

  function report(actorId: ActorId, seq: number): null {
    brokenActors.add(actorId)
    log.error({ actorId, seq }, 'the hash chain of a journal is broken: an entry is missing or was changed')
    return null
  }

  async function continueFrom({ actorId, ...from }: Position, budget: Budget): Promise<Position> {
    const unfinished = actorId !== null && from.seq !== undefined ? (await actors.load(actorId))?.record : null
    if (unfinished) {
      const position = await verify(decodeRecord(unfinished), { actorId, ...from }, budget)
      if (position) return position
    }
    let last = actorId
    for (let count = 0; count < MAX_ACTORS;) {
      const records = await scanActors(last, PAGE)
      if (records.length === 0) return { actorId: null, restsUntil: clock.now() + REST_MS }
      for (const row of records) {
        const position = await verify(decodeRecord(row), { actorId: null }, budget)
        if (position) return position
        last = row.actorId
        count += 1
        if (budget.entries <= 0 || budget.characters <= 0) return { actorId: last }
      }
      await nextRound()
    }
    return { actorId: last }
  }

  return {
    async run() {
      const stored = await progress.find()
      const position: Position = stored === null ? { actorId: null } : (JSON.parse(stored) as Position)
      // A pause that ends further ahead than a pause is long was planned by a wrong clock.
      const restMs = (position.restsUntil ?? 0) - clock.now()
      if (restMs > 0 && restMs <= REST_MS) return
      const budget = { entries: MAX_ENTRIES, characters: MAX_CHARACTERS }
      await progress.save(JSON.stringify(await continueFrom(position, budget)))
    },
    get verifiedEntries() {
      return verifiedEntries
    },
    brokenActors,
  }
}
