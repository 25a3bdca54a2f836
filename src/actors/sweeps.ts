import { PARTITIONS, type ActorStore, type Clock, type NodeRegistry } from './ports.ts'
import { ALARM_HORIZON_MS } from './alarms.ts'
import type { Kernel } from './kernel.ts'
import type { ActorId } from './types.ts'

/** How often due actors are looked for. */
export const WAKE_PERIOD_MS = 1_000
/** Into how many sweeps that look is divided where several nodes may share the work. */
export const SHARED_WAKE_SWEEPS = 4
/** A node that has not beaten for this long is taken for dead, and its effects are adopted. */
export const LEASE_MS = 20_000
/** How often a node beats, and orphans are looked for, while a lease lasts. */
export const BEATS_PER_LEASE = 4

const PAGE = 500
const MAX_PAGES = 20
const MAX_OWNED = 10_000
const ALL_PARTITIONS = Array.from({ length: PARTITIONS }, (_, index) => index)

/** The partitions in so many equal parts, each to be swept by itself. */
export function sharesOfPartitions(count: number): number[][] {
  return Array.from({ length: count }, (_, share) => ALL_PARTITIONS.filter((partition) => partition % count === share))
}

export interface Sweeps {
  /** Fires everything overdue and arms what is due soon, of these partitions; of all when none are named. */
  wakeDueActors(partitions?: readonly number[]): Promise<void>
  /** Takes over pending effects whose process has stopped beating. */
  adoptOrphans(): Promise<void>
  /** Says that this node lives, and sees to it that what is its own to run is in hand. */
  beat(): Promise<void>
  /** Ids of the nodes that live, this one among them. */
  livingNodes(): Promise<string[]>
}

export interface SweepSetting {
  clock: Clock
  nodeId: string
  /** Other nodes may be alive on this store; otherwise whoever wrote before is dead. */
  isShared: boolean
  /** Default `LEASE_MS`; the same on every node. */
  leaseMs?: number
}

/** The recurring work that keeps promises across restarts; each may run twice at once without harm. */
export function createSweeps(
  kernel: Kernel,
  store: { actors: ActorStore; nodes: NodeRegistry },
  { clock, nodeId, isShared, leaseMs = LEASE_MS }: SweepSetting,
): Sweeps {
  async function livingNodes(): Promise<string[]> {
    if (!isShared) return [nodeId]
    return [...new Set([...(await store.nodes.living(clock.now() - leaseMs)), nodeId])]
  }

  return {
    async wakeDueActors(partitions = ALL_PARTITIONS) {
      const woken = new Set<ActorId>()
      let stuckCount = 0
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const now = clock.now()
        const limit = PAGE + stuckCount
        const due = await store.actors.listDue(now + ALARM_HORIZON_MS / 2, partitions, limit)
        const others = due.filter(({ actorId }) => !woken.has(actorId))
        // Those that cannot be woken stay in front for ever; they must not hide the rest.
        stuckCount = due.length - others.length
        for (const { actorId } of others) woken.add(actorId)
        await kernel.wake(others)
        const last = due.at(-1)
        if (due.length < limit || !last || last.wakeAt > now) return
      }
    },
    async adoptOrphans() {
      kernel.forgetIdle()
      const living = await livingNodes()
      const orphans = await store.actors.listOrphans(living, PAGE)
      for (const actorId of orphans) await kernel.adopt(actorId, living)
    },
    async beat() {
      await store.nodes.beat(nodeId, clock.now())
      if (isShared) kernel.resume(await store.actors.listOwned(nodeId, MAX_OWNED))
    },
    livingNodes,
  }
}
