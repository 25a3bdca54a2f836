import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../support/free-port.ts'

const ROOT = join(import.meta.dirname, '../../..')

export const EMAIL = 'admin@example.com'
export const PASSWORD = 'correct horse battery staple'

/** The real service in a process of its own, on SQLite in a folder of its own, on a port that was free. */
export interface RunningService {
  url: string
  /** Where its data are. */
  dataDir: string
  /** What it has printed. */
  output: () => string
  /** Ends it as a crash does; `start` begins it again on the same port and data. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

export async function startService(settings: Record<string, string> = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-web-'))
  const port = await freePort()
  let child: ChildProcess | null = null
  let url = ''
  let output = ''

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
      ...settings,
    }
    child = spawn(process.execPath, ['src/start.js'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    output = ''
    url = await listening(child, (text) => (output += text))
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  await buildConsole()
  await start()
  return {
    get url() {
      return url
    },
    dataDir,
    output: () => output,
    kill: () => end('SIGKILL'),
    start,
    async close() {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function listening(child: ChildProcess, collect: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    const read = (chunk: Buffer) => {
      const text = chunk.toString()
      seen += text
      collect(text)
      const [, url] = /listening on (http:\S+)/.exec(seen) ?? []
      if (url !== undefined) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${seen}`)))
  })
}

let built: Promise<unknown> | undefined

/** So that what is tested are the sources of now; it does nothing where they are built already. */
function buildConsole(): Promise<unknown> {
  built ??= promisify(execFile)(process.execPath, ['scripts/build-console.ts'], { cwd: ROOT })
  return built
}
