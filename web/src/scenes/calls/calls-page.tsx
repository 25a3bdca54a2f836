import { Select } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, NoMatch } from '../../common/empty.tsx'
import { FilterBar } from '../../common/filter-bar.tsx'
import { FilterInput } from '../../common/filter-input.tsx'
import { LoadMore } from '../../common/load-more.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { AgentSelect } from '../agents/agent-select.tsx'
import { OpenAgents } from '../agents/open-agents.tsx'
import { agentsQuery } from '../agents/queries.ts'
import { useProjectId } from '../shell/use-project-id.ts'
import { CHANNELS, FIRST_DAY, OUTCOMES, readCallFilters, STATUSES, type CallFilters } from './call-filters.ts'
import { CallTable } from './call-table.tsx'
import { callsQuery } from './queries.ts'

export function CallsPage() {
  const { calls, navigation } = useTexts()
  const projectId = useProjectId()
  const filters = readCallFilters(useSearch({ strict: false }))
  const query = useInfiniteQuery(callsQuery(projectId, filters))
  const isFiltered = Object.keys(filters).length > 0
  const navigate = useNavigate()
  const clear = () =>
    void navigate({ to: '/projects/$projectId/calls', params: { projectId }, search: {}, replace: true })

  return (
    <>
      <PageHeader
        title={calls.title}
        lead={calls.lead}
        actions={
          <Link to="/projects/$projectId/opt-outs" params={{ projectId }}>
            {navigation.optOuts}
          </Link>
        }
      />
      <Filters projectId={projectId} filters={filters} />
      <QueryState query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0 && isFiltered) {
            return (
              <NoMatch key={JSON.stringify(filters)} icon="calls" text={calls.noneMatch} clear={clear} query={query} />
            )
          }
          if (rows.length === 0) {
            return (
              <Empty icon="calls" action={<OpenAgents projectId={projectId} />}>
                {calls.none}
              </Empty>
            )
          }
          return (
            <>
              <CallTable projectId={projectId} rows={rows} label={calls.title} />
              <LoadMore key={JSON.stringify(filters)} query={query} />
            </>
          )
        }}
      </QueryState>
    </>
  )
}

function Filters({ projectId, filters }: { projectId: string; filters: CallFilters }) {
  const { calls } = useTexts()
  const agents = useQuery(agentsQuery(projectId))
  const navigate = useNavigate()
  const set = (change: Record<string, string | null>) =>
    void navigate({
      to: '/projects/$projectId/calls',
      params: { projectId },
      search: readCallFilters({ ...filters, ...change }),
      replace: true,
    })
  const any = { value: '', label: calls.any }
  const chosen = (name: string) => (value: string | null) => set({ [name]: value || null })

  return (
    <FilterBar>
      <FilterInput
        label={calls.search}
        placeholder={calls.searchHint}
        type="search"
        wrapperProps={{ 'data-wide': true }}
        maxLength={200}
        value={filters.q ?? ''}
        onFilter={(q) => set({ q })}
      />
      <AgentSelect
        label={calls.agent}
        agents={agents.data ?? []}
        any={calls.any}
        value={filters.agentId ?? ''}
        onChange={chosen('agentId')}
      />
      <Select
        label={calls.channel}
        data={[any, ...CHANNELS.map((value) => ({ value, label: calls.channels[value] }))]}
        value={filters.channel ?? ''}
        onChange={chosen('channel')}
      />
      <Select
        label={calls.status}
        data={[any, ...STATUSES.map((value) => ({ value, label: calls.statuses[value] }))]}
        value={filters.status ?? ''}
        onChange={chosen('status')}
      />
      <Select
        label={calls.outcome}
        data={[any, ...OUTCOMES.map((value) => ({ value, label: calls.outcomes[value] }))]}
        value={filters.outcome ?? ''}
        onChange={chosen('outcome')}
      />
      <FilterInput
        label={calls.from}
        type="date"
        min={FIRST_DAY}
        value={filters.from ?? ''}
        onFilter={(from) => set({ from })}
      />
      <FilterInput
        label={calls.to}
        type="date"
        min={FIRST_DAY}
        value={filters.to ?? ''}
        onFilter={(to) => set({ to })}
      />
    </FilterBar>
  )
}
