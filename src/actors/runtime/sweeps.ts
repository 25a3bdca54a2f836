import { ALL_PARTITIONS, type ActorStore } from '../ports/actor-store.ts'
import type { NodeRegistry } from '../ports/node-registry.ts'
import { type Clock } from '../../base/time.ts'
import { WAKE_HORIZON_MS } from './wake-timers.ts'
import type { Kernel } from '../kernel.ts'
import { elapsedMs } from '../../base/pause.ts'
import { createTimeSlice } from './time-slice.ts'
import type { ActorId } from '../types.ts'

/** How often due actors are looked for. */
export const WAKE_PERIOD_MS = 1_000
/** Into how many sweeps that look is divided where several nodes may share the work. */
export const SHARED_WAKE_SWEEPS = 4
/** A node without a heartbeat for this long, in ms, counts as gone, and its effects are adopted. */
export const LEASE_MS = 20_000
/** How often a node beats, and orphans are looked for, while a lease lasts. */
export const HEARTBEATS_PER_LEASE = 4

const PAGE = 500
const MAX_PAGES = 20
const MAX_OWNED = 10_000
/** More actors than are open at once in one installation. */
const MAX_CORRECTED = 200_000
/** A clock that stays wrong must not make every node check every actor. */
const CORRECTION_PERIOD_MS = 60_000
/** Deadlines further ahead are those of keys with a date of their own. */
const LONGEST_PERIOD_MS = 7 * 86_400_000

/** Splits the partitions into equal parts, each swept by itself. */
export function sharesOfPartitions(count: number): number[][] {
  return Array.from({ length: count }, (_, share) => ALL_PARTITIONS.filter((partition) => partition % count === share))
}

export interface Sweeps {
  /** Fires overdue timers and arms those due soon, of these partitions or of all. */
  wakeDueActors(partitions?: readonly number[]): Promise<void>
  /** Adopts pending effects of processes without a heartbeat. */
  adoptOrphans(): Promise<void>
  /** Writes this node's heartbeat, and resumes its own pending effects. */
  heartbeat(): Promise<void>
  /** Brings deadlines forward that were set while the clock was ahead. What was done too early stays done. */
  correctDeadlines(aheadMs: number): Promise<void>
  /** Ids of the nodes that live, this one among them. */
  aliveNodes(): Promise<string[]>
}

export interface SweepOptions {
  clock: Clock
  nodeId: string
  /** Whether other nodes may be alive on this store; otherwise every other writer is dead. */
  isShared: boolean
  /** Default `LEASE_MS`; the same on every node. */
  leaseMs?: number
  log?: { warn(details: object, message: string): void }
}

/** The recurring work that keeps promises across restarts, in time slices; each may run twice at once without harm. */
export function createSweeps(
  kernel: Kernel,
  store: { actors: ActorStore; nodes: NodeRegistry },
  { clock, nodeId, isShared, leaseMs = LEASE_MS, log }: SweepOptions,
): Sweeps {
  let correctedAt = -Infinity
  let cancelCorrection: (() => void) | undefined

  async function aliveNodes(): Promise<string[]> {
    if (!isShared) return [nodeId]
    return [...new Set([...(await store.nodes.listAlive(clock.now() - leaseMs, clock.now() + leaseMs)), nodeId])]
  }

  return {
    async wakeDueActors(partitions = ALL_PARTITIONS) {
      const slice = createTimeSlice(clock)
      const woken = new Set<ActorId>()
      let stuckCount = 0
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const now = clock.now()
        const limit = PAGE + stuckCount
        const due = await store.actors.listDue(now + WAKE_HORIZON_MS / 2, partitions, limit)
        const others = due.filter(({ actorId }) => !woken.has(actorId))
        // Actors that cannot be woken stay first in the list; they must not hide the rest.
        stuckCount = due.length - others.length
        for (const { actorId } of others) woken.add(actorId)
        await slice.waitFor(kernel.wake(others))
        const last = due.at(-1)
        if (slice.isOver || due.length < limit || !last || last.wakeAt > now) return
      }
    },
    async adoptOrphans() {
      kernel.passivateIdle()
      const slice = createTimeSlice(clock)
      const alive = await aliveNodes()
      for (const actorId of await store.actors.listOrphans(alive, PAGE)) {
        if (slice.isOver) return
        await slice.waitFor(kernel.adopt(actorId, alive))
      }
    },
    async heartbeat() {
      await store.nodes.heartbeat(nodeId, clock.now())
      if (isShared) kernel.resume(await store.actors.listOwned(nodeId, MAX_OWNED))
    },
    async correctDeadlines(aheadMs) {
      const waitMs = correctedAt + CORRECTION_PERIOD_MS - elapsedMs(clock)
      if (waitMs > 0) {
        cancelCorrection?.()
        cancelCorrection = clock.after(waitMs, () => void this.correctDeadlines(aheadMs).catch(() => {}))
        return
      }
      correctedAt = elapsedMs(clock)
      log?.warn(
        { aheadMs },
        'The clock was ahead and has been set right. Deadlines set meanwhile are brought nearer; what was done too early stays done.',
      )
      const now = clock.now()
      const waiting = await store.actors.listDue(
        now + Math.max(LONGEST_PERIOD_MS, 2 * aheadMs),
        ALL_PARTITIONS,
        MAX_CORRECTED,
      )
      await kernel.wake(waiting.filter(({ wakeAt }) => wakeAt > now).map(({ actorId }) => ({ actorId, wakeAt: now })))
    },
    aliveNodes,
  }
}
