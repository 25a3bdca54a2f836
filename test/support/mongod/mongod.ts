import { MongoClient } from 'mongodb'
import { inject } from 'vitest'
import type { Capabilities } from '../../../src/store/mongo/probe.ts'
import type { MongodStatus } from './global-setup.ts'

const answer = (await (await fetch(inject('mongodDesk'))).json()) as MongodStatus

/** Why the suites of this file have to be skipped; undefined when there is a server. */
export const skipReason = 'reason' in answer ? answer.reason : undefined

/** What the server was seen to do: on one that does less, what shows just that has nothing to show. */
export const capabilities: Partial<Capabilities> = 'reason' in answer ? {} : answer.capabilities

if (skipReason !== undefined && process.env['PARLEY_REQUIRE_MONGODB'] === '1') throw new Error(skipReason)

let count = 0

/** An empty database of its own for a test, on the server that the whole run shares. */
export function newDatabase(): { url: string; remove: () => Promise<void> } {
  if ('reason' in answer) throw new Error(answer.reason)
  count += 1
  const { url: server } = answer
  const name = `test-${process.pid}-${Date.now().toString(36)}-${count}`
  return {
    url: `${server}${name}`,
    async remove() {
      const client = await MongoClient.connect(server)
      await client.db(name).dropDatabase()
      await client.close()
    },
  }
}
