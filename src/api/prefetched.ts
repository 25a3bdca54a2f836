import type { StoredCallPage } from '../ports/call-pages.ts'

/** What the look at the key has shown, beside it, of what the request is about. Nobody has been let in by then. */
export interface Prefetched {
  /** As the path had it, in lower case. */
  id: string
  /** Of a conversation that a message is for. */
  seq?: number
  /** Of a call that is asked for. */
  page?: StoredCallPage | null
}
