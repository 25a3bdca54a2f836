/** The part of the public API (openapi/v1.yaml) that the examples use. Needs Node 24 and no package. */
import process from 'node:process'

const BASE = process.env.PARLEY_URL ?? 'http://127.0.0.1:3000'
const KEY = process.env.PARLEY_API_KEY
const MAX_ATTEMPTS = 5

/** Sends a request and returns the parsed body. Throws with the service's own message for a status of 400 and above. */
export async function request(method, path, body, headers = {}) {
  if (!KEY) throw new Error('Set PARLEY_API_KEY to the API key that `npm start` prints.')
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(BASE + path, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const result = response.status === 204 ? null : await response.json()
    if (response.ok) return result
    // 429 and 503 say when to try again. A repeat is safe: the caller sends an Idempotency-Key with what must happen
    // once.
    const retryAfterSec = response.headers.get('retry-after')
    if (retryAfterSec === null || attempt === MAX_ATTEMPTS) throw new Error(`${response.status}: ${result.message}`)
    await pause(Number(retryAfterSec) * 1_000)
  }
}

/** The agent with this name. */
export async function findAgent(name) {
  const agents = await request('GET', '/v1/agents')
  const agent = agents.find((one) => one.name === name)
  if (!agent) throw new Error(`There is no agent "${name}", but: ${agents.map((one) => one.name).join(', ')}.`)
  return agent
}

export function pause(delayMs) {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
