import { decodeEntry, encodeEntry } from '../../../src/actors/journal/entries.ts'
import { encodeRecord } from '../../../src/actors/journal/records.ts'
import type { StoredEntry } from '../../../src/actors/ports.ts'
import type { ActorId, Entry } from '../../../src/actors/types.ts'
import { flowHashOfCall } from '../../../src/machines/call/call.ts'
import { recordedJournal } from '../kernel/recorded-journals.ts'
import type { OpenedConsole } from './open-console.ts'

/** Stores a recorded journal as an actor of this project, its entries changed as wished; answers its address. */
export async function storeRecorded(
  { deps }: Pick<OpenedConsole, 'deps'>,
  projectId: string,
  name: string,
  change: (entry: Entry) => Entry = (entry) => entry,
): Promise<ActorId> {
  const { header, entries, record } = recordedJournal(name)
  const actorId: ActorId = `${header.actorId.slice(0, header.actorId.indexOf('/'))}/${deps.newId()}`
  const moved = <Value>(value: Value): Value => {
    const text = JSON.stringify(value)
      .replaceAll(record.index.projectId, projectId)
      .replaceAll(idIn(header.actorId), idIn(actorId))
    return JSON.parse(text) as Value
  }
  const chained: StoredEntry[] = []
  for (const row of entries) chained.push(encodeEntry(change(moved(decodeEntry(row))), chained.at(-1)?.hash ?? ''))
  const rows = chained.flatMap((row) => decodeEntry(row).records)
  if (header.flow) await deps.store.flows.put(flowHashOfCall(header.version) ?? '', header.flow)
  await deps.store.actors.commit([
    {
      entries: chained,
      record: encodeRecord({ ...moved(record), hash: chained.at(-1)?.hash ?? '' }),
      rows: rows.map(({ body, ...row }) => ({ ...row, body: JSON.stringify(body) })),
      creates: [],
    },
  ])
  return actorId
}

function idIn(actorId: string): string {
  return actorId.slice(actorId.indexOf('/') + 1)
}
