import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, type App } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { firstStart } from '../src/startup/first-start.ts'

/** The whole service in this process with its demo project; it answers `inject` only. */
export interface OpenApp {
  app: App
  agentId: string
  projectId: string
  /** Headers of a request with the demo project's key. */
  headers: Record<string, string>
  close: () => Promise<void>
}

/** With a folder, the service finds there what an earlier one has left, and leaves it there. */
export async function openApp(folder?: string): Promise<OpenApp> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn' })
  const app = await createApp(config)
  const { demo } = await firstStart(config, app.console)
  const agentId = demo?.agents[0]?.id ?? ''
  const agent = await app.store.agents.find(agentId)
  await app.server.ready()
  return {
    app,
    agentId,
    projectId: agent?.projectId ?? '',
    headers: { authorization: `Bearer ${demo?.key ?? ''}` },
    async close() {
      await app.stop()
      if (folder === undefined) rmSync(dataDir, { recursive: true })
    },
  }
}
