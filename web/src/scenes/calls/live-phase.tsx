import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../api/types.ts'
import { Status } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { callPhase } from '../../machine/call-phase.ts'
import { actorQuery } from '../machines/queries.ts'
import { useActorHints } from '../machines/use-actor-hints.ts'
import { actorTypeOf } from './actor-type-of.ts'
import styles from './live-phase.module.css'

interface LivePhaseProps {
  call: Call
  /** How often a question is asked at most, where that is known. */
  maxAttempts?: number
}

/** What a running call does just now, and how often the question on the table has been asked. Nothing once it has ended. */
export function LivePhase({ call, maxAttempts }: LivePhaseProps) {
  if (call.status === 'ended') return null
  return <Phase call={call} {...(maxAttempts !== undefined && { maxAttempts })} />
}

function Phase({ call, maxAttempts }: LivePhaseProps) {
  const { calls } = useTexts()
  const address = { type: actorTypeOf(call), id: call.id }
  useActorHints(address)
  const { data: actor } = useQuery(actorQuery(address))
  const phase = callPhase(actor?.value, actor?.context)
  const attempts = Number(actor?.context['attempts'] ?? 0)
  if (phase === null) return null
  return (
    <span className={styles.phase}>
      <Status tone="busy">{calls.phases[phase]}</Status>
      {attempts > 0 && <span>{calls.askedTimes(attempts, maxAttempts ?? null)}</span>}
    </span>
  )
}
