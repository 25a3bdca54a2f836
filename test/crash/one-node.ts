import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ActorId } from '../../src/actors/types.ts'
import type { Store } from '../../src/ports/store.ts'
import { openSqliteStoreReadOnly } from '../../src/store/sqlite/open-sqlite-store.ts'
import type { Deployment } from './deployment.ts'
import { findProblems, readSamples } from '../watch/watch-log.ts'
import { freePort } from '../support/free-port.ts'
import { ServiceProcess } from './service-process.ts'

/** One process with its SQLite file, which is killed and comes back. */
export async function oneNode({
  sabotage,
  environment = {},
}: {
  sabotage: string | undefined
  environment?: Record<string, string>
}): Promise<Deployment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-crash-'))
  const port = await freePort()
  // Carriers find it before it listens: what is owed after a kill is done first, dialling too if nothing forbids it.
  const watchFile = join(dataDir, 'watch.jsonl')
  const reachable = { PUBLIC_URL: `http://127.0.0.1:${port}`, PARLEY_WATCH_FILE: watchFile, ...environment }
  const service = new ServiceProcess({ port, dataDir, sabotage, environment: reachable })
  const problems: string[] = []
  let store: Store | undefined

  async function comeBackAfter(ms: number): Promise<void> {
    await service.end('SIGKILL')
    service.clockShiftMs += ms
    await service.start()
  }

  return {
    address: service.address,
    dataDirs: [dataDir],
    problems,
    start: () => service.start(),
    async strike(random) {
      await new Promise((resolve) => setTimeout(resolve, random() * 20))
      await comeBackAfter(random() * 60_000)
      return 'killed'
    },
    comeBackAfter,
    failed() {},
    async stop() {
      if (service.problems !== '') problems.push(`The service logged: ${service.problems}`)
      await service.end('SIGTERM')
      problems.push(...findProblems(readSamples(watchFile)))
      store = await openSqliteStoreReadOnly(dataDir)
      return { store, actorIds: allActors(dataDir) }
    },
    async remove() {
      await service.end('SIGKILL')
      await store?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function allActors(dataDir: string): ActorId[] {
  const database = new DatabaseSync(join(dataDir, 'parley.db'), { readOnly: true })
  const rows = database.prepare('SELECT actorId FROM actors').all() as { actorId: ActorId }[]
  database.close()
  return rows.map((row) => row.actorId)
}
