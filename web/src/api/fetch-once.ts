/**
 * Returns a `fetch` that makes one request of a change that is asked for twice: both get its answer. That is so while
 * the first is under way, and afterwards where `wasRepeated` says that the act behind the second was the same one, as a
 * double click is. After a failure, and after any other change, the same can be asked for at once.
 */
export function createFetchOnce(
  send: (request: Request) => Promise<Response>,
  wasRepeated: () => boolean,
): (request: Request) => Promise<Response> {
  const running = new Map<string, Promise<Response>>()
  /** The last change that succeeded. */
  let last: { name: string; answer: Promise<Response> } | null = null

  return async (request) => {
    if (request.method === 'GET') return send(request)
    const isRepeated = wasRepeated()
    const revision = request.headers.get('if-match') ?? ''
    const name = `${request.method} ${request.url} ${revision} ${await request.clone().text()}`
    const known = running.get(name) ?? (isRepeated && last?.name === name ? last.answer : undefined)
    if (known) return (await known).clone()
    last = null
    const answer = send(request)
    running.set(name, answer)
    try {
      const answered = await answer
      if (answered.ok) last = { name, answer }
      return answered.clone()
    } finally {
      running.delete(name)
    }
  }
}
