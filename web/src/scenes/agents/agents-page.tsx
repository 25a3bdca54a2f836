import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ListedAgent } from '../../api/types.ts'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { dialogOnDemand } from '../../common/dialog-on-demand.tsx'
import { Empty } from '../../common/empty.tsx'
import { Icon } from '../../common/icon.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { FlowState } from './flow-state.tsx'
import { agentsQuery } from './queries.ts'

const CreateAgent = dialogOnDemand(async () => (await import('./create/create-agent-dialog.tsx')).CreateAgentDialog)

export function AgentsPage() {
  const texts = useTexts()
  const { agents } = texts
  const projectId = useProjectId()
  const query = useQuery(agentsQuery(projectId))
  const { new: isCreating = false } = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (isOpen: boolean) =>
    void navigate({
      to: '/projects/$projectId/agents',
      params: { projectId },
      search: isOpen ? { new: true } : {},
      replace: true,
    })

  const newAgent = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => show(true)}>
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
        <Link
          to="/projects/$projectId/agents/$agentId/test"
          params={{ projectId, agentId: id }}
          aria-label={`${agents.test}: ${name}`}
        >
          {agents.test}
        </Link>
      ),
    },
  ]

  return (
    <>
      <PageHeader title={agents.title} lead={agents.lead} actions={query.data?.length === 0 ? null : newAgent} />
      <QueryState query={query}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon="agents" action={newAgent}>
              {agents.none}
            </Empty>
          ) : (
            <DataTable label={agents.title} columns={columns} rows={list} rowKey={({ id }) => id} />
          )
        }
      </QueryState>
      <CreateAgent projectId={projectId} opened={isCreating} onClose={() => show(false)} />
    </>
  )
}
