import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../api/types.ts'
import { Below } from '../../../common/below.tsx'
import { DataTable } from '../../../common/data-table.tsx'
import { fieldValue } from '../../../common/field-value.ts'
import { languageOf } from '../../../common/language-of.ts'
import { Section } from '../../../common/section.tsx'
import { duration } from '../../../common/times.ts'
import { useLanguage } from '../../../i18n/texts-provider.tsx'
import { evidenceQuery } from '../../calls/queries.ts'
import { SaidWords } from '../../calls/said-words.tsx'
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
  const evidence = useQuery({ ...evidenceQuery(call?.id ?? '', turns.length), enabled: fields.length > 0 })
  const time = (ms: number | null | undefined) => (ms === null || ms === undefined ? '–' : duration(ms, language))
  return (
    <div className={styles.facts}>
      <Section title={test.fields}>
        {fields.length === 0 ? (
          <p className={styles.none}>{test.noFields}</p>
        ) : (
          <DataTable
            isSmall
            label={test.fields}
            columns={[
              { key: 'field', header: test.field, isMain: true, cell: ([name]) => name },
              {
                key: 'value',
                header: test.value,
                isLong: true,
                cell: ([name, value]) => (
                  <>
                    {fieldValue(value, calls)}
                    <SourceWords source={evidence.data?.find(({ field }) => field === name)} />
                  </>
                ),
              },
            ]}
            rows={fields}
            rowKey={([name]) => name}
          />
        )}
      </Section>
      {turns.length > 0 && (
        <Section title={test.timing}>
          <DataTable
            isSmall
            label={test.timing}
            columns={[
              { key: 'turn', header: test.turn, isMain: true, cell: ({ index }) => index + 1 },
              { key: 'understanding', header: test.understanding, align: 'end', cell: ({ llmMs }) => time(llmMs) },
              {
                key: 'total',
                header: test.total,
                align: 'end',
                cell: ({ index, audioMs, latency }) => time(answeredIn?.[index] ?? audioMs ?? sumOf(latency)),
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

/** The words that a value came from. */
function SourceWords({ source }: { source: Schemas['FieldEvidence'] | undefined }) {
  if (!source || source.said === '') return null
  return (
    <Below>
      <q lang={languageOf(source.said)}>
        <SaidWords said={source.said} span={source.span} />
      </q>
    </Below>
  )
}

function sumOf(latency: Schemas['TurnLatency']): number | null {
  return latency === null ? null : Object.values(latency).reduce((sum, ms) => sum + ms, 0)
}
