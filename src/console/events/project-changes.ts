import type { Committed } from '../../actors/kernel.ts'
import { idOf, typeOf } from '../../actors/journal/records.ts'
import type { Clock } from '../../base/time.ts'
import type { ChangedThing } from '../../ports/change-feed.ts'
import { exchangeChanges, type ChangeExchangeOptions } from './exchange-changes.ts'

/** Notifies a project's viewers which of its things have changed, on any node. */
export interface ProjectChanges {
  /** Something was changed by a plain write. */
  notify(thing: ChangedThing): void
  /** Sees every commit of this node. */
  observe(committed: Committed): void
  /** Calls back at every change in the project, at once; the callback must neither wait nor throw. */
  watch(projectId: string, onChange: (thing: ChangedThing) => void): () => void
  /** Begins to exchange changes with other nodes, where there may be any. */
  start(): void
  stop(): Promise<void>
}

export interface ProjectChangesOptions {
  clock: Clock
  /** Where other nodes share the store, and a log for what goes wrong with them. */
  others?: Pick<ChangeExchangeOptions, 'feed' | 'log'>
}

/** Actors that lists show, by type. */
const KINDS: Readonly<Partial<Record<string, ChangedThing['kind']>>> = {
  call: 'call',
  conversation: 'call',
  'webhook-delivery': 'delivery',
  'api-key': 'key',
}

export function createProjectChanges({ clock, others }: ProjectChangesOptions): ProjectChanges {
  const watchers = new Map<string, Set<(thing: ChangedThing) => void>>()
  const exchange =
    others &&
    exchangeChanges({ clock, ...others, watched: () => [...watchers.keys()], onChange: (thing) => announce(thing) })

  function announce(thing: ChangedThing): void {
    for (const onChange of watchers.get(thing.projectId) ?? []) onChange(thing)
  }

  function notify(thing: ChangedThing): void {
    announce(thing)
    exchange?.publish(thing)
  }

  return {
    notify,
    observe({ actorId, definition, state }) {
      const kind = KINDS[typeOf(actorId)]
      if (kind === undefined || (watchers.size === 0 && !exchange)) return
      notify({ projectId: definition.index(state.plain).projectId, kind, id: idOf(actorId) })
    },
    watch(projectId, onChange) {
      const others = watchers.get(projectId) ?? new Set()
      watchers.set(projectId, others.add(onChange))
      if (others.size === 1) exchange?.watchedHasChanged()
      return () => {
        others.delete(onChange)
        if (others.size > 0 || watchers.get(projectId) !== others) return
        watchers.delete(projectId)
        exchange?.watchedHasChanged()
      }
    },
    start: () => exchange?.start(),
    stop: () => exchange?.stop() ?? Promise.resolve(),
  }
}
