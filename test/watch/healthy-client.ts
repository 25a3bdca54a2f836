/** Somebody who behaves, and wants to be served whatever others do. */
export class HealthyClient {
  /** Milliseconds of each request that was answered as it should be. */
  readonly latencies: number[] = []
  readonly problems: string[] = []
  /** Conversations that it has ended. */
  ended = 0
  readonly #address: string
  readonly #headers: Record<string, string>
  readonly #agentId: string

  constructor(address: string, { key, agentId }: { key: string; agentId: string }) {
    this.#address = address
    this.#headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    this.#agentId = agentId
  }

  async goOnUntil(isOver: () => boolean, pauseMs = 200): Promise<void> {
    while (!isOver()) {
      try {
        await this.converse()
      } catch (error) {
        if (!isOver()) this.problems.push(`A well-behaved client was not served: ${String(error)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  /** A probe, a short conversation and a look at its record. */
  async converse(): Promise<void> {
    await this.#ask('GET', '/healthz', 200)
    const variables = { name: 'Asha', business: 'Luna', clinic: 'Luna', customer: 'Asha' }
    const started = await this.#ask('POST', '/v1/conversations', 201, { agentId: this.#agentId, variables })
    const { callId } = started as { callId: string }
    await this.#ask('POST', `/v1/conversations/${callId}/messages`, 200, { text: 'My name is Asha Rao' })
    await this.#ask('GET', `/v1/calls/${callId}`, 200)
    await this.#ask('DELETE', `/v1/conversations/${callId}`, 204)
    this.ended += 1
  }

  async #ask(method: string, path: string, expected: number, body?: object): Promise<unknown> {
    const from = performance.now()
    const answer = await fetch(this.#address + path, {
      method,
      headers: this.#headers,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status !== expected)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 200)}`)
    this.latencies.push(performance.now() - from)
    return text === '' ? null : JSON.parse(text)
  }
}
