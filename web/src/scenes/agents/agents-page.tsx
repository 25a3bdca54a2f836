import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ListedAgent } from '../../api/types.ts'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { dialogOnDemand } from '../../common/dialog-on-demand.tsx'
import { Empty, NoMatch } from '../../common/empty.tsx'
import { FilterBar } from '../../common/filter-bar.tsx'
import { FilterInput } from '../../common/filter-input.tsx'
import { Icon } from '../../common/icon.tsx'
import { useMessages } from '../../common/messages.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { problemText } from '../../common/problem-text.ts'
import { QueryState } from '../../common/query-state.tsx'
import { RowActions } from '../../common/row-actions.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { readAgentsSearch, type AgentsSearch } from './agents-search.ts'
import { findAgents } from './find-agents.ts'
import { FlowState } from './flow-state.tsx'
import { agentsQuery } from './queries.ts'
import { useCopyAgent } from './use-copy-agent.ts'

const CreateAgent = dialogOnDemand(async () => (await import('./create/create-agent-dialog.tsx')).CreateAgentDialog)

export function AgentsPage() {
  const texts = useTexts()
  const { agents } = texts
  const projectId = useProjectId()
  const { say } = useMessages()
  const query = useQuery(agentsQuery(projectId))
  const { new: isCreating = false, q = '' } = readAgentsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (search: AgentsSearch) =>
    void navigate({ to: '/projects/$projectId/agents', params: { projectId }, search, replace: true })
  const filter = (words: string) => show(readAgentsSearch({ q: words }))

  const copy = useCopyAgent(projectId)
  const makeCopy = (agentId: string) =>
    copy.mutate(
      { agentId },
      {
        onSuccess({ id, name }) {
          say(agents.created(name))
          void navigate({ to: '/projects/$projectId/agents/$agentId/flow', params: { projectId, agentId: id } })
        },
        onError: (problem) => say(problemText(problem, texts), 'bad'),
      },
    )

  const newAgent = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => show(readAgentsSearch({ q, new: true }))}>
      {agents.new}
    </Button>
  )
  const columns: Column<ListedAgent>[] = [
    {
      key: 'name',
      header: agents.name,
      isMain: true,
      isLong: true,
      cell: ({ id, name }) => (
        <Link to="/projects/$projectId/agents/$agentId/flow" params={{ projectId, agentId: id }}>
          {name}
        </Link>
      ),
    },
    { key: 'state', header: agents.state, cell: (agent) => <FlowState agent={agent} /> },
    { key: 'steps', header: agents.steps, align: 'end', cell: ({ stepCount }) => stepCount },
    { key: 'model', header: agents.model, cell: ({ model }) => model || agents.projectDefault },
    { key: 'updated', header: agents.updated, cell: ({ updatedAt }) => <Time at={updatedAt} form="relative" /> },
    {
      key: 'actions',
      header: agents.actions,
      cell: ({ id, name }) => (
        <RowActions>
          <Link
            to="/projects/$projectId/agents/$agentId/test"
            params={{ projectId, agentId: id }}
            aria-label={`${agents.test}: ${name}`}
          >
            {agents.test}
          </Link>
          <Button
            variant="default"
            size="xs"
            aria-label={`${agents.copy}: ${name}`}
            loading={copy.isPending && copy.variables.agentId === id}
            onClick={() => makeCopy(id)}
          >
            {agents.copy}
          </Button>
        </RowActions>
      ),
    },
  ]

  return (
    <>
      <PageHeader title={agents.title} lead={agents.lead} actions={query.data?.length === 0 ? null : newAgent} />
      <QueryState query={query}>
        {(list) => {
          if (list.length === 0) {
            return (
              <Empty icon="agents" action={newAgent}>
                {agents.none}
              </Empty>
            )
          }
          const found = findAgents(list, q)
          return (
            <>
              <FilterBar>
                <FilterInput
                  label={agents.search}
                  placeholder={agents.searchHint}
                  type="search"
                  wrapperProps={{ 'data-wide': true }}
                  maxLength={200}
                  value={q}
                  onFilter={filter}
                />
              </FilterBar>
              {found.length === 0 ? (
                <NoMatch icon="agents" text={agents.noneMatch} clear={() => filter('')} />
              ) : (
                <DataTable label={agents.title} columns={columns} rows={found} rowKey={({ id }) => id} />
              )}
            </>
          )
        }}
      </QueryState>
      <CreateAgent projectId={projectId} opened={isCreating} onClose={() => filter(q)} />
    </>
  )
}
