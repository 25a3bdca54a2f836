import type { Schemas } from '../../../api/types.ts'
import { DataTable } from '../../../common/data-table.tsx'
import { fieldValue } from '../../../common/field-value.ts'
import { Section } from '../../../common/section.tsx'
import { duration } from '../../../common/times.ts'
import { useLanguage } from '../../../i18n/texts-provider.tsx'
import styles from './text-test.module.css'

interface TestFactsProps {
  call: Schemas['Call'] | undefined
  /** Milliseconds until the response of a turn arrived, by its index; if omitted, until its first sound. */
  answeredIn?: Record<number, number>
}

/** The values collected so far, and the duration of each answer. */
export function TestFacts({ call, answeredIn }: TestFactsProps) {
  const { language, texts } = useLanguage()
  const { test, calls } = texts
  const fields = Object.entries(call?.fields ?? {})
  const turns = call?.turns ?? []
  const time = (ms: number | null | undefined) => (ms === null || ms === undefined ? '–' : duration(ms, language))
  return (
    <div className={styles.facts}>
      <Section title={test.fields}>
        {fields.length === 0 ? (
          <p className={styles.none}>{test.noFields}</p>
        ) : (
          <DataTable
            label={test.fields}
            columns={[
              { key: 'field', header: test.field, isMain: true, cell: ([name]) => name },
              { key: 'value', header: test.value, cell: ([, value]) => fieldValue(value, calls) },
            ]}
            rows={fields}
            rowKey={([name]) => name}
          />
        )}
      </Section>
      {turns.length > 0 && (
        <Section title={test.timing}>
          <DataTable
            label={test.timing}
            columns={[
              { key: 'turn', header: test.turn, isMain: true, cell: ({ index }) => index + 1 },
              { key: 'understanding', header: test.understanding, align: 'end', cell: ({ llmMs }) => time(llmMs) },
              {
                key: 'total',
                header: test.total,
                align: 'end',
                cell: ({ index, audioMs }) => time(answeredIn ? answeredIn[index] : audioMs),
              },
            ]}
            rows={turns}
            rowKey={({ id }) => id}
          />
        </Section>
      )}
    </div>
  )
}
