import type { ListedAgent } from '../../api/types.ts'
import { Status } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

/** Shows whether the flow can be run. */
export function FlowState({ agent }: { agent: Pick<ListedAgent, 'ready' | 'issues'> }) {
  const { agents } = useTexts()
  if (agent.ready) return <Status tone="good">{agents.ready}</Status>
  const errors = agent.issues.filter(({ level }) => level === 'error').length
  return <Status tone="bad">{errors > 0 ? agents.errors(errors) : agents.notReady}</Status>
}
