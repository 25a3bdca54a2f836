import { sendMessage as send, spokenText } from '../conversations.ts'
import type { Operation } from '../operation.ts'
import { eventOfWork } from '../work.ts'

export const sendMessage: Operation<'sendMessage'> =
  (deps) =>
  async ({ principal, params, body, work }) => {
    const text = spokenText(body.text)
    const conversation = { projectId: principal.projectId, callId: params.id, channel: 'api_text' as const }
    return send(deps, conversation, text, eventOfWork(work))
  }
