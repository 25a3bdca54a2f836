import { sendMessage, spokenText } from '../../api/conversations.ts'
import { agentOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const sendTestMessage: Operation<'sendTestMessage'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { projectId } = await agentOf(deps, person, params.id)
    const text = spokenText(body.text)
    return sendMessage(deps, { projectId, callId: params.callId, channel: 'browser_text' }, text)
  }
