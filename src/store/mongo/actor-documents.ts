import type { ListedSummary, ListQuery, StoredRecord } from '../../actors/ports/actor-store.ts'
import type { ActorDocument } from './schema.ts'

export function encode(record: StoredRecord): Omit<ActorDocument, '_id'> {
  const { actorId, seq, partition, projectId, listedAt, body, wakeAt, owner, list, agentId, lookup, summary } = record
  return {
    seq,
    next: `${actorId}:${seq + 1}`,
    partition,
    projectId,
    listedAt,
    ...(wakeAt !== null && { wakeAt }),
    ...(owner !== null && { owner }),
    ...(list !== null && { list }),
    ...(agentId !== null && { agentId }),
    ...(lookup !== null && { lookup }),
    ...(summary !== null && { summary }),
    body,
  }
}

export function decode(document: ActorDocument): StoredRecord {
  const { _id, seq, partition, projectId, listedAt, body } = document
  const { wakeAt = null, owner = null, list = null, agentId = null, lookup = null, summary = null } = document
  return { actorId: _id, seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, lookup, summary, body }
}

export function summaryOf(record: StoredRecord): ListedSummary {
  const { actorId, listedAt, agentId, summary } = record
  return { actorId, listedAt, agentId, summary, record }
}

export function filterOf({ projectId, list, agentId, before }: Omit<ListQuery, 'limit'>) {
  return {
    projectId,
    list,
    ...(agentId !== undefined && { agentId }),
    ...(before && {
      // The first condition gives the index its bound, which it cannot take from an `$or`.
      listedAt: { $lte: before.listedAt },
      $or: [{ listedAt: { $lt: before.listedAt } }, { _id: { $lt: before.actorId } }],
    }),
  }
}
