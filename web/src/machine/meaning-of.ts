/** What an event of a journal tells, by its type. `name` is the effect's, the delay's, or the type itself. */
export interface EventMeaning {
  kind: 'began' | 'done' | 'failed' | 'ranOut' | 'other'
  name: string
}

const PREFIXES = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'failed'],
  ['xstate.after.', 'ranOut'],
] as const

/** XState names the events that it makes itself by what they are about: an effect, or a delay and the state it runs in. */
export function meaningOf(type: string): EventMeaning {
  if (type === 'xstate.init') return { kind: 'began', name: type }
  for (const [prefix, kind] of PREFIXES) {
    if (!type.startsWith(prefix)) continue
    const rest = type.slice(prefix.length)
    const [delay = rest] = rest.split('.')
    return { kind, name: kind === 'ranOut' ? delay : rest }
  }
  return { kind: 'other', name: type }
}
