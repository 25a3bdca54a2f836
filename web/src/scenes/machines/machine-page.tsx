import { Button, Group, Slider, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
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
import { meaningOf } from '../../machine/meaning-of.ts'
import { activePaths, pathsOfEffects, readStateTree, stateText } from '../../machine/state-tree.ts'
import { ContextView } from './context-view.tsx'
import { ForkDialog } from './fork-dialog.tsx'
import { Handover } from './handover.tsx'
import { JournalList } from './journal-list.tsx'
import styles from './machine-page.module.css'
import { machineTitle } from './machine-title.ts'
import { MachineStatus } from './machine-status.tsx'
import { actorQuery, actorStateQuery, definitionQuery, type ActorAddress } from './queries.ts'
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
    <Link to="/projects/$projectId/machines" params={{ projectId }}>
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
                    {machines.types.call}
                  </Link>
                )}
              </>
            }
          />
          <TimeTravel address={address} projectId={projectId} />
        </>
      )}
    </PageState>
  )
}

interface TimeTravelProps {
  address: ActorAddress
  projectId: string
}

function TimeTravel({ address, projectId }: TimeTravelProps) {
  const { machines } = useTexts()
  const { seq } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { entries, problem, retry } = useJournal(address)
  const last = entries.length - 1
  const asked = seq === undefined ? -1 : entries.findIndex((entry) => entry.seq >= seq)
  const selected = asked === -1 ? last : asked
  const entry = entries[selected]

  /** Null follows the latest entry. */
  const go = (index: number | null) => {
    const to = index === null || index >= last ? undefined : entries[Math.max(0, index)]?.seq
    void navigate({
      to: '/projects/$projectId/machines/$type/$id',
      params: { projectId, ...address },
      search: to === undefined ? {} : { seq: to },
      replace: true,
      resetScroll: false,
    })
  }

  if (problem && !entry) return <Failure problem={problem} retry={retry} />
  if (!entry) return <Loading lines={10} />
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
          <StateRegion address={address} entries={entries} selected={selected} />
          <WhyRegion address={address} seq={entry.seq} />
          {address.type === 'conversation' && <ForkButton address={address} projectId={projectId} entry={entry} />}
        </div>
      </div>
      <Section title={machines.context}>
        <ContextView address={address} entry={entry} before={entries[selected - 1] ?? null} />
      </Section>
      <Handover address={address} />
    </>
  )
}

function StateRegion({ address, entries, selected }: { address: ActorAddress; entries: Entry[]; selected: number }) {
  const { machines } = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const definition = useQuery(definitionQuery(address))
  const entry = entries[selected]
  const seq = entry?.seq ?? 0
  const state = useQuery(actorStateQuery(address, seq))
  const tree = useMemo(() => (definition.data ? readStateTree(definition.data.config) : null), [definition.data])
  const visited = useMemo(
    () => new Set(entries.slice(0, selected + 1).flatMap(({ to }) => [...activePaths(to)])),
    [entries, selected],
  )
  const pending = useMemo(
    () =>
      tree && entry
        ? pathsOfEffects(tree, entry.to, state.data?.effects.map(({ src }) => src) ?? [])
        : new Set<string>(),
    [tree, entry, state.data],
  )
  if (!entry) return null
  const timers = state.data?.timers ?? []
  const isLatest = selected === entries.length - 1

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
          #{entry.seq} <Time at={entry.at} />
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
                  {machines.until} <Time at={timer.at} />
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
    <Group mb="lg">
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
