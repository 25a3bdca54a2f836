import { eventTime } from '../contract/event-time.ts'
import { decodeEntries } from '../journal/journal-row.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import type { ActorStore } from '../ports/actor-store.ts'
import type { ActorId } from '../types.ts'
import type { Task } from './mailbox.ts'
import type { CommandResult } from './runtime-types.ts'
import { createEventId } from './event-ids.ts'
import type { UnwrittenActors } from './unwritten-actors.ts'

export interface OwedActorsDeps {
  store: Pick<ActorStore, 'readJournal' | 'adopt'>
  machines: MachineLookup
  unwritten: Pick<UnwrittenActors, 'has'>
  receive: (actorId: ActorId, task: Task) => Promise<CommandResult>
}

/**
 * Returns what begins the actors that the entries at `seq` have created and that are not there, as a dead process or a
 * failed write left them.
 */
export function beginOwedActors(deps: OwedActorsDeps): (creatorId: ActorId, seq: number) => Promise<void> {
  const { store, machines, unwritten, receive } = deps
  return async (creatorId, seq) => {
    const [row] = await store.readJournal(creatorId, seq - 1, 1)
    let isAllWritten = true
    for (const entry of row ? decodeEntries(row) : []) {
      const begun = { eventId: createEventId(entry), time: eventTime(entry.event) }
      for (const create of entry.creates) {
        const actorId: ActorId = `${create.type}/${create.id}`
        const definition = await machines.find(create.machine, create.version)
        if (unwritten.has(actorId)) isAllWritten = false
        else await receive(actorId, { kind: 'start', create, definition, ...begun })
      }
    }
    if (isAllWritten) await store.adopt(creatorId, seq, null)
  }
}
