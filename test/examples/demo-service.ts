import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createApp, type App } from '../../src/app.ts'
import type { Clock } from '../../src/base/time.ts'
import { readConfig } from '../../src/config.ts'
import { firstStart } from '../../src/startup/first-start.ts'
import { newFolder } from '../store/folder.ts'

export const EXAMPLES = join(import.meta.dirname, '../../examples')

/** The service as `npm start` makes it on a fresh machine, in this process. */
export interface DemoService {
  app: App
  url: string
  projectId: string
  /** What the examples read from the environment. */
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

export async function openDemoService(clock?: Clock): Promise<DemoService> {
  const folder = await newFolder()
  const config = readConfig({ PORT: '0', DATA_DIR: folder.path, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const app = await createApp(config, clock && { clock })
  const { demo } = await firstStart(config, app.console)
  const agent = demo && (await app.store.agents.find(demo.agents[0]?.id ?? ''))
  if (!agent) throw new Error('The first start made no demo.')
  const url = await app.start()
  return {
    app,
    url,
    projectId: agent.projectId,
    env: { ...process.env, PARLEY_URL: url, PARLEY_API_KEY: demo.key },
    async close() {
      await app.stop()
      await folder.remove()
    },
  }
}

/** Runs a program to its end and returns what it printed. Throws when it fails. */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { env, cwd: EXAMPLES })
  return stdout
}
