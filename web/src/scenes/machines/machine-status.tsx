import { Status, type Tone } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

const TONES: Record<ActorStatus, Tone> = { active: 'busy', done: 'good', error: 'bad', stopped: 'quiet' }

export function MachineStatus({ status }: { status: ActorStatus }) {
  const { machines } = useTexts()
  return <Status tone={TONES[status]}>{machines.statuses[status]}</Status>
}
