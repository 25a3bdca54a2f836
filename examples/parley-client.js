/** The part of the public API (openapi/v1.yaml) that the examples use. Needs Node 24 and no package. */
import process from 'node:process'

const BASE = process.env.PARLEY_URL ?? 'http://127.0.0.1:3000'
const KEY = process.env.PARLEY_API_KEY
const MAX_ATTEMPTS = 10
/** How long a service that is being started again, or a network that fails, is left alone. */
const UNREACHED_SEC = 1

/**
 * Sends a request and returns the parsed body. Throws with the service's own message for a status of 400 and above. What
 * gets no answer is repeated, and so are 429 and 503, which say when. A repeat is safe: the caller sends an
 * Idempotency-Key with what must happen once.
 */
export async function request(method, path, body, headers = {}) {
  if (!KEY) throw new Error('Set PARLEY_API_KEY to the API key that `npm start` prints.')
  for (let attempt = 1; ; attempt += 1) {
    const { problem, retryAfterSec, result } = await send(method, path, body, headers)
    if (problem === undefined) return result
    if (retryAfterSec === null || attempt === MAX_ATTEMPTS) throw new Error(problem)
    await pause(Number(retryAfterSec) * 1_000)
  }
}

async function send(method, path, body, headers) {
  try {
    const response = await fetch(BASE + path, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const result = response.status === 204 ? null : await response.json()
    if (response.ok) return { result }
    return { problem: `${response.status}: ${result.message}`, retryAfterSec: response.headers.get('retry-after') }
  } catch (error) {
    return { problem: `No answer from ${BASE}: ${error.cause?.message ?? error.message}`, retryAfterSec: UNREACHED_SEC }
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
