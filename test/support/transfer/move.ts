import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createMachineRegistry } from '../../../src/effects/machine-registry.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { exportInstallation, type Exported } from '../../../src/transfer/export-installation.ts'
import { importInstallation, type Imported } from '../../../src/transfer/import-installation.ts'
import { readWholeFile } from '../../../src/transfer/whole-file.ts'
import type { Store } from '../../../src/ports/store.ts'
import { createSeal, parseSecretKey } from '../../../src/security/seal.ts'
import { newFolder } from '../../store/folder.ts'
import { verifyJournals } from '../kernel/verify-journals.ts'
import { SECRET_KEY, type Place } from './stores.ts'

/** Long after all other times in the tests, so that no earlier node counts as running. */
export const clock = { now: () => Date.UTC(2099, 0, 1) }
export const seal = createSeal(parseSecretKey(SECRET_KEY))

export async function newPath(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(folder.remove)
  return join(folder.path, 'moved.jsonl')
}

export async function exportTo(path: string, store: Store): Promise<Exported> {
  return exportWith(store, (text) => appendFile(path, text))
}

/** Returns the export as one text. */
export async function exportText(store: Store, blockLength?: number): Promise<string> {
  let text = ''
  const write = async (more: string) => void (text += more)
  await exportWith(store, write, blockLength)
  return text
}

async function exportWith(store: Store, write: (text: string) => Promise<void>, blockLength?: number) {
  return exportInstallation({ store, machines: createMachineRegistry(store.flows), seal, clock, write, blockLength })
}

export async function importInto(store: Store, path: string): Promise<Imported> {
  return importInstallation({ file: await readWholeFile(path, seal), store, clock })
}

/** Moves an installation to another location through a file. */
export async function move(from: Place, to: Place): Promise<void> {
  const path = await newPath()
  await using(from, (store) => exportTo(path, store))
  await using(to, (store) => importInto(store, path))
}

export async function using<Result>(place: Place, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await place.open()
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The contents of a store: the lines of an export with items, and the turns of every call. */
export async function contentsOf(store: Store): Promise<{ items: string[]; turns: unknown[] }> {
  const lines = (await exportText(store)).trimEnd().split('\n')
  const turns: unknown[] = []
  for (const actorId of await actorIds(store)) {
    const rows = await store.actors.readRows('turn', actorId.slice(actorId.indexOf('/') + 1))
    turns.push(...rows.map((row) => ({ ...row })))
  }
  return { items: lines.filter((line) => line.startsWith('{"kind"')).toSorted(), turns }
}

/** Replays every journal and compares it with what is stored. */
export async function verifyAll(store: Store): Promise<void> {
  const machines = createMachineRegistry(store.flows)
  await verifyJournals(store.actors, (name, version) => machines.find(name, version), await actorIds(store))
}

async function actorIds(store: Store): Promise<ActorId[]> {
  return (await store.transfer.scanActors(null, 1_000)).map(({ actorId }) => actorId)
}
