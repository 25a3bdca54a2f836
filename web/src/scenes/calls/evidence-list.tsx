import type { Call, Schemas } from '../../api/types.ts'
import { fieldValue } from '../../common/field-value.ts'
import { languageOf } from '../../common/language-of.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { SaidWords } from './said-words.tsx'
import styles from './evidence-list.module.css'

type Evidence = Schemas['FieldEvidence']

/** Highlighted words of a transcript. */
export interface MarkedWords {
  turn: number
  start: number
  end: number
}

interface EvidenceListProps {
  call: Call
  /** Null if it is not known. */
  evidence: Evidence[] | null
  onMark: (words: MarkedWords | null) => void
}

/** The collected values, each with the words it came from; hovering over one highlights its words in the transcript. */
export function EvidenceList({ call, evidence, onMark }: EvidenceListProps) {
  const { calls } = useTexts()
  const fields = Object.entries(call.fields)
  if (fields.length === 0)
    return <p className={styles.none}>{call.status === 'ended' ? calls.noFields : calls.noFieldsYet}</p>
  return (
    <ul className={styles.fields} aria-label={calls.fields}>
      {fields.map(([name, value]) => {
        const source = evidence?.find(({ field }) => field === name)
        const mark = () => onMark(wordsOf(source))
        const unmark = () => onMark(null)
        return (
          <li key={name}>
            <div
              className={styles.field}
              tabIndex={source ? 0 : undefined}
              onFocus={mark}
              onBlur={unmark}
              onMouseEnter={mark}
              onMouseLeave={unmark}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.value} lang={languageOf(String(value))}>
                {fieldValue(value, calls)}
              </span>
              {source && <Source source={source} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Source({ source }: { source: Evidence }) {
  const { calls } = useTexts()
  const { said, span, turn, askedAt, attempt, by, replaced } = source
  return (
    <span className={styles.source}>
      {said !== '' && (
        <q lang={languageOf(said)}>
          <SaidWords said={said} span={span} />
        </q>
      )}
      <span>
        {turn !== null && `${calls.inTurn(turn + 1)} · `}
        {attempt > 0 ? calls.askedAt(askedAt, attempt) : calls.volunteered(askedAt)} · {calls.readBy(by)}
      </span>
      {replaced.length > 0 && (
        <span>{calls.replaced(replaced.map(({ value }) => fieldValue(value, calls)).join(', '))}</span>
      )}
    </span>
  )
}

function wordsOf(source: Evidence | undefined): MarkedWords | null {
  if (!source || source.turn === null) return null
  const { turn, said, span } = source
  return { turn, start: span?.start ?? 0, end: span?.end ?? said.length }
}
