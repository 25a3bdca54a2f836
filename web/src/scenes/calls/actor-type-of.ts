import type { Call } from '../../api/types.ts'

/** The type of the actor that a call is. */
export function actorTypeOf({ channel }: Pick<Call, 'channel'>): 'call' | 'conversation' {
  return channel === 'phone' || channel === 'browser_voice' ? 'call' : 'conversation'
}
