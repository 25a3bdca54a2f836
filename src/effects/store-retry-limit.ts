/** Longer than most outages, and about as long as somebody holds a silent phone. */
const ON_CALLS_MS = 15_000

/**
 * How long the words of a reply wait for a store that is away. In writing nobody is kept waiting: the request is
 * answered with 503, and the reply is there when it is asked for again.
 */
export function storeRetryLimitMs({ effectId }: { effectId: string }): number {
  return effectId.startsWith('call/') ? ON_CALLS_MS : Infinity
}
