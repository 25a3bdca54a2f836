import { sendMessage as send, spokenText } from '../conversations.ts'
import type { Operation } from '../operation.ts'
import { eventIdFor } from '../idempotency-scope.ts'

export const sendMessage: Operation<'sendMessage'> =
  (deps) =>
  async ({ principal, params, body, idempotencyScope, prefetched }) => {
    const text = spokenText(body.text)
    const conversation = { projectId: principal.projectId, callId: params.id, channel: 'api_text' as const }
    const expectedSeq = prefetched?.id === params.id ? prefetched.seq : undefined
    return send(deps, conversation, text, {
      ...eventIdFor(idempotencyScope),
      ...(expectedSeq !== undefined && { expectedSeq }),
    })
  }

sendMessage.prefetches = 'seq'
