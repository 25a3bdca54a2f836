import { NotFound, StoreUnavailable } from '../base/errors.ts'

const MAX_TRIES = 20

interface Changeable<Thing> {
  find(id: string): Promise<Thing | null>
  /** False if the stored one is not like `before` any more. */
  update(thing: NoInfer<Thing>, before: NoInfer<Thing>): Promise<boolean>
}

/** Changes a thing as it is now, anew where somebody else has changed it meanwhile. */
export async function changeStored<Thing>(
  store: Changeable<Thing>,
  id: string,
  change: (present: Thing) => Thing,
): Promise<Thing> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const present = await store.find(id)
    if (!present) throw new NotFound('It has just been deleted.')
    const changed = change(present)
    if (await store.update(changed, present)) return changed
  }
  throw new StoreUnavailable('others change the same thing all the time')
}
