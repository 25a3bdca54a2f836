import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { Status } from '../../common/status.tsx'
import { Time } from '../../common/time.tsx'
import type { Schemas } from '../../api/types.ts'
import { comparisonText } from '../../common/comparison-text.ts'
import type { Texts } from '../../i18n/en.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { meaningOf } from '../../machine/meaning-of.ts'
import { stateText } from '../../machine/state-tree.ts'
import styles from './machine-page.module.css'
import { explanationQuery, type ActorAddress } from './queries.ts'

type Explanation = Schemas['Explanation']

/** Explains the machine's state after an entry: the event, the requested effects, what it waits for. */
export function WhyRegion({ address, seq }: { address: ActorAddress; seq: number }) {
  const { machines } = useTexts()
  const query = useQuery(explanationQuery(address, seq))
  return (
    <Section title={machines.why}>
      <QueryState query={query} lines={3}>
        {(explanation) => <Reasons explanation={explanation} />}
      </QueryState>
    </Section>
  )
}

function Reasons({ explanation: { event, steps, waitsFor } }: { explanation: Explanation }) {
  const texts = useTexts()
  const { machines } = texts
  return (
    <ol className={styles.why}>
      <li>
        {cause(event, machines)}{' '}
        {meaningOf(event.type).kind !== 'other' && <code className={styles.note}>{event.type}</code>}
      </li>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
          <code>{step.from === null || step.from === undefined ? '·' : stateText(step.from)}</code> →{' '}
          <code>{stateText(step.to)}</code>{' '}
          {step.by !== event.type && `(${step.by === 'always' ? machines.always : happened(step.by, machines)})`}
          {step.guards.length > 0 && (
            <ul className={styles.guards}>
              {step.guards.map((guard, position) => (
                <li key={position}>
                  <Status tone={guard.held ? 'good' : 'quiet'} icon={guard.held ? 'check' : 'cross'}>
                    {guard.held ? machines.held : machines.notHeld}
                  </Status>{' '}
                  {guard.compared ? comparisonText(guard.compared, texts) : machines.guard(guard.name, guard.text)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        {waitsFor.length === 0 ? (
          machines.waitsForNothing
        ) : (
          <>
            {machines.waitsFor}:
            <ul className={styles.waits}>
              {waitsFor.map(({ kind, name, until }) => (
                <li key={`${kind} ${name}`}>
                  {machines.waits[kind]} <code>{name}</code>
                  {until !== null && (
                    <>
                      {' '}
                      {machines.until} <Time at={until} form="full" />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </li>
    </ol>
  )
}

function cause({ type, by }: Explanation['event'], machines: Texts['machines']): string {
  return meaningOf(type).kind === 'other' ? machines.causedBy(type, machines.by[by]) : happened(type, machines)
}

function happened(type: string, { happened: words }: Texts['machines']): string {
  const { kind, name } = meaningOf(type)
  if (kind === 'other') return name
  return kind === 'began' ? words.began : words[kind](name)
}
