import { MongoClient } from 'mongodb'
import { inject } from 'vitest'
import type { Capabilities } from '../../../src/store/mongo/probe.ts'
import type { MongodStatus } from './global-setup.ts'

const answer = (await (await fetch(inject('mongodDesk'))).json()) as MongodStatus

/** Why the suites of this file are skipped; undefined when there is a server. */
export const skipReason = 'reason' in answer ? answer.reason : undefined

/** The server's measured capabilities. On a server without one of them, the tests of that one are skipped. */
export const capabilities: Partial<Capabilities> = 'reason' in answer ? {} : answer.capabilities

if (skipReason !== undefined && process.env['PARLEY_REQUIRE_MONGODB'] === '1') throw new Error(skipReason)

let count = 0

/** Returns an empty database for a test, on the server that the whole run shares. */
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
