import { isoTime } from '../../base/iso-time.ts'
import { checkWithPatterns } from '../check-with-patterns.ts'
import type { AgentDraft } from '../../ports/agent-drafts.ts'
import type { Agent } from '../../ports/entities.ts'
import type { Schema } from '../operation.ts'

/** The draft, or else the agent's live flow: what the editor works on. */
export function draftResponse(agent: Agent, { revision, draft }: AgentDraft): Schema<'Draft'> {
  if (!draft) {
    const { flow, ready, issues, stepCount, published, createdAt } = agent
    const savedAt = isoTime(published?.at ?? createdAt)
    return { flow, revision, isDraft: false, savedAt, savedBy: null, ready, issues, stepCount }
  }
  const { flow, savedAt, savedBy } = draft
  const { ready, issues, stepCount } = checkWithPatterns(flow)
  return { flow, revision, isDraft: true, savedAt: isoTime(savedAt), savedBy, ready, issues, stepCount }
}
