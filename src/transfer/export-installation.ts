import { randomUUID } from 'node:crypto'
import type { MachineLookup } from '../actors/machine-lookup.ts'
import type { Clock } from '../base/time.ts'
import { readRows } from '../actors/runtime/read-journal.ts'
import type { ActorId } from '../actors/types.ts'
import { Conflict, NotFound } from '../base/errors.ts'
import type { ExportKind } from '../ports/transfer.ts'
import type { Store } from '../ports/store.ts'
import type { Seal } from '../security/seal.ts'
import { BlockWriter } from './block-writer.ts'
import { repairedRecord, repairRecords } from './repair-records.ts'
import { isEmpty, rejectRunningNodes } from './check-store.ts'
import { FORMAT, FORMAT_VERSION, KINDS, PROBE_PURPOSE, PROOF_PURPOSE, type Counts, type Header } from './file-format.ts'
import { isWhole, toExportedActor } from './exported-actor.ts'

export interface ExportOptions {
  store: Store
  machines: MachineLookup
  seal: Seal
  clock: Pick<Clock, 'now'>
  /** How long a node that was killed counts as running; default `LEASE_MS`. */
  leaseMs?: number | undefined
  /** Appends to the file. */
  write: (text: string) => Promise<void>
  /** Characters after which a block ends, default 1 MiB: an interrupted import repeats at most one block. */
  blockLength?: number | undefined
}

export interface Exported {
  counts: Counts
  /** Actors with damaged journals; they are exported as they are. */
  damaged: ActorId[]
}

const PAGE = 500
const ACTOR_PAGE = 50

/**
 * Writes everything that a store holds to a file. Without its last two lines the file is worthless, and an import says
 * so.
 *
 * @throws Conflict when a service is running on the store, NotFound when there is nothing in it
 */
export async function exportInstallation(options: ExportOptions): Promise<Exported> {
  const { store, machines, seal, clock, leaseMs, write, blockLength } = options
  await rejectRunningNodes(store, clock.now(), leaseMs)
  if ((await store.transfer.findImport())?.isComplete === false) {
    throw new Conflict('This store holds half an import. Finish that first: npm run import -- <file>')
  }
  if (await isEmpty(store)) throw new NotFound('There is nothing in this store to export.')
  await repairRecords(store, machines)

  const id = randomUUID()
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    id,
    createdAt: clock.now(),
    probe: seal.seal(id, PROBE_PURPOSE),
  }
  const counts = emptyCounts()
  const lines = new BlockWriter(write, blockLength)
  await lines.add(header)
  await lines.endBlock()
  for (const kind of KINDS) counts[kind] = await exportKind(store, kind, lines)
  const damaged = await exportActors(store, machines, lines, counts)
  await rejectRunningNodes(store, clock.now(), leaseMs)
  await lines.endBlock()
  await lines.endBlock()
  await lines.add({ end: { counts, proof: seal.seal(lines.digest(), PROOF_PURPOSE) } })
  await lines.endBlock()
  return { counts, damaged }
}

async function exportKind({ transfer }: Store, kind: ExportKind, lines: BlockWriter): Promise<number> {
  let count = 0
  for (let after: string | null = null; ;) {
    const page: { key: string; item: object }[] = await transfer.scan(kind, after, PAGE)
    for (const { item } of page) await lines.add({ kind, item })
    count += page.length
    after = page.at(-1)?.key ?? null
    if (after === null) return count
  }
}

async function exportActors(
  store: Store,
  machines: MachineLookup,
  lines: BlockWriter,
  counts: Counts,
): Promise<ActorId[]> {
  const { transfer, actors } = store
  const damaged: ActorId[] = []
  for (let after: ActorId | null = null; ;) {
    const page = await transfer.scanActors(after, ACTOR_PAGE)
    const journals = await Promise.all(page.map(({ actorId }) => Array.fromAsync(readRows(actors, actorId))))
    for (const [index, stored] of page.entries()) {
      const journal = journals[index] ?? []
      const record = await repairedRecord(actors, machines, stored, journal)
      if (!isWhole(record, journal)) damaged.push(record.actorId)
      await lines.add({ kind: 'actor', item: toExportedActor(record, journal) })
    }
    counts.actor += page.length
    after = page.at(-1)?.actorId ?? null
    if (after === null) return damaged
  }
}

function emptyCounts(): Counts {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<ExportKind, number>
  return { ...counts, actor: 0 }
}
