import type { MachineDefinition } from '../contract/definition.ts'
import { UnknownMachine, type MachineLookup } from '../machine-lookup.ts'
import type { Entry } from '../types.ts'
import type { ActorState } from './actor-state.ts'
import { applyEntry } from './load.ts'
import { followEntry, type PendingWork } from './pending.ts'

/** Where the entries up to `seq` led. */
export interface FoldedState {
  /** 0 before the first entry. */
  seq: number
  /** Of the latest entry; null when this program does not have the machine of that time. */
  definition: MachineDefinition | null
  /** Null when the state cannot be computed without the machine of that time. */
  state: ActorState | null
  /** The pending work, which the entries show even without the machine. */
  pending: PendingWork
}

/** The state after an entry, and the entry that led there. */
export interface PastState extends FoldedState {
  entry: Entry
}

export const BEFORE_THE_FIRST_ENTRY: FoldedState = {
  seq: 0,
  definition: null,
  state: null,
  pending: { timers: [], effects: [] },
}

/**
 * Takes the events of a journal again, one at a time, without running anything. `from` is where the entries before the
 * given ones led. What an actor was before a migration from a machine that is gone stays unknown; from the migration on
 * it is known again.
 */
export async function* pastStates(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  machines: MachineLookup,
  from: FoldedState = BEFORE_THE_FIRST_ENTRY,
): AsyncGenerator<PastState> {
  let folded = from
  for await (const entry of entries) {
    const isSameMachine = folded.definition?.name === entry.machine && folded.definition.version === entry.version
    const definition = isSameMachine ? folded.definition : await findDefinition(machines, entry)
    folded = foldEntry(folded, entry, definition)
    yield { ...folded, entry }
  }
}

function foldEntry(before: FoldedState, entry: Entry, definition: MachineDefinition | null): FoldedState {
  const { seq } = entry
  const state = definition && stateAfter(before, entry, definition)
  return { seq, definition, state, pending: state ?? followEntry(before.pending, entry) }
}

function stateAfter(before: FoldedState, entry: Entry, definition: MachineDefinition): ActorState | null {
  try {
    const isBeginning = ['xstate.init', 'actor.forked', 'actor.migrated'].includes(entry.event.type)
    if (!before.state && !isBeginning) return null
    return applyEntry(definition, before.state ?? undefined, entry, before.pending)
  } catch {
    return null // the machine's code has changed since, without a new version
  }
}

/** Null when this program does not have the machine in that version. */
async function findDefinition(machines: MachineLookup, { machine, version }: Entry): Promise<MachineDefinition | null> {
  try {
    const found = await machines.find(machine, version)
    return found.version === version ? found : null
  } catch (error) {
    if (error instanceof UnknownMachine) return null
    throw error
  }
}
