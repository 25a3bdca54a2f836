import { LRUCache } from 'lru-cache'
import { actorMessage, eventMessage, inspectedSnapshot, snapshotMessage, type InspectedSnapshot } from './messages.ts'
import { applyEntry } from '../journal/load.ts'
import type { Committed, Kernel } from '../kernel.ts'
import type { ActorState } from '../journal/actor-state.ts'
import type { ActorId, Entry } from '../types.ts'

/** Publishes commits to inspection viewers. Without viewers it observes nothing. */
export interface Inspection {
  /** Calls back at every commit, at once and in order; the callback must neither wait nor throw. */
  watch(watcher: (publication: Publication) => void): () => void
}

/**
 * Number of actors whose latest state is cached while there are viewers, to show the steps inside their next commit.
 */
const REMEMBERED_ACTORS = 1_000

export function createInspection(kernel: Pick<Kernel, 'observe'>): Inspection {
  const watchers = new Set<(publication: Publication) => void>()
  const latest = new LRUCache<ActorId, ActorState>({ max: REMEMBERED_ACTORS })
  let stopObserving: (() => void) | undefined

  function publish(committed: Committed): void {
    const { actorId, state } = committed
    const publication = new Publication(committed, latest.get(actorId))
    latest.set(actorId, state)
    for (const watcher of watchers) watcher(publication)
  }

  return {
    watch(watcher) {
      watchers.add(watcher)
      stopObserving ??= kernel.observe(publish)
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        stopObserving?.()
        stopObserving = undefined
        latest.clear()
      }
    },
  }
}

/** One commit of one actor in Stately's protocol, rendered on demand and once for each kind of viewer. */
export class Publication {
  readonly #committed: Committed
  readonly #before: ActorState | undefined
  readonly #texts = new Map<boolean, { introduction: string; steps: string[] }>()

  /** `before` is the actor's state at the commit's beginning, where it is known. */
  constructor(committed: Committed, before: ActorState | undefined) {
    const [first] = committed.entries
    this.#committed = committed
    this.#before = before && first && before.seq === first.seq - 1 ? before : undefined
  }

  get actorId(): ActorId {
    return this.#committed.actorId
  }

  get projectId(): string {
    const { definition, state } = this.#committed
    return definition.index(state.plain).projectId
  }

  /** Number of the last entry. */
  get seq(): number {
    return this.#committed.state.seq
  }

  /** The actor has ended. */
  get isLast(): boolean {
    return this.#committed.state.plain.status !== 'active'
  }

  /** The message that comes before the first one about this actor. */
  introduction(unmasked: boolean): string {
    return this.#written(unmasked).introduction
  }

  /** An event and a snapshot for each entry. */
  steps(unmasked: boolean): string[] {
    return this.#written(unmasked).steps
  }

  #written(unmasked: boolean): { introduction: string; steps: string[] } {
    let texts = this.#texts.get(unmasked)
    if (!texts) {
      texts = this.#write(unmasked)
      this.#texts.set(unmasked, texts)
    }
    return texts
  }

  #write(unmasked: boolean): { introduction: string; steps: string[] } {
    const { actorId, definition, entries } = this.#committed
    const steps: string[] = []
    const [first] = entries
    let state = this.#before
    const beginning = state && snapshotOf(state, unmasked)
    for (const entry of entries) {
      state = this.#after(state, entry)
      const entryRef = { actorId, seq: entry.seq, at: entry.event.at }
      const snapshot = state ? snapshotOf(state, unmasked) : { status: entry.status, value: entry.value }
      steps.push(JSON.stringify(eventMessage(entryRef, entry.event, unmasked)))
      steps.push(JSON.stringify(snapshotMessage(entryRef, entry.event, snapshot, unmasked)))
    }
    const entryRef = { actorId, seq: (first?.seq ?? 1) - 1, at: first?.event.at ?? 0 }
    const message = actorMessage(entryRef, definition, beginning ?? { status: 'active' }, first && parentOf(first))
    return { introduction: JSON.stringify(message), steps }
  }

  /** Taken again from the state before, because a commit carries only its last state. */
  #after(state: ActorState | undefined, entry: Entry): ActorState | undefined {
    const { definition, state: last } = this.#committed
    if (entry.seq === last.seq) return last
    return state || entry.seq === 1 ? applyEntry(definition, state, entry) : undefined
  }
}

function snapshotOf({ live, plain, effects }: ActorState, unmasked: boolean): InspectedSnapshot {
  return inspectedSnapshot(plain, effects, [...live.tags], unmasked)
}

/** An actor that another one created was started by an event that names it. */
function parentOf({ seq, eventId }: Entry): string | undefined {
  return seq === 1 ? /^create:([^#]+)#/.exec(eventId)?.[1] : undefined
}
