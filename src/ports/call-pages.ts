import type { StoredRecord } from '../actors/ports.ts'

/** The data of a call's page, read together because it is requested often. */
export interface CallPages {
  /** By the call's id alone, be it by phone or by text; null where there is no record of one (yet). */
  find(callId: string): Promise<StoredCallPage | null>
}

export interface StoredCallPage {
  record: StoredRecord
  /** The record lacks entries of its journal: the page is to be put together from the actor itself. */
  isBehind: boolean
  /** Bodies of its turns in order of position, of the record's moment or later. */
  turns: string[]
  /** The agent's present or last name; null if there is none. */
  agentName: string | null
}
