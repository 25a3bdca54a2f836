import type { Random } from '../support/random.ts'
import type { WatchedService } from '../watch/watched-service.ts'
import type { Attempts } from './attempts.ts'
import { mutate } from './mutate.ts'
import type { Target } from './raw-requests.ts'

const TEXTS = [
  'My name is Asha',
  'tomorrow at four',
  'no',
  'yes',
  'कल शाम चार बजे',
  'stop calling me',
  '9876543210',
  '?',
]
const MOVES = 6

/** Ids of the agents that are not the well-behaved client's. */
let agentIds: string[] | null = null

/**
 * A conversation or a phone call of an agent whose model and vendors say strange things, and with texts changed by
 * chance.
 */
export async function holdStrangeTalk(
  { address, isAlive }: WatchedService,
  target: Target,
  random: Random,
  attempts: Attempts,
): Promise<void> {
  if (!isAlive) return
  const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<Record<string, unknown> | null> => {
    const text = JSON.stringify(body)
    attempts.note('talk', text)
    const answer = await fetch(address + path, { method: 'POST', headers, body: text })
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : null
  }
  try {
    agentIds ??= (
      (await (await fetch(`${address}/v1/agents`, { headers })).json()) as { id: string; name: string }[]
    ).flatMap(({ id, name }) => (name.startsWith('Fuzzed') ? [id] : []))
    const agentId = random.pick(agentIds)
    const variables = Object.fromEntries(
      ['name', 'business', 'clinic', 'customer'].map((name) => [name, strange(random)]),
    )
    if (random.chance(0.5)) {
      await post('/v1/calls', { agentId, to: `+1415555${String(random.int(10_000)).padStart(4, '0')}`, variables })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return
    }
    const started = await post('/v1/conversations', { agentId, variables })
    const callId = started?.['callId']
    if (typeof callId !== 'string') return
    target.callId = callId
    for (let move = random.int(MOVES); move > 0; move -= 1) {
      await post(`/v1/conversations/${callId}/messages`, { text: strange(random) })
    }
    if (random.chance(0.5)) await fetch(`${address}/v1/conversations/${callId}`, { method: 'DELETE', headers })
  } catch {
    // The service is gone, which is noticed elsewhere, or closed a connection that was idle.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function strange(random: Random): string {
  const text = random.pick(TEXTS)
  return random.chance(0.5) ? text : mutate(Buffer.from(text, 'utf8'), random).toString('utf8').slice(0, 1_000)
}
