import { load, type Request } from './load.ts'

/** What a person says to the agent that a new store begins with. */
export const SAYS = ['I am Priya Sharma', 'tomorrow at 4 pm', 'a check-up']
/** Each question is answered at the third attempt only, which makes ten turns. */
export const SAYS_SLOWLY = SAYS.flatMap((text) => ['hm', 'hm', text])

/** Starts `count` conversations, `inFlight` at once; returns their ids. */
export async function startConversations(
  url: string,
  headers: Record<string, string>,
  agentId: string,
  count: number,
  inFlight: number,
): Promise<string[]> {
  const callIds: string[] = []
  let left = count
  const body = JSON.stringify({ agentId })
  await load(url, inFlight, (_worker, response) => {
    if (response !== null) callIds.push((JSON.parse(response) as { callId: string }).callId)
    left -= 1
    return left >= 0 ? { method: 'POST', path: '/v1/conversations', headers, body } : null
  })
  return callIds
}

/** Each worker holds its share of the conversations, one message after the other. */
export function talk(
  callIds: readonly string[],
  headers: Record<string, string>,
  says: readonly string[],
  inFlight: number,
) {
  const bodies = says.map((text) => JSON.stringify({ text }))
  const places = Array.from({ length: inFlight }, (_, worker) => ({ call: worker, say: 0 }))
  return (worker: number): Request | null => {
    const place = places[worker]
    const body = place && bodies[place.say]
    if (!place || body === undefined || place.call >= callIds.length) return null
    const request = messageOf(callIds[place.call], headers, body)
    place.say += 1
    if (place.say === bodies.length) {
      place.call += inFlight
      place.say = 0
    }
    return request
  }
}

export function messageOf(callId: string | undefined, headers: Record<string, string>, body: string): Request {
  return { method: 'POST', path: `/v1/conversations/${callId}/messages`, headers, body }
}
