import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startMongod, type StartedMongod } from './start-mongod.ts'

/** Where the test files of a run get their MongoDB: one server for all, started when the first of them asks. */
export type MongodAnswer = { url: string } | { reason: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers a GET with a `MongodAnswer`. */
    mongodDesk: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<StartedMongod> | undefined
  const desk = createServer((_request, response) => {
    starting ??= startAndTell()
    starting.then(
      ({ url }) => response.end(JSON.stringify({ url })),
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
    await starting?.then((mongod) => mongod.stop()).catch(() => {})
  }
}

async function startAndTell(): Promise<StartedMongod> {
  try {
    const mongod = await startMongod()
    process.stdout.write(`MongoDB suites run on ${mongod.name}.\n`)
    return mongod
  } catch (error) {
    process.stdout.write(`MongoDB suites are skipped. ${String(error)}\n`)
    throw error
  }
}
