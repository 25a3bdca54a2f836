import { describeActorStoreContract } from './actors/actor-store.contract.ts'
import { describeAgentDraftsContract } from './agent-drafts.contract.ts'
import { describeCallFiguresContract } from './call-figures.contract.ts'
import { describeCallPagesContract } from './call-pages.contract.ts'
import { describeTransferContract } from './transfer.contract.ts'
import { describeNodeRegistryContract } from './node-registry.contract.ts'
import type { OpenStore } from './open-store.ts'
import { describeOptOutsContract } from './opt-outs.contract.ts'
import { describeEntitiesContract } from './entities.contract.ts'
import { describeSideTablesContract } from './side-tables.contract.ts'

/** What every store promises, port by port. */
export function describeStoreContract(name: string, open: OpenStore): void {
  describeActorStoreContract(name, open)
  describeCallPagesContract(name, open)
  describeCallFiguresContract(name, open)
  describeNodeRegistryContract(name, open)
  describeEntitiesContract(name, open)
  describeAgentDraftsContract(name, open)
  describeSideTablesContract(name, open)
  describeOptOutsContract(name, open)
  describeTransferContract(name, open)
}
