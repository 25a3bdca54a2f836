import type { Schemas } from '../../api/types.ts'
import type { Texts } from '../../i18n/en.ts'

/** "Call · +1 202 555 0100 · Clinic": what kind of machine, and which; by the end of its id where nothing else is known. */
export function machineTitle(
  { type, id, subject }: Pick<Schemas['ListedActor'], 'type' | 'id' | 'subject'>,
  { types }: Texts['machines'],
): string {
  const names: Record<string, string> = types
  const which = subject.length > 0 ? subject : [`…${id.slice(-8)}`]
  return [names[type] ?? type, ...which].join(' · ')
}
