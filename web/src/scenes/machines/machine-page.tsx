import { Button, Group, Slider, Switch } from '@mantine/core'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Countdown } from '../../common/countdown.tsx'
import { Icon } from '../../common/icon.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { PageState } from '../../common/page-state.tsx'
import { Failure, Loading } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import type { Journal } from '../../machine/journal.ts'
import { meaningOf } from '../../machine/meaning-of.ts'
import { activePaths, pathsOfEffects, readStateTree, stateText } from '../../machine/state-tree.ts'
import { ContextView } from './context-view.tsx'
import { ForkDialog } from './fork-dialog.tsx'
import { Handover } from './handover.tsx'
import { JournalList } from './journal-list.tsx'
import styles from './machine-page.module.css'
import { machineTitle } from './machine-title.ts'
import { MachineStatus } from './machine-status.tsx'
import { actorQuery, actorStateQuery, definitionQuery, explanationQuery, type ActorAddress } from './queries.ts'
import { Statechart } from './statechart.tsx'
import { useActorHints } from './use-actor-hints.ts'
import { useJournal, type Entry } from './use-journal.ts'
import { WhyRegion } from './why-region.tsx'

/** One actor: its current state, its history and what it waits for, at any entry of its journal. */
export function MachinePage() {
  const { machines } = useTexts()
  const { projectId = '', type = '', id = '' } = useParams({ strict: false })
  const address: ActorAddress = { type, id }
  const actor = useQuery(actorQuery(address))
  useActorHints(address)
  const types: Record<string, string> = machines.types
  const trail = (
    <Link to="/projects/$projectId/machines" params={{ projectId }} activeOptions={{ exact: true }}>
      {machines.title}
    </Link>
  )

  return (
    <PageState title={types[type] ?? machines.machine} trail={trail} query={actor} lines={10}>
      {(now) => (
        <>
          <PageHeader
            title={machineTitle(now, machines)}
            trail={trail}
            beside={<MachineStatus status={now.status} />}
            lead={
              <>
                <code>{now.actorId}</code>{' '}
                {(type === 'conversation' || type === 'call') && (
                  <Link to="/projects/$projectId/calls/$callId" params={{ projectId, callId: id }}>
                    {machines.seeCall}
                  </Link>
                )}
                {type === 'webhook-delivery' && (
                  <Link to="/projects/$projectId/webhooks/$deliveryId" params={{ projectId, deliveryId: id }}>
                    {machines.seeDelivery}
                  </Link>
                )}
                {type === 'api-key' && (
                  <Link to="/projects/$projectId/keys" params={{ projectId }}>
                    {machines.seeKeys}
                  </Link>
                )}
              </>
            }
          />
          <TimeTravel key={now.actorId} address={address} projectId={projectId} latest={now.seq} />
        </>
      )}
    </PageState>
  )
}

interface TimeTravelProps {
  address: ActorAddress
  projectId: string
  /** `seq` of the newest entry. */
  latest: number
}

function TimeTravel({ address, projectId, latest }: TimeTravelProps) {
  const { machines } = useTexts()
  const { seq } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { entries, problem, retry } = useJournal(address, seq ?? null)
  const last = entries.length - 1
  const selected = Math.min((seq ?? entries.length) - 1, last)
  const entry = entries[selected]
  // Asked for together with the journal, not after it.
  const shown = Math.min(seq ?? latest, latest)
  usePrefetchQuery(definitionQuery(address))
  usePrefetchQuery(actorStateQuery(address, shown))
  usePrefetchQuery(explanationQuery(address, shown))

  /** Null follows the latest entry. */
  const go = (index: number | null) => {
    const to = index === null || index >= last ? undefined : Math.max(0, index) + 1
    void navigate({
      to: '/projects/$projectId/machines/$type/$id',
      params: { projectId, ...address },
      search: to === undefined ? {} : { seq: to },
      replace: true,
      resetScroll: false,
    })
  }

  if (problem && last === -1) return <Failure problem={problem} retry={retry} />
  if (last === -1) return <Loading lines={10} />
  return (
    <>
      {problem && <Failure problem={problem} retry={retry} />}
      <div className={styles.travel}>
        <Button.Group>
          <Button variant="default" size="xs" disabled={selected === 0} onClick={() => go(selected - 1)}>
            {machines.previous}
          </Button>
          <Button variant="default" size="xs" disabled={selected === last} onClick={() => go(selected + 1)}>
            {machines.next}
          </Button>
          <Button variant="default" size="xs" disabled={seq === undefined} onClick={() => go(null)}>
            {machines.latest}
          </Button>
        </Button.Group>
        <Slider
          className={styles.slider ?? ''}
          thumbLabel={machines.entry}
          min={1}
          max={Math.max(entries.length, 2)}
          value={selected + 1}
          disabled={entries.length < 2}
          label={null}
          onChange={(position) => go(position - 1)}
        />
        <span className={styles.position}>
          {machines.entryOf(selected + 1, entries.length)}
          {seq !== undefined && selected < last && ` · ${machines.newer(last - selected)}`}
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.journal}>
          <Section title={machines.journal}>
            <JournalList entries={entries} selected={selected} onSelect={go} />
          </Section>
        </div>
        <div>
          {entry ? (
            <>
              <StateRegion address={address} entries={entries} entry={entry} />
              <WhyRegion address={address} seq={entry.seq} />
              {address.type === 'conversation' && <ForkButton address={address} projectId={projectId} entry={entry} />}
            </>
          ) : (
            <Loading lines={10} />
          )}
        </div>
      </div>
      <Section title={machines.context}>
        {entry ? <ContextView address={address} entry={entry} /> : <Loading lines={3} />}
      </Section>
      <Handover address={address} />
    </>
  )
}

interface StateRegionProps {
  address: ActorAddress
  entries: Journal<Entry>
  /** The selected one. */
  entry: Entry
}

function StateRegion({ address, entries, entry }: StateRegionProps) {
  const { machines } = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const definition = useQuery(definitionQuery(address))
  const state = useQuery(actorStateQuery(address, entry.seq))
  const tree = useMemo(() => (definition.data ? readStateTree(definition.data.config) : null), [definition.data])
  const visited = useMemo(
    () => new Set(entries.slice(0, entry.seq).flatMap((each) => (each ? [...activePaths(each.to)] : []))),
    [entries, entry.seq],
  )
  const pending = useMemo(
    () => (tree ? pathsOfEffects(tree, entry.to, state.data?.effects.map(({ src }) => src) ?? []) : new Set<string>()),
    [tree, entry.to, state.data],
  )
  const timers = state.data?.timers ?? []
  const isLatest = entry.seq === entries.length

  return (
    <Section
      title={machines.state}
      actions={
        <Switch
          size="xs"
          label={machines.showInner}
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
      }
    >
      <p className={styles.state}>
        <code>{stateText(entry.to)}</code>
        <span className={styles.note}>
          #{entry.seq} <Time at={entry.at} form="full" />
        </span>
      </p>
      {timers.length > 0 && (
        <ul className={styles.timers} aria-label={machines.timers}>
          {timers.map((timer) => (
            <li key={`${timer.id} ${timer.generation}`}>
              <Icon name="clock" size={14} /> <code>{meaningOf(timer.id).name}</code>{' '}
              {isLatest ? (
                <Countdown at={timer.at} />
              ) : (
                <>
                  {machines.until} <Time at={timer.at} form="full" />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {definition.error && <Failure problem={definition.error} retry={() => void definition.refetch()} />}
      {tree && <Statechart tree={tree} value={entry.to} visited={visited} pending={pending} showsAll={showsAll} />}
    </Section>
  )
}

interface ForkButtonProps {
  address: ActorAddress
  projectId: string
  entry: Entry
}

function ForkButton({ address, projectId, entry }: ForkButtonProps) {
  const { machines } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Group mb="lg" component="section" aria-label={machines.fork}>
      <Button variant="default" leftSection={<Icon name="fork" size={16} />} onClick={() => setIsOpen(true)}>
        {machines.fork}
      </Button>
      <ForkDialog
        id={address.id}
        projectId={projectId}
        seq={entry.seq}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Group>
  )
}
