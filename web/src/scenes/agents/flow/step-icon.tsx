import { Icon, type IconName } from '../../../common/icon.tsx'
import type { StepType } from '../../../flow/draft-flow.ts'

const ICONS: Record<StepType, IconName> = { start: 'play', say: 'chat', ask: 'question', branch: 'branch', end: 'flag' }

export function StepIcon({ type, size = 16 }: { type: StepType | null; size?: number }) {
  return <Icon name={type === null ? 'warning' : ICONS[type]} size={size} />
}
