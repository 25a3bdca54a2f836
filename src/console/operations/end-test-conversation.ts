import { closeConversation } from '../../api/conversations.ts'
import { testConversationOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const endTestConversation: Operation<'endTestConversation'> =
  (deps) =>
  async ({ person, params }) => {
    const { projectId, callId } = await testConversationOf(deps, person, params.id, params.callId)
    await closeConversation(deps, { projectId, callId, channel: 'browser_text' })
  }
