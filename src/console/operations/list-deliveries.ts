import { decodeRecord } from '../../actors/records.ts'
import { deliveryView } from '../../machines/delivery/delivery-view.ts'
import { projectOf } from '../access.ts'
import { listedDelivery } from '../answers/delivery.ts'
import type { Operation } from '../operation.ts'

/** Spec, Limits. */
const LISTED = 50

export const listDeliveries: Operation<'listDeliveries'> =
  (deps) =>
  async ({ person, params }) => {
    const { id: projectId } = await projectOf(deps, person, params.projectId)
    const rows = await deps.store.actors.list({ list: 'deliveries', projectId, limit: LISTED })
    return rows.map((row) => listedDelivery(deliveryView(decodeRecord(row).snapshot)))
  }
