import type { ActorStore } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { EpochMs } from '../actors/types.ts'
import { callView } from '../machines/call-view.ts'
import { renderCallCompleted, type DeliveredTurn } from '../webhooks/envelope.ts'

/** Renders what a delivery tells of a call, from the call's record and turns, which no longer change. */
export function resultPayload(runtime: Runtime, actors: ActorStore) {
  return async (callId: string, deliveryId: string, createdAt: EpochMs): Promise<string> => {
    const record = (await runtime.read(`conversation/${callId}`)) ?? (await runtime.read(`call/${callId}`))
    if (!record) throw new Error(`The call ${callId} is not there.`)
    const rows = await actors.readRows('turn', callId)
    const turns = rows.map((row) => JSON.parse(row.body) as DeliveredTurn)
    return renderCallCompleted(deliveryId, createdAt, callView(record.snapshot), turns)
  }
}
