import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../src/ports/store.ts'

/** Opens a new, empty store. */
export type OpenStore = () => Promise<{ store: Store; cleanup: () => Promise<void> }>

/** Gives each test of the surrounding `describe` a store of its own. */
export function useStore(open: OpenStore): () => Store {
  let opened: Awaited<ReturnType<OpenStore>> | undefined
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    await opened?.cleanup()
    opened = undefined
  })
  return () => {
    if (!opened) throw new Error('The store is open only while a test runs.')
    return opened.store
  }
}

/** Text that has broken stores before. Half of a surrogate pair is left out: JSON escapes it, UTF-8 cannot. */
export const ODD_TEXTS = ['__proto__', 'a\u0000b', `"quoted' \\ back`, 'नमस्ते 🙂', '$set', 'a.b', ' ', '%_*', '\u2028']
