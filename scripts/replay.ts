/**
 * Takes every step of an actor's journal again and says where the outcome differs from what is stored.
 *
 *     npm run replay -- conversation/0197…                reads the store in DATA_DIR, or the one that MONGODB_URL
 *                                                         names, also while the service runs
 *     npm run replay -- conversation/0197… --reveal       shows phone numbers and what people said
 *     npm run -s replay -- conversation/0197… --export --reveal > call.jsonl
 *     npm run replay -- --file call.jsonl                 replays such a file, anywhere
 *
 * Exits with 1 on a difference, with 2 when there is nothing to replay.
 */
import { readFileSync } from 'node:fs'
import { createMachineRegistry } from '../src/effects/machine-registry.ts'
import {
  journalHeader,
  machinesOf,
  readExportedJournal,
  writeExportedJournal,
  type ExportedJournal,
} from '../src/effects/exported-journal.ts'
import { readRows } from '../src/actors/runtime/read-journal.ts'
import { decodeRecord } from '../src/actors/journal/records.ts'
import { reportReplay } from '../src/actors/inspection/replay-report.ts'
import { replayJournal, type Replay } from '../src/actors/journal/replay.ts'
import type { ActorId } from '../src/actors/types.ts'
import { readConfig } from '../src/config.ts'
import { BadRequest, NotFound } from '../src/base/errors.ts'
import { command, readArguments } from './command.ts'
import { openStoreReadOnly } from './open-store-read-only.ts'
import { printLine } from './print-line.ts'

const ADDRESS = /^[a-z][a-z-]*\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const USAGE =
  'Name an actor, such as conversation/<id>, call/<id>, webhook-delivery/<id> or api-key/<id>, or give --file <path>.'
const FLAG = { type: 'boolean', default: false } as const
const OPTIONS = { reveal: FLAG, export: FLAG, file: { type: 'string' } } as const

await command(async () => {
  const { values, positionals } = readArguments({ options: OPTIONS, allowPositionals: true }, USAGE)
  if (values.file !== undefined) report(await replayFile(values.file), values.reveal)
  else {
    const actorId = readAddress(positionals)
    if (!values.export) report(await replayStored(actorId), values.reveal)
    else if (values.reveal) process.stdout.write(await exportStored(actorId))
    else throw new BadRequest('An export holds phone numbers and all that was said. Add --reveal if you want that.')
  }
}, 2)

function readAddress([address, ...more]: string[]): ActorId {
  const actorId = address?.toLowerCase()
  if (actorId === undefined || more.length > 0 || !ADDRESS.test(actorId)) throw new BadRequest(USAGE)
  return actorId as ActorId
}

async function replayFile(path: string): Promise<Replay> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new NotFound(`${path} cannot be read: ${(error as Error).message}.`)
  }
  const file = readFile(path, text)
  return replayJournal(file.rows, machinesOf(file), file.record)
}

function readFile(path: string, text: string): ExportedJournal {
  try {
    return readExportedJournal(text)
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    throw new BadRequest(`${path} is no exported journal. ${error.message}`)
  }
}

async function replayStored(actorId: ActorId): Promise<Replay> {
  const { store, record } = await readStored(actorId)
  try {
    return await replayJournal(readRows(store.actors, actorId), createMachineRegistry(store.flows), record)
  } finally {
    await store.close()
  }
}

async function exportStored(actorId: ActorId): Promise<string> {
  const { store, record } = await readStored(actorId)
  try {
    const rows = await Array.fromAsync(readRows(store.actors, actorId))
    return writeExportedJournal({ header: await journalHeader(record, store.flows), rows, record })
  } finally {
    await store.close()
  }
}

/** The record first: what is added in between is in the journal only, and there it is welcome. */
async function readStored(actorId: ActorId) {
  const { DATA_DIR, MONGODB_URL } = readConfig()
  const store = await openStoreReadOnly(DATA_DIR, MONGODB_URL)
  const stored = await store.actors.load(actorId)
  if (!stored?.record) {
    await store.close()
    throw new NotFound(`There is no ${actorId} in ${MONGODB_URL === undefined ? DATA_DIR : 'the database'}.`)
  }
  return { store, record: decodeRecord(stored.record) }
}

function report(replay: Replay, reveal: boolean): void {
  for (const line of reportReplay(replay, reveal)) printLine(line)
  if (replay.differenceCount > 0) process.exitCode = 1
}
