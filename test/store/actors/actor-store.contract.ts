import { describe, expect } from 'vitest'
import type { ActorStore, StoredRecord } from '../../../src/actors/ports/actor-store.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { commitOf } from '../actor-samples.ts'
import { useStore, type OpenStore } from '../open-store.ts'
import { describeCommits } from './commit.contract.ts'
import { describeLists } from './lists.contract.ts'
import { describeOwnership } from './ownership.contract.ts'
import { describeReading } from './reading.contract.ts'
import { describeRowsAndCreates } from './rows-and-creates.contract.ts'

/** The store of the running test. */
export interface OpenedActors {
  actors: () => ActorStore
  /** Commits one record a call, in order. */
  put: (actorId: ActorId, seq: number, fields?: Partial<StoredRecord>) => Promise<void>
}

/** What every `ActorStore` promises the kernel. */
export function describeActorStoreContract(name: string, open: OpenStore): void {
  describe(`${name}: actors`, () => {
    const store = useStore(open)
    const actors = () => store().actors
    const put: OpenedActors['put'] = async (actorId, seq, fields = {}) =>
      expect(await actors().commit([commitOf(actorId, seq, fields)])).toEqual(['committed'])

    describeCommits({ actors, put })
    describeRowsAndCreates({ actors, put })
    describeReading({ actors, put })
    describeOwnership({ actors, put })
    describeLists({ actors, put })
  })
}
