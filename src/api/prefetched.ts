import type { StoredCallPage } from '../ports/call-pages.ts'

/** What of the conversation or call in the path an operation has read with the key: see `Prefetched`. */
export type PrefetchedPart = 'seq' | 'page'

/**
 * What the look-up of the key read beside the key about the request's conversation or call. The request is not
 * authorised yet at that point.
 */
export interface Prefetched {
  /** As the path had it, in lower case. */
  id: string
  /** Of a conversation that a message is for. */
  seq?: number
  /** The page of the requested call. */
  page?: StoredCallPage | null
}
