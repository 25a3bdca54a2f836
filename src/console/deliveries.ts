import { decodeEntries } from '../actors/journal/journal-row.ts'
import { decodeRecord } from '../actors/journal/records.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import { findCallRecord } from '../api/calls.ts'
import { deliveryView, type DeliveryView } from '../machines/webhook-delivery/delivery-view.ts'
import type { Store } from '../ports/store.ts'

/** Spec, Limits. */
const LISTED = 50
/** Looked at for those that fit a filter. */
const MAX_EXAMINED = 1_000
const AT_ONCE = 200
/** A call's deliveries are created by one of its last entries. */
const LAST_ENTRIES = 5

type Deps = { store: Pick<Store, 'actors'>; runtime: Pick<Runtime, 'read' | 'writeUnwritten'> }

export interface DeliveryFilter {
  status?: DeliveryView['status']
  endpointId?: string
}

/** The latest deliveries that fit, newest first. */
export async function latestDeliveries(
  { store, runtime }: Deps,
  projectId: string,
  filter: DeliveryFilter,
): Promise<DeliveryView[]> {
  const size = Object.keys(filter).length === 0 ? LISTED : AT_ONCE
  const found: DeliveryView[] = []
  await runtime.writeUnwritten()
  let from = {}
  for (let examined = 0; examined < MAX_EXAMINED; examined += size) {
    const rows = await store.actors.list({ list: 'deliveries', projectId, limit: size, ...from })
    const views = rows.map((row) => deliveryView(decodeRecord(row).snapshot))
    found.push(...views.filter((delivery) => fits(delivery, filter)))
    const before = rows.at(-1)
    if (found.length >= LISTED || !before || rows.length < size) break
    from = { before }
  }
  return found.slice(0, LISTED)
}

/** Whether a delivery has what the filter asks for. */
export function fits(delivery: DeliveryView, { status, endpointId }: DeliveryFilter): boolean {
  return (
    (status === undefined || delivery.status === status) &&
    (endpointId === undefined || delivery.endpointId === endpointId)
  )
}

/** The deliveries of a call of this project: the journal of the call names them. */
export async function deliveriesOf(
  { store, runtime }: Deps,
  projectId: string,
  callId: string,
): Promise<DeliveryView[]> {
  const call = await findCallRecord(runtime, callId)
  if (call?.index.projectId !== projectId) return []
  const rows = await store.actors.readJournal(call.actorId, Math.max(0, call.seq - LAST_ENTRIES), LAST_ENTRIES)
  const creates = rows.flatMap(decodeEntries).flatMap((entry) => entry.creates)
  const records = await Promise.all(creates.map(({ type, id }) => runtime.read(`${type}/${id}`)))
  const views = records.flatMap((record) => (record ? [deliveryView(record.snapshot)] : []))
  return views.sort((a, b) => b.createdAt - a.createdAt)
}
