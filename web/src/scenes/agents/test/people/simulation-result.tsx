import type { Schemas } from '../../../../api/types.ts'
import { DataTable, type Column } from '../../../../common/data-table.tsx'
import { Facts } from '../../../../common/facts.tsx'
import { Section } from '../../../../common/section.tsx'
import { localeOf } from '../../../../common/times.ts'
import { useLanguage } from '../../../../i18n/texts-provider.tsx'
import { byManner, type MannerRow } from './by-manner.ts'
import { FaultyTalks } from './faulty-talks.tsx'
import styles from './people-test.module.css'

/** What came of the talks of made-up people: a table by manner, what was not reached, and the talks that went wrong. */
export function SimulationResult({ simulation }: { simulation: Schemas['Simulation'] }) {
  const { language, texts } = useLanguage()
  const { people, calls } = texts
  const { talks, coverage } = simulation
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' })
  const columns: Column<MannerRow>[] = [
    {
      key: 'manner',
      header: people.manner,
      isMain: true,
      cell: ({ manner }) => (manner === null ? people.everybody : people.manners[manner]),
    },
    { key: 'people', header: people.people, align: 'end', cell: (row) => row.people },
    {
      key: 'complete',
      header: people.completed,
      align: 'end',
      cell: (row) => percent.format(row.complete / row.people),
    },
    { key: 'turns', header: people.turns, align: 'end', cell: ({ medianTurns }) => medianTurns },
    { key: 'most', header: people.mostTurns, align: 'end', cell: ({ mostTurns }) => mostTurns },
    { key: 'problems', header: people.problems, cell: ({ problems }) => <Problems problems={problems} /> },
  ]
  const outcomes = [...Map.groupBy(talks, ({ outcome }) => outcome)].map(
    ([outcome, some]) => `${outcome === null ? people.givenUp : calls.outcomes[outcome]} ${some.length}`,
  )
  const listed = (names: readonly string[]) => (names.length === 0 ? null : names.join(', '))
  return (
    <>
      <Section title={people.byManner}>
        <DataTable
          label={people.byManner}
          columns={columns}
          rows={byManner(talks)}
          rowKey={({ manner }) => manner ?? ''}
        />
        <div className={styles.facts}>
          <Facts
            facts={[
              [people.outcomes, outcomes.join(', ')],
              [people.missedSteps, listed(coverage.missedSteps)],
              [people.missedBranches, listed(coverage.missedBranches)],
            ]}
          />
        </div>
      </Section>
      <FaultyTalks talks={talks} />
    </>
  )
}

function Problems({ problems }: Pick<MannerRow, 'problems'>) {
  const { people } = useLanguage().texts
  if (problems.length === 0) return '–'
  return problems.map(({ problem, talks }) => (
    <div key={problem}>
      {people.problem[problem]}: {talks}
    </div>
  ))
}
