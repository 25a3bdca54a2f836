import { closeConversation } from '../api/conversations.ts'
import { Conflict } from '../base/errors.ts'
import type { CallView } from '../machines/dialogue/call-view.ts'
import type { ConsoleDeps } from './console-deps.ts'

/** Ends a call on whichever channel; one that has ended stays as it is. Throws `Conflict` where that cannot be done. */
export async function endCall(deps: ConsoleDeps, call: CallView): Promise<void> {
  const { id: callId, projectId, channel, status, telephony } = call
  if (status === 'ended') return
  if (channel === 'api_text' || channel === 'browser_text') {
    return closeConversation(deps, { projectId, callId, channel })
  }
  if (telephony === 'telephony_b') {
    throw new Conflict('The call was placed through telephony_b, which cannot end a call through its API.')
  }
  await deps.phone?.hangUp(callId)
}
