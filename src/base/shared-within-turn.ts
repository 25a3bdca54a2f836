/**
 * Reads once for all who ask for the same key in one turn of the event loop. What they get is never older than the turn
 * in which they ask.
 */
export function sharedWithinTurn<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const asked = new Map<string, Promise<Value>>()
  return (key) => {
    const known = asked.get(key)
    if (known) return known
    if (asked.size === 0) setImmediate(() => asked.clear())
    const result = read(key)
    asked.set(key, result)
    return result
  }
}
