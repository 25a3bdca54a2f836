import { StoreUnavailable } from '../base/errors.ts'

/** Does what follows a change that stands already. False when the store was away, so that some of it may be undone. */
export async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable) return false
    throw error
  }
}
