import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Schemas } from '../../api/types.ts'
import { getNow, subscribeToNow } from '../../common/now.ts'
import { Section } from '../../common/section.tsx'
import { duration, localeOf } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import { OUTCOMES } from '../calls/call-filters.ts'
import { dayOf, daysOf, type Day } from './days.ts'
import styles from './overview-page.module.css'
import { statsQuery } from './queries.ts'

type Stats = Schemas['Stats']

/** Numbers of recent calls and their outcomes. */
export function Figures({ projectId }: { projectId: string }) {
  const { language, texts } = useLanguage()
  const { overview } = texts
  const { data: stats } = useQuery(statsQuery(projectId))
  const now = useSyncExternalStore(subscribeToNow, getNow)
  if (!stats || stats.calls === 0) return null
  const percent = (part: number, whole: number) =>
    whole === 0
      ? overview.noFigure
      : new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(part / whole)
  const ms = (value: number | null) => (value === null ? overview.noFigure : duration(value, language))
  const { pending, delivered, failed } = stats.deliveries
  const figures: [string, string][] = [
    [overview.ended, stats.calls.toLocaleString(localeOf(language))],
    [overview.completed, percent(stats.byOutcome['completed'] ?? 0, stats.calls)],
    [overview.firstWords, ms(stats.llmMs.p50)],
    [overview.firstSound, ms(stats.audioMs.p50)],
    [overview.minutes, Math.round(stats.minutes).toLocaleString(localeOf(language))],
    [overview.delivered, percent(delivered, delivered + failed + pending)],
  ]
  return (
    <Section title={overview.figures}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        <div>
          <PerDay days={daysOf(stats.series, now)} />
        </div>
        <Outcomes projectId={projectId} byOutcome={stats.byOutcome} from={dayOf(stats.from, now)} />
      </div>
    </Section>
  )
}

interface OutcomesProps {
  projectId: string
  byOutcome: Stats['byOutcome']
  /** The first day. */
  from: string
}

/** How calls ended, most frequent first; each leads to those calls. */
function Outcomes({ projectId, byOutcome, from }: OutcomesProps) {
  const { language, texts } = useLanguage()
  const counts = OUTCOMES.map((outcome) => [outcome, byOutcome[outcome] ?? 0] as const)
  const found = counts.filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one)
  return (
    <ul className={styles.outcomes} aria-label={texts.overview.outcomes}>
      {found.map(([outcome, count]) => (
        <li key={outcome}>
          <Link to="/projects/$projectId/calls" params={{ projectId }} search={{ outcome, from }}>
            {texts.calls.outcomes[outcome]}
          </Link>
          <span>{count.toLocaleString(localeOf(language))}</span>
        </li>
      ))}
    </ul>
  )
}

/** A bar chart, with the same numbers as a list for screen readers. */
function PerDay({ days }: { days: Day[] }) {
  const { language, texts } = useLanguage()
  const most = Math.max(...days.map(({ calls }) => calls), 1)
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' })
  const dayOfMonth = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric' })
  return (
    <>
      <ol className={styles.days} aria-label={texts.overview.perDay}>
        {days.map(({ day, calls, completed }) => (
          <li key={day}>
            <span className={styles.column} aria-hidden="true">
              <span className={styles.done} style={{ height: `${(completed / most) * 100}%` }} />
              <span className={styles.rest} style={{ height: `${((calls - completed) / most) * 100}%` }} />
            </span>
            <span className={styles.count}>{calls}</span>
            <span className={styles.day}>
              {weekday.format(new Date(`${day}T00:00`))}
              <br />
              {dayOfMonth.format(new Date(`${day}T00:00`))}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.done} /> {texts.overview.completed}
        <span className={styles.rest} /> {texts.overview.endedOtherwise}
      </p>
    </>
  )
}
