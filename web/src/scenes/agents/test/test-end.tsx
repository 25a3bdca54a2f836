import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../api/types.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { outcomeText } from '../../calls/call-status.tsx'
import styles from './text-test.module.css'

interface TestEndProps {
  call: Schemas['Call'] | undefined
  /** The button that starts another one. */
  again?: ReactNode
}

/** Shows how a conversation has ended, with a link to its page; nothing before that. */
export function TestEnd({ call, again }: TestEndProps) {
  const { test, calls, problems } = useTexts()
  const { projectId = '' } = useParams({ strict: false })
  if (call?.status !== 'ended') return null
  return (
    <div className={styles.bar}>
      <p className={styles.end}>
        {test.ended(outcomeText(call.outcome ?? '', calls.outcomes))} {problems.refusal(call.error ?? '')}{' '}
        <Link to="/projects/$projectId/calls/$callId" params={{ projectId, callId: call.id }}>
          {test.seeCall}
        </Link>
      </p>
      {again}
    </div>
  )
}
