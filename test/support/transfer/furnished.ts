import type { JournalRow, StoredRecord } from '../../../src/actors/ports/actor-store.ts'
import { encodeRow, GENESIS_HASH } from '../../../src/actors/journal/journal-row.ts'
import { partitionOf } from '../../../src/actors/journal/records.ts'
import type { ActorId, Entry, Row } from '../../../src/actors/types.ts'
import { commitsOf } from '../../../src/transfer/exported-actor.ts'
import type { Store } from '../../../src/ports/store.ts'

/** Some items of every kind, with one actor whose journal takes several commits. */
export async function furnish(store: Store): Promise<void> {
  const user = { id: 'u1', email: 'ann@example.com', passwordHash: 'x', createdAt: 1 }
  await store.users.insert(user)
  const choices = { defaultModel: '', defaultSpeech: '', defaultTelephony: '' }
  for (const id of ['p1', 'p2', 'p3']) await store.projects.insert({ id, name: id, ...choices, createdAt: 1 }, 'u1')
  await store.flows.put('hash', { start: 'a', text: '\u2028 नमस्ते' })
  await store.slots.claim('p1', 'key', 3, 'k1')
  await store.keyUsage.add([{ keyId: 'k1', count: 7, lastUsedAt: 5 }])
  await store.optOuts.add({ projectId: 'p1', number: '+12025550108', callId: 'c1', at: 6 })
  for (const id of ['d1', 'd2', 'd3']) await store.payloads.putIfAbsent(id, `{"id":"${id}\u2028"}`)
  const lengths = [1, 3, 1_100, 2]
  for (const [index, length] of lengths.entries()) {
    const { record, journal } = actorOf(`conversation/00000000-0000-7000-8000-00000000000${index}`, length)
    const results = await store.actors.commit(commitsOf(record, journal))
    if (results.some((result) => result !== 'committed')) throw new Error(`${record.actorId} was ${results.join()}.`)
  }
}

const ENTRIES_A_ROW = 10

export function actorOf(actorId: ActorId, length: number): { record: StoredRecord; journal: JournalRow[] } {
  const journal: JournalRow[] = []
  for (let seq = 0; seq < length;) {
    const entries: Entry[] = []
    while (seq < length && entries.length < ENTRIES_A_ROW) {
      seq += 1
      entries.push({
        ...{ actorId, seq, eventId: `e${seq}`, event: { type: 'went', at: seq }, value: 'on', status: 'active' },
        ...{ startEffects: [], stopEffects: [], timersSet: [], timersCancelled: [], creates: [], hash: '' },
        ...{ records: [rowOf(actorId, seq)], machine: 'walker', version: '1', writer: 'node' },
      })
    }
    journal.push(encodeRow(entries, `e${seq}`, journal.at(-1)?.hash ?? GENESIS_HASH))
  }
  const body = JSON.stringify({ hash: journal.at(-1)?.hash, machine: 'walker', version: '1' })
  const index = { projectId: 'p1', list: 'calls', listedAt: length, agentId: null, lookup: null }
  const place = { partition: partitionOf(actorId), wakeAt: 9, owner: 'node', ...index }
  const record = { actorId, seq: length, ...place, summary: null, body }
  return { record, journal }
}

function rowOf(actorId: ActorId, seq: number): Row {
  return {
    kind: 'turn',
    owner: actorId.slice(actorId.indexOf('/') + 1),
    position: seq - 1,
    body: { text: `line ${seq}` },
  }
}
