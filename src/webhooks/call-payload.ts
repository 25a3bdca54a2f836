import type { ActorStore } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { EpochMs } from '../base/time.ts'
import { callView } from '../machines/call/call-view.ts'
import { turnsOf } from './call-summaries.ts'
import { renderCallCompleted } from './envelope.ts'

/** Renders a delivery's body from the record and turns of a call that has ended. */
export function callPayload(runtime: Runtime, actors: ActorStore) {
  return async (callId: string, deliveryId: string, createdAt: EpochMs): Promise<string> => {
    const record = (await runtime.read(`conversation/${callId}`)) ?? (await runtime.read(`call/${callId}`))
    if (!record) throw new Error(`The call ${callId} does not exist.`)
    const call = callView(record.snapshot)
    const rows = await actors.readRows('turn', callId)
    return renderCallCompleted(deliveryId, createdAt, call, turnsOf(rows, call.turnCount))
  }
}
