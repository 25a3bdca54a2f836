import { sendMessage as send, spokenText } from '../conversations.ts'
import type { Operation } from '../operation.ts'
import { eventOfWork } from '../work.ts'

export const sendMessage: Operation<'sendMessage'> =
  (deps) =>
  async ({ principal, params, body, work, seen }) => {
    const text = spokenText(body.text)
    const conversation = { projectId: principal.projectId, callId: params.id, channel: 'api_text' as const }
    const seenSeq = seen?.id === params.id ? seen.seq : undefined
    return send(deps, conversation, text, { ...eventOfWork(work), ...(seenSeq !== undefined && { seenSeq }) })
  }
