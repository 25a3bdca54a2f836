import { Link, useParams } from '@tanstack/react-router'
import type { Schemas } from '../../../api/types.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { outcomeText } from '../../calls/call-status.tsx'
import styles from './text-test.module.css'

/** Shows how a conversation has ended, with a link to its page; nothing before that. */
export function TestEnd({ call }: { call: Schemas['Call'] | undefined }) {
  const { test, calls, problems } = useTexts()
  const { projectId = '' } = useParams({ strict: false })
  if (call?.status !== 'ended') return null
  return (
    <p className={styles.end}>
      {test.ended(outcomeText(call.outcome ?? '', calls.outcomes))} {problems.refusal(call.error ?? '')}{' '}
      <Link to="/projects/$projectId/calls/$callId" params={{ projectId, callId: call.id }}>
        {test.seeCall}
      </Link>
    </p>
  )
}
