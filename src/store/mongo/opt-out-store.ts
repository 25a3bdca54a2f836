import type { Collection } from 'mongodb'
import type { OptOut, OptOutStore } from '../../ports/opt-outs.ts'
import { insertIfFree } from './document.ts'

export interface OptOutDocument extends OptOut {
  /** `<projectId>/<number>` */
  _id: string
}

export function createOptOutStore(optOuts: Collection<OptOutDocument>): OptOutStore {
  return {
    async add(optOut) {
      await insertIfFree(optOuts, toDocument(optOut))
    },
    async find(projectId, number) {
      const found = await optOuts.findOne({ _id: idOf({ projectId, number }) })
      return found && toOptOut(found)
    },
    async list(projectId, limit, before) {
      const filter = {
        projectId,
        ...(before && {
          // The first condition gives the index its bound, which it cannot take from an `$or`.
          at: { $lte: before.at },
          $or: [{ at: { $lt: before.at } }, { number: { $lt: before.number } }],
        }),
      }
      return (await optOuts.find(filter).sort({ at: -1, number: -1 }).limit(limit).toArray()).map(toOptOut)
    },
    async lift(projectId, number) {
      return (await optOuts.deleteOne({ _id: idOf({ projectId, number }) })).deletedCount > 0
    },
  }
}

export function toDocument({ projectId, number, callId, at }: OptOut): OptOutDocument {
  return { _id: idOf({ projectId, number }), projectId, number, callId, at }
}

export function toOptOut({ projectId, number, callId, at }: OptOutDocument): OptOut {
  return { projectId, number, callId, at }
}

function idOf({ projectId, number }: Pick<OptOut, 'projectId' | 'number'>): string {
  return `${projectId}/${number}`
}
