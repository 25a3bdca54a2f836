import { inspect, isDeepStrictEqual } from 'node:util'
import { allMachines } from '../../src/effects/machine-registry.ts'
import { decodeEntry, findBreak } from '../../src/actors/journal/entries.ts'
import { fold } from '../../src/actors/journal/load.ts'
import type { Machines } from '../../src/actors/machines.ts'
import { readEntries } from '../../src/actors/runtime/read-entries.ts'
import { decodeRecord } from '../../src/actors/journal/records.ts'
import type { ActorId, ActorRecord, Entry } from '../../src/actors/types.ts'
import type { Store } from '../../src/ports/store.ts'

export interface JournalFindings {
  actors: number
  entries: number
  /** By call. */
  deliveries: Map<string, MadeDelivery[]>
  complaints: string[]
}

export interface MadeDelivery {
  id: string
  /** Where it rests, and what came of its last attempt. */
  state: string
}

/** What a deployment leaves behind when it has stopped. */
export interface Remains {
  store: Store
  /** All that there are. */
  actorIds: readonly ActorId[]
}

/** Folds every journal and holds the result against what is stored. */
export async function checkJournals({ store, actorIds }: Remains): Promise<JournalFindings> {
  const machines = allMachines(store.flows)
  const findings: JournalFindings = { actors: 0, entries: 0, deliveries: new Map(), complaints: [] }
  for (const actorId of actorIds) await checkActor(store, machines, actorId, findings)
  return findings
}

async function checkActor(
  store: Store,
  machines: Machines,
  actorId: ActorId,
  findings: JournalFindings,
): Promise<void> {
  const complain = (what: string) => findings.complaints.push(`${actorId} ${what}`)
  const rows = await Array.fromAsync(readEntries(store.actors, actorId))
  const stored = await store.actors.load(actorId)
  findings.actors += 1
  findings.entries += rows.length
  if (findBreak(rows)) complain('has a journal that does not hold together')
  if (!stored?.record) return void complain('has no record')
  if (stored.unprojectedEntries.length > 0) complain('has a record behind its journal')

  const entries = rows.map(decodeEntry)
  const record = decodeRecord(stored.record)
  const state = fold(await machines.find(record.machine, record.version), entries)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state.plain)), record.snapshot))
    complain('differs from the fold of its journal')
  if (!isDeepStrictEqual(state.timers, record.timers)) complain('has other timers than its journal says')
  if (!isDeepStrictEqual(state.effects, record.effects)) complain('owes other effects than its journal says')
  if (new Set(rows.map((row) => row.eventId)).size !== rows.length) complain('took an event twice')
  checkResults(entries, complain)
  for (const create of entries.flatMap((entry) => entry.creates)) {
    const callId = create.input.callId as string
    const created = (await store.actors.load(`${create.type}/${create.id}`))?.record
    if (!created) complain(`created ${create.type}/${create.id}, which is not there`)
    const made = { id: create.id, state: created ? stateOf(decodeRecord(created)) : 'missing' }
    findings.deliveries.set(callId, [...(findings.deliveries.get(callId) ?? []), made])
  }
}

function stateOf({ snapshot, wakeAt, owner, effects }: ActorRecord): string {
  const { attempts, lastStatus, lastError } = snapshot.context
  return inspect({ value: snapshot.value, attempts, lastStatus, lastError, wakeAt, owner, effects: effects.length })
}

function checkResults(entries: readonly Entry[], complain: (what: string) => void): void {
  const results = entries.flatMap(({ event }) =>
    typeof event.effectId === 'string' && event.type.startsWith('xstate.') ? [event.effectId] : [],
  )
  if (new Set(results).size !== results.length) complain('took two results of one effect')
}
