/**
 * What a conversation that waits for the person's next words takes of the heap.
 *
 *     npm run bench -- memory
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openApp } from './open-app.ts'

const CONVERSATIONS = 1_500
const SAYS = ['I am Priya Sharma', 'tomorrow at 4 pm']

/** Bytes of heap for each conversation of two messages. The first batch, which also compiles code, is left out. */
export async function measureWarmConversations(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { app, agentId, headers, close } = await openApp()
  const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, headers, payload })
  const talk = async () => {
    for (let index = 0; index < CONVERSATIONS; index += 1) {
      const { callId } = (await post('/v1/conversations', { agentId })).json<{ callId: string }>()
      for (const text of SAYS) await post(`/v1/conversations/${callId}/messages`, { text })
    }
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await talk()
  const after = await talk()
  await close()
  return (after - before) / CONVERSATIONS
}
