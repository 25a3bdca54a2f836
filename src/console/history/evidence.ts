import { decodeEntries } from '../../actors/journal/journal-row.ts'
import type { ActorId, ActorRecord, ForkedState } from '../../actors/types.ts'
import { yieldRegularly } from '../../base/yield-regularly.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { Schema } from '../operation.ts'
import { dialogueOf, EvidenceTrail, type ValueSource } from './evidence-trail.ts'
import { frozenFlow } from './frozen-flow.ts'

/** Forks of forks that are looked through. */
const MAX_GENERATIONS = 20

type FieldEvidence = Schema<'FieldEvidence'>

/** Where each value that a call or conversation has collected came from, in the order of the flow. */
export async function findEvidence(deps: ConsoleDeps, record: ActorRecord): Promise<FieldEvidence[]> {
  const { fields } = dialogueOf(record.snapshot)
  const names = Object.keys(fields)
  if (names.length === 0) return []
  const { sources } = await trailOf(deps, record.index.projectId, record)
  const flow = await frozenFlow(deps, record.version)
  const order = flow?.fields.map(({ name }) => name) ?? []
  const giveWay = yieldRegularly()
  const evidence: FieldEvidence[] = []
  for (const field of names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
    const known = sources.get(field) ?? []
    const source = known.at(-1)
    const value = fields[field]
    if (value === undefined) continue
    evidence.push(
      source?.value === value ? evidenceOf(deps, field, source, known.slice(0, -1)) : unknownSource(field, value),
    )
    await giveWay()
  }
  return evidence
}

/** `generation` counts how often it was forked: values from before belong to the conversation that it began from. */
async function trailOf(
  deps: ConsoleDeps,
  projectId: string,
  { actorId, seq }: { actorId: ActorId; seq: number },
  generation = 0,
): Promise<EvidenceTrail> {
  const { history, store } = deps
  const trail = new EvidenceTrail()
  const [first] = await store.actors.readJournal(actorId, 0, 1)
  const event = first && decodeEntries(first)[0]?.event
  if (event?.type === 'actor.forked' && generation < MAX_GENERATIONS) {
    const { from, snapshot } = event as unknown as ForkedState
    trail.inherit(await trailOf(deps, projectId, from, generation + 1), dialogueOf(snapshot).fields, 1)
  }
  await history.forEach(projectId, actorId, seq, (past, before) => {
    trail.add(past, before)
    return true
  })
  return trail
}

function evidenceOf(
  { findSaidWords }: ConsoleDeps,
  field: string,
  { value, turn, seq, said, askedAt, attempt, by, request }: ValueSource,
  replaced: readonly ValueSource[],
): FieldEvidence {
  const isAll = by === 'keys' && said !== ''
  const span = isAll
    ? { start: 0, end: said.length }
    : request && findSaidWords({ ...request, text: said }, field, value)
  return {
    ...{ field, value, turn, seq, said, span, askedAt, attempt, by },
    replaced: replaced.map((source) => ({ value: source.value, turn: source.turn })),
  }
}

/** The journal cannot say: its beginning was written by a machine version that no longer exists. */
function unknownSource(field: string, value: FieldEvidence['value']): FieldEvidence {
  return { field, value, turn: null, seq: 1, said: '', span: null, askedAt: '', attempt: 0, by: '', replaced: [] }
}
