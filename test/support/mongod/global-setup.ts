import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MongoClient } from 'mongodb'
import type { TestProject } from 'vitest/node'
import { probe, type Capabilities } from '../../../src/store/mongo/probe.ts'
import { startMongod, type StartedMongod } from './start-mongod.ts'

/** MongoDB of a test run: one server for all files, started when the first file needs it. */
export type MongodStatus = { url: string; capabilities: Capabilities } | { reason: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that responds to a GET with a `MongodStatus`. */
    mongodDesk: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startAndProbe> | undefined
  const desk = createServer((_request, response) => {
    starting ??= startAndProbe()
    starting.then(
      ({ mongod: { url }, capabilities }) => response.end(JSON.stringify({ url, capabilities })),
      (error: unknown) => response.end(JSON.stringify({ reason: String(error) })),
    )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const { port } = desk.address() as AddressInfo
  project.provide('mongodDesk', `http://127.0.0.1:${port}/`)

  return async () => {
    desk.close()
    desk.closeAllConnections()
    await starting?.then(({ mongod }) => mongod.stop()).catch(() => {})
  }
}

async function startAndProbe(): Promise<{ mongod: StartedMongod; capabilities: Capabilities }> {
  try {
    const mongod = await startMongod()
    process.stdout.write(`MongoDB suites run on ${mongod.name}.\n`)
    return { mongod, capabilities: await probeMongod(mongod) }
  } catch (error) {
    process.stdout.write(`MongoDB suites are skipped. ${String(error)}\n`)
    throw error
  }
}

async function probeMongod({ url }: StartedMongod): Promise<Capabilities> {
  const client = await MongoClient.connect(url)
  try {
    return await probe(client.db('probe'))
  } finally {
    await client.close()
  }
}
