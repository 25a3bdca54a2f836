import { fieldValue } from '../../../../common/field-value.ts'
import { languageOf } from '../../../../common/language-of.ts'
import { Section } from '../../../../common/section.tsx'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import transcript from '../../../calls/transcript.module.css'
import type { SimulatedTalk } from './by-manner.ts'
import styles from './people-test.module.css'

/** The talks in which something went wrong, each to be opened word for word. */
export function FaultyTalks({ talks }: { talks: readonly SimulatedTalk[] }) {
  const { people } = useTexts()
  const faulty = talks.flatMap((talk, index) => (talk.findings.length > 0 ? [{ talk, number: index + 1 }] : []))
  if (faulty.length === 0) return null
  return (
    <Section title={people.talks} lead={people.talksLead}>
      <ul className={styles.talks} aria-label={people.talks}>
        {faulty.map(({ talk, number }) => (
          <li key={number} className={styles.talk}>
            <FaultyTalk talk={talk} number={number} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function FaultyTalk({ talk, number }: { talk: SimulatedTalk; number: number }) {
  const { people, calls, test } = useTexts()
  const { manner, language, outcome, findings, lines } = talk
  const shown = (value: string | number | boolean | null) => (value === null ? null : fieldValue(value, calls))
  return (
    <details>
      <summary>
        <span className={styles.person}>{people.person(number)}</span>{' '}
        <span className={styles.quiet}>
          {people.manners[manner]} · {people.languages[language]} ·{' '}
          {outcome === null ? people.givenUp : calls.outcomes[outcome]}
        </span>
        <span className={styles.findings}>
          {findings.map(({ problem, field, kept, meant, wish }) => (
            <span key={`${problem} ${field ?? ''}`}>
              {people.problem[problem]}
              {field !== null && ` – ${people.value(field, shown(kept), shown(meant))}`}
              {wish !== null && ` – ${calls.outcomes[wish as keyof typeof calls.outcomes] ?? wish}`}
            </span>
          ))}
        </span>
      </summary>
      {lines.length === 0 ? (
        <p className={styles.lines}>{people.noWords}</p>
      ) : (
        <div className={styles.lines}>
          {lines.map(({ by, text }, index) => (
            <p key={index} className={transcript[by]} lang={languageOf(text)}>
              <span className="visually-hidden">{by === 'agent' ? test.agent : calls.person}: </span>
              {text}
            </p>
          ))}
        </div>
      )}
    </details>
  )
}
