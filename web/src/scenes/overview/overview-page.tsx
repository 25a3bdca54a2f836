import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Empty } from '../../common/empty.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { OpenAgents } from '../agents/open-agents.tsx'
import { CallTable } from '../calls/call-table.tsx'
import { callsQuery } from '../calls/queries.ts'
import { useProjectId } from '../shell/use-project-id.ts'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'

const LATEST = 8

export function OverviewPage() {
  const { overview } = useTexts()
  const projectId = useProjectId()
  const calls = useInfiniteQuery(callsQuery(projectId, {}, LATEST))
  return (
    <>
      <PageHeader title={overview.title} />
      <FirstSteps projectId={projectId} />
      <Figures projectId={projectId} />
      <Section
        title={overview.recentCalls}
        actions={
          <Link to="/projects/$projectId/calls" params={{ projectId }}>
            {overview.allCalls}
          </Link>
        }
      >
        <QueryState query={calls}>
          {({ pages }) => {
            const rows = pages[0]?.rows.slice(0, LATEST) ?? []
            if (rows.length > 0) return <CallTable projectId={projectId} rows={rows} label={overview.recentCalls} />
            return (
              <Empty icon="calls" action={<OpenAgents projectId={projectId} />}>
                {overview.noCalls}
              </Empty>
            )
          }}
        </QueryState>
      </Section>
    </>
  )
}
