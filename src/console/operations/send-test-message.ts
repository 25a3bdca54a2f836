import { sendMessage, spokenText } from '../../api/conversations.ts'
import { testConversationOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const sendTestMessage: Operation<'sendTestMessage'> =
  (deps) =>
  async ({ person, params, body }) => {
    const text = spokenText(body.text)
    const { projectId, callId } = await testConversationOf(deps, person, params.id, params.callId)
    return sendMessage(deps, { projectId, callId, channel: 'browser_text' }, text)
  }
