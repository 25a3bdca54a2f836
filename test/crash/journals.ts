import { inspect, isDeepStrictEqual } from 'node:util'
import { createMachineRegistry } from '../../src/effects/machine-registry.ts'
import { findBreak, decodeEntries } from '../../src/actors/journal/journal-row.ts'
import { fold, restoreActor } from '../../src/actors/journal/load.ts'
import { recordOf } from '../../src/actors/journal/actor-state.ts'
import type { MachineLookup } from '../../src/actors/machine-lookup.ts'
import { readRows } from '../../src/actors/runtime/read-journal.ts'
import { decodeRecord } from '../../src/actors/journal/records.ts'
import type { ActorId, ActorRecord, Entry } from '../../src/actors/types.ts'
import type { Store } from '../../src/ports/store.ts'
import { isMisleading } from '../support/kernel/verify-journals.ts'

export interface JournalFindings {
  actors: number
  entries: number
  /** By call. */
  deliveries: Map<string, MadeDelivery[]>
  problems: string[]
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
  const machines = createMachineRegistry(store.flows)
  const findings: JournalFindings = { actors: 0, entries: 0, deliveries: new Map(), problems: [] }
  for (const actorId of actorIds) await checkActor(store, machines, actorId, findings)
  return findings
}

async function checkActor(
  store: Store,
  machines: MachineLookup,
  actorId: ActorId,
  findings: JournalFindings,
): Promise<void> {
  const addProblem = (what: string) => findings.problems.push(`${actorId} ${what}`)
  const rows = await Array.fromAsync(readRows(store.actors, actorId))
  const stored = await store.actors.load(actorId)
  findings.actors += 1
  const entries = rows.flatMap(decodeEntries)
  findings.entries += entries.length
  if (findBreak(rows)) addProblem('has a journal that does not hold together')
  if (!stored?.record) return void addProblem('has no record')

  const loaded = await restoreActor(store.actors, machines, actorId, stored)
  if (!loaded) return void addProblem('cannot be loaded')
  const { definition } = loaded
  const record = recordOf(definition, loaded.state, actorId, stored.record.owner ?? '')
  if (isMisleading(definition, stored.record, record, stored.tail.length)) addProblem('has a record that misleads')
  const state = fold(definition, entries)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state.plain)), record.snapshot))
    addProblem('differs from the fold of its journal')
  if (!isDeepStrictEqual(state.timers, record.timers)) addProblem('has other timers than its journal says')
  if (!isDeepStrictEqual(state.effects, record.effects)) addProblem('owes other effects than its journal says')
  if (new Set(entries.map((entry) => entry.eventId)).size !== entries.length) addProblem('took an event twice')
  checkResults(entries, addProblem)
  for (const create of entries.flatMap((entry) => entry.creates)) {
    const callId = create.input.callId as string
    const created = (await store.actors.load(`${create.type}/${create.id}`))?.record
    if (!created) addProblem(`created ${create.type}/${create.id}, which is not there`)
    const made = { id: create.id, state: created ? stateOf(decodeRecord(created)) : 'missing' }
    findings.deliveries.set(callId, [...(findings.deliveries.get(callId) ?? []), made])
  }
}

function stateOf({ snapshot, wakeAt, owner, effects }: ActorRecord): string {
  const { attempts, lastStatus, lastError } = snapshot.context
  return inspect({ value: snapshot.value, attempts, lastStatus, lastError, wakeAt, owner, effects: effects.length })
}

function checkResults(entries: readonly Entry[], addProblem: (what: string) => void): void {
  const results = entries.flatMap(({ event }) =>
    typeof event.effectId === 'string' && event.type.startsWith('xstate.') ? [event.effectId] : [],
  )
  if (new Set(results).size !== results.length) addProblem('took two results of one effect')
}
