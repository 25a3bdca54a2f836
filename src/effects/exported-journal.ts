import { BadRequest } from '../base/errors.ts'
import { flowHashOfCall } from '../machines/call/call.ts'
import { flowHashOfConversation } from '../machines/conversation/conversation.ts'
import type { FlowStore } from '../ports/entities.ts'
import { createMachineRegistry } from './machine-registry.ts'
import type { MachineLookup } from '../actors/machine-lookup.ts'
import type { JournalRow } from '../actors/ports/actor-store.ts'
import type { ActorId, ActorRecord } from '../actors/types.ts'
import { isObject, type JsonObject } from '../base/json.ts'

/**
 * One actor's journal as JSON Lines, with all that is needed to replay it anywhere: a header, the rows as they are
 * stored (the hashes cover their bytes), the record. It holds everything that people said to this actor.
 */
export interface ExportedJournal {
  header: JournalHeader
  rows: JournalRow[]
  record: ActorRecord
}

interface JournalHeader {
  format: 'parley-journal'
  actorId: ActorId
  machine: string
  version: string
  /** The flow of a conversation, as it was saved; absent for other machines. */
  flow?: JsonObject
}

/** Returns the header of a journal file. */
export async function journalHeader(record: ActorRecord, flows: FlowStore): Promise<JournalHeader> {
  const { actorId, machine, version } = record
  const header: JournalHeader = { format: 'parley-journal', actorId, machine, version }
  const flowHash = flowHashOfConversation(version) ?? flowHashOfCall(version)
  const flow = flowHash === null ? null : await flows.find(flowHash)
  return flow ? { ...header, flow } : header
}

export function writeExportedJournal({ header, rows, record }: ExportedJournal): string {
  const lines = [header, ...rows.map((row) => ({ row })), { record }]
  return lines.map((each) => `${JSON.stringify(each)}\n`).join('')
}

/** @throws BadRequest naming the invalid line */
export function readExportedJournal(text: string): ExportedJournal {
  const all = text.trimEnd().split('\n')
  const start = Math.max(
    0,
    all.findIndex((line) => line.startsWith('{')),
  ) // npm writes lines of its own before the file
  const [first, ...lines] = all.slice(start)
  const header = readLine(first ?? '', start + 1) as unknown as JournalHeader
  if (header.format !== 'parley-journal') {
    throw new BadRequest(`Line ${start + 1} is not the header of an exported journal.`)
  }
  const rows: JournalRow[] = []
  let record: ActorRecord | undefined
  lines.forEach((line, index) => {
    const parsed = readLine(line, start + index + 2)
    if (isObject(parsed.row)) rows.push(parsed.row as unknown as JournalRow)
    else if (isObject(parsed.record)) record = parsed.record as unknown as ActorRecord
    else throw new BadRequest(`Line ${start + index + 2} is neither a row of the journal nor a record.`)
  })
  if (!record) throw new BadRequest('The last line, the record, is missing. Was the file cut off?')
  return { header, rows, record }
}

/** The machines that this file's journal runs on, its own flow included. */
export function machinesOf({ header }: ExportedJournal): MachineLookup {
  const flowHash = flowHashOfConversation(header.version) ?? flowHashOfCall(header.version)
  return createMachineRegistry({
    put: () => Promise.reject(new Error('A journal file is only read.')),
    find: async (hash) => (hash === flowHash ? (header.flow ?? null) : null),
  })
}

function readLine(line: string, number: number): JsonObject {
  try {
    const parsed: unknown = JSON.parse(line)
    if (isObject(parsed)) return parsed as JsonObject
  } catch {
    // said below
  }
  throw new BadRequest(`Line ${number} is not a JSON object.`)
}
