import { SetupError } from '../base/errors.ts'
import type { Store } from '../ports/store.ts'

/** Half an installation must not begin to act: what is missing would be lost, or happen twice. Closes the store then. */
export async function rejectIncompleteImport(store: Pick<Store, 'moving' | 'close'>): Promise<void> {
  const mark = await store.moving.findImport()
  if (!mark || mark.isComplete) return
  await store.close()
  throw new SetupError(
    `This store holds half an import (${mark.lines} lines of the file). Finish it: npm run import -- <file>`,
  )
}
