import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts-provider.tsx'

/** Leads from an empty list to the agents, with which everything begins. */
export function OpenAgents({ projectId }: { projectId: string }) {
  const { overview } = useTexts()
  return (
    <Button renderRoot={(props) => <Link to="/projects/$projectId/agents" params={{ projectId }} {...props} />}>
      {overview.openAgents}
    </Button>
  )
}
