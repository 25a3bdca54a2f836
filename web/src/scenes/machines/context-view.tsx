import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Below } from '../../common/below.tsx'
import { CodeBlock } from '../../common/code-block.tsx'
import { DataTable } from '../../common/data-table.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { contextChanges } from '../../machine/context-changes.ts'
import styles from './machine-page.module.css'
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
                    cell: (change) => <Value json={change.before} />,
                  },
                  {
                    key: 'after',
                    header: machines.after,
                    isLong: true,
                    cell: (change) => <Value json={change.after} />,
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
            <details className={styles.more}>
              <summary>{machines.eventDetails}</summary>
              <CodeBlock label={machines.eventDetails} text={JSON.stringify(entry.event, null, 2)} maxHeight="20rem" />
            </details>
            <details className={styles.more} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
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

/** Numbers of milliseconds since 1970 from about 2001 to 2065 are moments: nothing else in a context is as large. */
const MOMENTS = { from: 1e12, to: 3e12 }

/** A value as JSON, with its time where it is a moment. */
function Value({ json }: { json: string | undefined }) {
  const { machines } = useTexts()
  if (json === undefined) return machines.nothingSet
  const number = Number(json)
  if (Number.isInteger(number) && number > MOMENTS.from && number < MOMENTS.to) {
    return (
      <>
        {json}
        <Below>
          <Time at={new Date(number).toISOString()} form="full" />
        </Below>
      </>
    )
  }
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}
