import { Select } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../api/types.ts'
import { Below } from '../../common/below.tsx'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Empty, NoMatch } from '../../common/empty.tsx'
import { FilterBar } from '../../common/filter-bar.tsx'
import { LoadMore } from '../../common/load-more.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Time } from '../../common/time.tsx'
import { localeOf } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import { stateText } from '../../machine/state-tree.ts'
import { OpenAgents } from '../agents/open-agents.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { MACHINE_STATUSES, MACHINE_TYPES, readMachineFilters } from './machine-filters.ts'
import { machineTitle } from './machine-title.ts'
import { MachineStatus } from './machine-status.tsx'
import { actorsQuery } from './queries.ts'

type ListedActor = Schemas['ListedActor']

export function MachinesPage() {
  const { language, texts } = useLanguage()
  const { machines } = texts
  const projectId = useProjectId()
  const filters = readMachineFilters(useSearch({ strict: false }))
  const query = useInfiniteQuery(actorsQuery(projectId, filters))
  const navigate = useNavigate()
  const set = (change: Record<string, string | null>) =>
    void navigate({
      to: '/projects/$projectId/machines',
      params: { projectId },
      search: readMachineFilters({ ...filters, ...change }),
      replace: true,
    })
  const any = { value: '', label: machines.any }
  const columns: Column<ListedActor>[] = [
    {
      key: 'machine',
      header: machines.machine,
      isMain: true,
      isLong: true,
      cell: ({ type, id, subject }) => (
        <Link to="/projects/$projectId/machines/$type/$id" params={{ projectId, type, id }}>
          {machineTitle({ type, id, subject }, machines)}
          {subject.length > 0 && (
            <Below>
              <code>…{id.slice(-8)}</code>
            </Below>
          )}
        </Link>
      ),
    },
    { key: 'status', header: machines.status, cell: ({ status }) => <MachineStatus status={status} /> },
    {
      key: 'state',
      header: machines.state,
      isLong: true,
      cell: ({ value, effects, rejected }) => (
        <>
          <code>{stateText(value)}</code>
          {effects.length > 0 && <Below>▸ {effects.join(', ')}</Below>}
          {rejected !== null && (
            <Below>
              {machines.rejected}: {rejected}
            </Below>
          )}
        </>
      ),
    },
    { key: 'began', header: machines.began, cell: ({ listedAt }) => <Time at={listedAt} form="relative" /> },
    {
      key: 'wakes',
      header: machines.wakes,
      cell: ({ wakeAt }) => (wakeAt === null ? '–' : <Time at={wakeAt} form="relative" />),
    },
    {
      key: 'entries',
      header: machines.entries,
      align: 'end',
      cell: ({ seq }) => seq.toLocaleString(localeOf(language)),
    },
  ]

  return (
    <>
      <PageHeader title={machines.title} lead={machines.lead} />
      <FilterBar>
        <Select
          label={machines.type}
          data={[any, ...MACHINE_TYPES.map((value) => ({ value, label: machines.types[value] }))]}
          value={filters.type ?? ''}
          onChange={(type) => set({ type })}
        />
        <Select
          label={machines.status}
          data={[any, ...MACHINE_STATUSES.map((value) => ({ value, label: machines.statuses[value] }))]}
          value={filters.status ?? ''}
          onChange={(status) => set({ status })}
        />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) {
            if (Object.keys(filters).length > 0) {
              const clear = () => set({ type: null, status: null })
              return (
                <NoMatch
                  key={JSON.stringify(filters)}
                  icon="machines"
                  text={machines.noneMatch}
                  clear={clear}
                  query={query}
                />
              )
            }
            return (
              <Empty icon="machines" action={<OpenAgents projectId={projectId} />}>
                {machines.none}
              </Empty>
            )
          }
          return (
            <>
              <DataTable label={machines.title} columns={columns} rows={rows} rowKey={({ actorId }) => actorId} />
              <LoadMore key={JSON.stringify(filters)} query={query} />
            </>
          )
        }}
      </QueryState>
    </>
  )
}
