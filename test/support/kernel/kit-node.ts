import type { ActorStore, Commit } from '../../../src/actors/ports/actor-store.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import type { Sweeps } from '../../../src/actors/runtime/sweeps.ts'
import type { Clock } from '../../../src/base/time.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'
import type { Node } from './kernel-kit.ts'

/** Simulates a process: its store connection and its clock stop working when it is killed. */
export class KitNode implements Node {
  readonly nodeId: string
  readonly clock: Clock
  readonly killed: Promise<void>
  isDead = false
  #parts: { kernel: Kernel; sweeps: Sweeps } | undefined
  #die: () => void = () => {}
  readonly #planned = new Set<() => void>()

  constructor(nodeId: string, clock: VirtualClock) {
    this.nodeId = nodeId
    this.killed = new Promise((resolve) => (this.#die = resolve))
    this.clock = {
      now: () => clock.now(),
      after: (delayMs, callback) => {
        if (this.isDead) return () => {}
        const cancel = clock.after(delayMs, () => {
          this.#planned.delete(cancel)
          callback()
        })
        this.#planned.add(cancel)
        return () => {
          this.#planned.delete(cancel)
          cancel()
        }
      },
    }
  }

  start(kernel: Kernel, sweeps: Sweeps): void {
    this.#parts = { kernel, sweeps }
  }

  get kernel(): Kernel {
    if (!this.#parts) throw new Error(`${this.nodeId} has not started.`)
    return this.#parts.kernel
  }

  get sweeps(): Sweeps {
    if (!this.#parts) throw new Error(`${this.nodeId} has not started.`)
    return this.#parts.sweeps
  }

  kill(): void {
    if (this.isDead) return
    this.isDead = true
    for (const cancel of this.#planned) cancel()
    this.#planned.clear()
    this.#die()
  }
}

/** The store as one process sees it: after its death no call is made and none returns. */
export function mortalStore(
  store: ActorStore,
  node: KitNode,
  afterCommit: (commits: readonly Commit[]) => void,
): ActorStore {
  const never = new Promise<never>(() => {})

  async function alive<Result>(call: () => Promise<Result>): Promise<Result> {
    if (node.isDead) return never
    try {
      const result = await call()
      return node.isDead ? await never : result
    } catch (error) {
      if (node.isDead) return never
      throw error
    }
  }

  return {
    load: (...args) => alive(() => store.load(...args)),
    readTail: (...args) => alive(() => store.readTail(...args)),
    readTails: (...args) => alive(() => store.readTails(...args)),
    commit: (group) =>
      alive(async () => {
        const results = await store.commit(group)
        if (results.some((result) => result === 'committed' || result === 'begun')) afterCommit(group)
        return results
      }),
    adopt: (...args) => alive(() => store.adopt(...args)),
    readJournal: (...args) => alive(() => store.readJournal(...args)),
    findEvent: (...args) => alive(() => store.findEvent(...args)),
    lastSeq: (...args) => alive(() => store.lastSeq(...args)),
    listDue: (...args) => alive(() => store.listDue(...args)),
    listOrphans: (...args) => alive(() => store.listOrphans(...args)),
    listOwned: (...args) => alive(() => store.listOwned(...args)),
    list: (...args) => alive(() => store.list(...args)),
    listSummaries: (...args) => alive(() => store.listSummaries(...args)),
    findByLookup: (...args) => alive(() => store.findByLookup(...args)),
    readRows: (...args) => alive(() => store.readRows(...args)),
  }
}

/** Returns the result, or undefined if the process dies first. */
export async function orKilled<Result>(node: KitNode, work: Promise<Result>): Promise<Result | undefined> {
  const result = await Promise.race([work, node.killed.then(() => undefined)])
  return node.isDead ? undefined : result
}
