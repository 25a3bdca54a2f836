import type { StoredRecord } from '../actors/ports.ts'

/** What the page of a call shows, looked up together because it is asked for so often. */
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
  /** What its agent is called now, or was last; null where there is none. */
  agentName: string | null
}
