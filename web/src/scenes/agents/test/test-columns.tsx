import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../api/types.ts'
import { Section } from '../../../common/section.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { LivePhase } from '../../calls/live-phase.tsx'
import { pathQuery } from '../../calls/queries.ts'
import { FlowOutline } from '../flow/flow-outline.tsx'
import styles from './text-test.module.css'
import { TestFacts } from './test-facts.tsx'

interface TestColumnsProps {
  flow: Record<string, unknown>
  call: Schemas['Call'] | undefined
  answeredIn?: Record<number, number>
  /** Buttons next to the current step. */
  buttons: ReactNode
  children: ReactNode
}

/**
 * The flow with the current step highlighted, the conversation, and the collected values: shared by all ways to test an
 * agent.
 */
export function TestColumns({ flow, call, answeredIn, buttons, children }: TestColumnsProps) {
  const texts = useTexts()
  const { test } = texts
  const turns = call?.turns ?? []
  const step = turns.at(-1)?.nodeId ?? null
  /** Also the steps that a turn goes through without a stop: what is said on the way, and branches. */
  const path = useQuery({ ...pathQuery(call?.id ?? '', turns.length), enabled: call !== undefined })
  const passed = new Set([...turns.map(({ nodeId }) => nodeId), ...(path.data ?? []).map(({ node }) => node)])
  return (
    <div className={styles.columns}>
      <div className={styles.flow}>
        <Section title={texts.flow.steps}>
          <FlowOutline flow={flow} current={step} passed={passed} />
        </Section>
      </div>
      <div className={styles.talk}>
        <div className={styles.bar}>
          <span className={styles.now}>
            {test.currentStep}:{' '}
            <strong role="status" aria-label={test.currentStep}>
              {step ?? test.noStep}
            </strong>
          </span>
          {buttons}
        </div>
        {call && <LivePhase call={call} maxAttempts={maxAttemptsOf(flow)} />}
        {children}
      </div>
      <TestFacts call={call} {...(answeredIn && { answeredIn })} />
    </div>
  )
}

const DEFAULT_MAX_ATTEMPTS = 3

function maxAttemptsOf(flow: Record<string, unknown>): number {
  const { maxAttempts } = (flow['settings'] ?? {}) as { maxAttempts?: unknown }
  return typeof maxAttempts === 'number' ? maxAttempts : DEFAULT_MAX_ATTEMPTS
}
