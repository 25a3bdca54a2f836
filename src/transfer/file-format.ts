import type { JournalRow, StoredRecord } from '../actors/ports/actor-store.ts'
import type { EpochMs } from '../base/time.ts'
import type { ExportKind, ExportKinds } from '../ports/transfer.ts'

/**
 * An installation as JSON Lines: a header, one line for each item, and at last how many there were of each kind. After
 * the header, after each block of lines and at the end comes a check line: how many lines came before it, and the
 * SHA-256 over all their bytes, line feeds and earlier check lines included. A change of a single bit is found in the
 * block where it is, before anything of that block is used. The last block is the end line alone: what it seals shows
 * that the file was written by the installation, and not changed by somebody who wrote new check lines.
 */
export const FORMAT = 'parley-installation'
/** Raise it with every change that an older program would read wrongly. */
export const FORMAT_VERSION = 8

export interface Header {
  format: typeof FORMAT
  version: number
  /** UUID of this file. */
  id: string
  createdAt: EpochMs
  /** The file's id, sealed: opens only under the `SECRET_KEY` that the secrets in the file were sealed with. */
  probe: string
}

/** What `EndLine.end.proof` is sealed for. */
export const PROOF_PURPOSE = 'installation-file-end'

/** What `Header.probe` is sealed for. */
export const PROBE_PURPOSE = 'installation-file'

/** An actor with its whole journal. Its rows and the actors it created follow from the entries. */
export interface ExportedActor {
  /** Without its summary, which is made of the record. */
  record: Omit<StoredRecord, 'summary'>
  /** In order of `seq`. */
  journal: Omit<JournalRow, 'actorId'>[]
}

interface ExportedItems extends ExportKinds {
  actor: ExportedActor
}

type ExportedKind = keyof ExportedItems

/** In the order of the file: an item comes after those it refers to. */
export const KINDS = [
  'user',
  'project',
  'agent',
  'flow',
  'draft',
  'layout',
  'version',
  'endpoint',
  'connection',
  'payload',
  'slot',
  'keyUsage',
  'callFigures',
  'optOut',
  'idempotency',
] as const satisfies readonly ExportKind[]

export type ItemLine = { [Kind in ExportedKind]: { kind: Kind; item: ExportedItems[Kind] } }[ExportedKind]
export type Counts = Record<ExportedKind, number>
export interface EndLine {
  /**
   * `proof` is the SHA-256 of all that comes before the last block, sealed: only who has the `SECRET_KEY` can make one.
   */
  end: { counts: Counts; proof: string }
}
export interface CheckLine {
  check: { lines: number; sha256: string }
}

/** How a check line begins; no other line does. */
export const CHECK_PREFIX = '{"check":'

/**
 * Owner of the pending effects that travelled: no node has this name, so the first node of the new store adopts them as
 * it does those of a dead one.
 */
export const EXPORTED_OWNER = 'moved'
