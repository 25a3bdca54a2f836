import { decodeEntries, encodeRow, GENESIS_HASH } from '../../../src/actors/journal/journal-row.ts'
import { encodeRecord } from '../../../src/actors/journal/records.ts'
import type { JournalRow } from '../../../src/actors/ports/actor-store.ts'
import type { ActorId, Entry } from '../../../src/actors/types.ts'
import { flowHashOfCall } from '../../../src/machines/call/call.ts'
import { commitsOf } from '../../../src/transfer/exported-actor.ts'
import { recordedJournal } from '../kernel/recorded-journals.ts'
import type { OpenedConsole } from './open-console.ts'

/** Stores a recorded journal as an actor of this project, with its entries changed by the test; returns its id. */
export async function storeRecorded(
  { deps }: Pick<OpenedConsole, 'deps'>,
  projectId: string,
  name: string,
  change: (entry: Entry) => Entry = (entry) => entry,
): Promise<ActorId> {
  const { header, rows, record } = recordedJournal(name)
  const actorId: ActorId = `${header.actorId.slice(0, header.actorId.indexOf('/'))}/${deps.newId()}`
  const moved = <Value>(value: Value): Value => {
    const text = JSON.stringify(value)
      .replaceAll(record.index.projectId, projectId)
      .replaceAll(idIn(header.actorId), idIn(actorId))
    return JSON.parse(text) as Value
  }
  const chained: JournalRow[] = []
  for (const row of rows) {
    const entries = decodeEntries(row).map((entry) => change(moved(entry)))
    chained.push(encodeRow(entries, row.eventId, chained.at(-1)?.hash ?? GENESIS_HASH))
  }
  if (header.flow) await deps.store.flows.put(flowHashOfCall(header.version) ?? '', header.flow)
  const stored = encodeRecord({ ...moved(record), hash: chained.at(-1)?.hash ?? '' })
  await deps.store.actors.commit(commitsOf(stored, chained))
  return actorId
}

function idIn(actorId: string): string {
  return actorId.slice(actorId.indexOf('/') + 1)
}
