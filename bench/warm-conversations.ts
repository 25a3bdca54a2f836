/**
 * Heap memory of a conversation that waits for the person's next message.
 *
 *     npm run bench -- memory
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openApp } from './open-app.ts'

const CONVERSATIONS = 1_500
/** At once, so that they share the disk's syncs. */
const AT_ONCE = 50
const SAYS = ['I am Priya Sharma', 'tomorrow at 4 pm']

/**
 * Returns bytes of heap per conversation of two messages. The first batch, which also compiles code, is not counted.
 */
export async function measureWarmConversations(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { app, agentId, headers, close } = await openApp()
  const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, headers, payload })
  const hold = async () => {
    const { callId } = (await post('/v1/conversations', { agentId })).json<{ callId: string }>()
    for (const text of SAYS) await post(`/v1/conversations/${callId}/messages`, { text })
  }
  const talk = async () => {
    for (let held = 0; held < CONVERSATIONS; held += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, hold))
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await talk()
  const after = await talk()
  await close()
  return (after - before) / CONVERSATIONS
}
