import { SetupError } from '../base/errors.ts'
import type { Store } from '../ports/store.ts'

/** Refuses to start on an incomplete import: missing actors would lose work or repeat it. Closes the store then. */
export async function rejectIncompleteImport(store: Pick<Store, 'transfer' | 'close'>): Promise<void> {
  const mark = await store.transfer.findImport()
  if (!mark || mark.isComplete) return
  await store.close()
  throw new SetupError(
    `The import into this store is incomplete (${mark.lines} lines of the file). Finish it: npm run import -- <file>`,
  )
}
