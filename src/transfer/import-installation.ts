import type { CommitResult } from '../actors/ports/actor-store.ts'
import type { Clock } from '../base/time.ts'
import { readRows } from '../actors/runtime/read-journal.ts'
import { Conflict } from '../base/errors.ts'
import type { ExportKind } from '../ports/transfer.ts'
import type { Store } from '../ports/store.ts'
import { isEmpty, rejectRunningNodes } from './check-store.ts'
import type { Counts, Header, ExportedActor, ItemLine } from './file-format.ts'
import { commitsOf, journalOf } from './exported-actor.ts'
import { readBlocks } from './read-blocks.ts'
import type { WholeFile } from './whole-file.ts'

export interface ImportOptions {
  file: WholeFile
  store: Store
  clock: Pick<Clock, 'now'>
  /** How long a node that was killed counts as running; default `LEASE_MS`. */
  leaseMs?: number | undefined
  /** Called after each block with the number of lines of the file that are stored. */
  onProgress?: (lines: number) => void
}

export interface Imported {
  counts: Counts
  /** `resumed`: a part was imported before. `unchanged`: all of it was. */
  outcome: 'imported' | 'resumed' | 'unchanged'
}

/**
 * Fills an empty store with a file. May be run again after an interruption and goes on where it was; until it has come
 * to the end the service refuses to start on the store.
 *
 * @throws Conflict when a service is running on the store, or it holds anything else
 */
export async function importInstallation(options: ImportOptions): Promise<Imported> {
  const { file, store, clock, leaseMs, onProgress } = options
  const { path, header, counts } = file
  await rejectRunningNodes(store, clock.now(), leaseMs)
  const mark = await store.transfer.findImport()
  if (mark?.fileId === header.id && mark.isComplete) return { counts, outcome: 'unchanged' }
  await rejectOtherContent(store, header)
  const linesBefore = mark?.lines ?? 0
  const fileId = header.id
  await store.transfer.markImport({ fileId, lines: linesBefore, isComplete: false })
  for await (const { lines, endsAt } of readBlocks(path)) {
    if (endsAt <= linesBefore) continue
    await storeBlock(store, lines)
    await store.transfer.markImport({ fileId, lines: endsAt, isComplete: false })
    onProgress?.(endsAt)
  }
  const { lines = 0 } = (await store.transfer.findImport()) ?? {}
  await store.transfer.markImport({ fileId, lines, isComplete: true })
  return { counts, outcome: mark ? 'resumed' : 'imported' }
}

async function rejectOtherContent(store: Store, header: Header): Promise<void> {
  const mark = await store.transfer.findImport()
  if (mark && mark.fileId !== header.id) {
    throw new Conflict(
      mark.isComplete
        ? 'This store holds an installation already. Import into an empty one.'
        : 'This store holds half an import of another file. Finish that one, or import into an empty store.',
    )
  }
  if (!mark && !(await isEmpty(store))) {
    throw new Conflict('This store holds an installation already. Import into an empty one.')
  }
}

async function storeBlock(store: Store, lines: readonly string[]): Promise<void> {
  const parsed = lines.map((line) => JSON.parse(line) as Partial<ItemLine>)
  const byKind = Map.groupBy(parsed, ({ kind }) => kind)
  for (const [kind, group] of byKind) {
    const items = group.map(({ item }) => item)
    if (kind === 'actor') await storeActors(store, items as ExportedActor[])
    else if (kind !== undefined) await store.transfer.insertMissing(kind satisfies ExportKind, items as never[])
  }
}

async function storeActors({ actors }: Store, exported: readonly ExportedActor[]): Promise<void> {
  const planned = exported.map((actor) => commitsOf(actor.record, journalOf(actor)))
  const results = await actors.commit(planned.flat())
  let position = 0
  for (const [index, commits] of planned.entries()) {
    const own = results.slice(position, (position += commits.length))
    const actor = exported[index]
    if (actor && !isDone(own)) await finishActor(actors, actor)
  }
}

/** An import before this one was interrupted in the middle of this actor, or before it was marked. */
async function finishActor(actors: Store['actors'], actor: ExportedActor): Promise<void> {
  const { actorId } = actor.record
  const journal = journalOf(actor)
  const stored = await Array.fromAsync(readRows(actors, actorId))
  const isSame = stored.every(({ hash }, index) => hash === journal[index]?.hash)
  if (isSame && isDone(await actors.commit(commitsOf(actor.record, journal.slice(stored.length))))) return
  throw new Conflict(`${actorId} is in this store already, with another history. Import into an empty one.`)
}

function isDone(results: readonly CommitResult[]): boolean {
  return results.every((result) => result === 'committed')
}
