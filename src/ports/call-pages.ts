import type { StoredRecord } from '../actors/ports/actor-store.ts'

/** The data of a call's page, read together because it is requested often. */
export interface CallPages {
  /** By the call's id alone, be it by phone or by text; null where there is no record of one (yet). */
  find(callId: string): Promise<StoredCallPage | null>
}

export type StoredCallPage = EndedCallPage | OpenCallPage

interface PageParts {
  /** Bodies of its turns in order of position, of the record's moment or later. */
  turns: string[]
  /** The agent's present or last name; null if there is none. */
  agentName: string | null
}

/** Of a call that has ended no record is read: its summary says all that is shown. */
export interface EndedCallPage extends PageParts {
  record: null
  projectId: string
  agentId: string
  summary: string
}

export interface OpenCallPage extends PageParts {
  record: StoredRecord
  /** The record lacks entries of its journal: the page is to be put together from the actor itself. */
  isBehind: boolean
}
