import type { ListedCall } from '../../api/types.ts'
import { Status, type Tone } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

const OUTCOME_TONES: Record<string, Tone> = {
  completed: 'good',
  partial: 'warning',
  callback_requested: 'warning',
  wrong_person: 'quiet',
  opted_out: 'quiet',
  failed: 'bad',
}

/** The outcome of a call, or its progress before it has ended. */
export function CallStatus({ call: { status, outcome } }: { call: Pick<ListedCall, 'status' | 'outcome'> }) {
  const { calls } = useTexts()
  if (status !== 'ended') return <Status tone="busy">{calls.statuses[status]}</Status>
  if (outcome === null) return <Status tone="quiet">{calls.statuses.ended}</Status>
  return <Status tone={OUTCOME_TONES[outcome] ?? 'quiet'}>{outcomeText(outcome, calls.outcomes)}</Status>
}

/** The text for an outcome; an unknown one is shown unchanged. */
export function outcomeText(outcome: string, texts: Record<string, string>): string {
  return texts[outcome] ?? outcome
}
