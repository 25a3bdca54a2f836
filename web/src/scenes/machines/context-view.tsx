import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeBlock } from '../../common/code-block.tsx'
import { DataTable } from '../../common/data-table.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { contextChanges } from '../../machine/context-changes.ts'
import { actorStateQuery, type ActorAddress } from './queries.ts'
import type { Entry } from './use-journal.ts'

/** Number of changes shown at first. */
const FIRST_CHANGES = 20

interface ContextViewProps {
  address: ActorAddress
  entry: Entry
}

/** The changes of an entry to the machine's context, the event's data, and the whole context. */
export function ContextView({ address, entry }: ContextViewProps) {
  const { machines } = useTexts()
  const isFirst = entry.seq === 1
  const state = useQuery({ ...actorStateQuery(address, entry.seq), placeholderData: keepPreviousData })
  const earlier = useQuery({ ...actorStateQuery(address, entry.seq - 1), enabled: !isFirst })
  const [isOpen, setIsOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)

  return (
    <QueryState query={state}>
      {({ context }) => {
        const changes = !isFirst && !earlier.data ? [] : contextChanges(earlier.data?.context ?? {}, context)
        return (
          <>
            {changes.length === 0 ? (
              <p>{machines.unchanged}</p>
            ) : (
              <DataTable
                label={machines.changed}
                columns={[
                  { key: 'field', header: machines.field, isMain: true, cell: ({ path }) => <code>{path}</code> },
                  {
                    key: 'before',
                    header: machines.before,
                    isLong: true,
                    cell: (change) => shown(change.before, machines.nothingSet),
                  },
                  {
                    key: 'after',
                    header: machines.after,
                    isLong: true,
                    cell: (change) => shown(change.after, machines.nothingSet),
                  },
                ]}
                rows={showsAll ? changes : changes.slice(0, FIRST_CHANGES)}
                rowKey={({ path }) => path}
              />
            )}
            {!showsAll && changes.length > FIRST_CHANGES && (
              <Button my="sm" variant="default" size="xs" onClick={() => setShowsAll(true)}>
                {machines.allChanges(changes.length)}
              </Button>
            )}
            <details>
              <summary>{machines.eventDetails}</summary>
              <CodeBlock label={machines.eventDetails} text={JSON.stringify(entry.event, null, 2)} maxHeight="20rem" />
            </details>
            <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
              <summary>{machines.wholeContext}</summary>
              {isOpen && (
                <CodeBlock label={machines.wholeContext} text={JSON.stringify(context, null, 2)} maxHeight="30rem" />
              )}
            </details>
          </>
        )
      }}
    </QueryState>
  )
}

const MAX_SHOWN = 160

function shown(json: string | undefined, nothing: string): string {
  if (json === undefined) return nothing
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}
