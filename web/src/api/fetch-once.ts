const running = new Map<string, Promise<Response>>()

/**
 * As `fetch`, but a change that is asked for twice at once, as by a double click, is one request: both get its answer.
 * A button is disabled while it works, but only a moment after the click.
 */
export async function fetchOnce(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetch(request)
  const name = `${request.method} ${request.url} ${await request.clone().text()}`
  const known = running.get(name)
  if (known) return (await known).clone()
  const answer = fetch(request)
  running.set(name, answer)
  try {
    return (await answer).clone()
  } finally {
    running.delete(name)
  }
}
