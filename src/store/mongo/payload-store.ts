import type { Collection } from 'mongodb'
import type { PayloadStore } from '../../ports/side-tables.ts'
import { insertIfFree, type Kept } from './document.ts'

export function createPayloadStore(payloads: Collection<Kept>): PayloadStore {
  const find = async (deliveryId: string) => (await payloads.findOne({ _id: deliveryId }))?.body ?? null
  return {
    async putIfAbsent(deliveryId, body) {
      const isKept = await insertIfFree(payloads, { _id: deliveryId, body })
      return isKept ? body : ((await find(deliveryId)) ?? body)
    },
    find,
  }
}
