import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceProcess } from '../crash/service-process.ts'
import { freePort } from '../support/free-port.ts'
import type { Sample } from './loop-watch.ts'
import { readSamples } from './watch-log.ts'

/** What a fresh service tells its first user. */
export interface Welcome {
  email: string
  password: string
  demo: { projectId: string; key: string; agents: { id: string }[] }
}

/** A real service on SQLite in a folder of its own, with its demo, whose event loop and memory are watched. */
export class WatchedService {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'parley-watched-'))
  readonly port: number
  readonly #process: ServiceProcess

  private constructor(port: number, environment: Record<string, string>, nodeOptions: readonly string[]) {
    this.port = port
    this.#process = new ServiceProcess({
      port,
      dataDir: this.dataDir,
      sabotage: undefined,
      nodeOptions: ['--expose-gc', ...nodeOptions],
      environment: {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'error',
        PARLEY_WATCH_FILE: join(this.dataDir, 'watch.jsonl'),
        ...environment,
      },
    })
  }

  /** `nodeOptions` are Node's own, such as `--max-old-space-size=256`. */
  static async start(
    environment: Record<string, string> = {},
    nodeOptions: readonly string[] = [],
  ): Promise<WatchedService> {
    const service = new WatchedService(await freePort(), environment, nodeOptions)
    await service.#process.start()
    return service
  }

  get address(): string {
    return this.#process.address
  }

  get isAlive(): boolean {
    return this.#process.isAlive
  }

  /** Errors and worse that it has logged. */
  get problems(): string {
    return this.#process.problems
  }

  get samples(): Sample[] {
    return readSamples(join(this.dataDir, 'watch.jsonl'))
  }

  get storeBytes(): number {
    const sizes = ['parley.db', 'parley.db-wal'].map((name) => {
      return statSync(join(this.dataDir, name), { throwIfNoEntry: false })?.size ?? 0
    })
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  readWelcome(): Welcome {
    return JSON.parse(readFileSync(join(this.dataDir, 'welcome.json'), 'utf8')) as Welcome
  }

  /** Logs the first user in; the answer is a `cookie` header. */
  async logIn(): Promise<string> {
    const { email, password } = this.readWelcome()
    const login = await fetch(`${this.address}/console/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (login.status !== 201) throw new Error(`The log-in was answered ${login.status}.`)
    return login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  /** Has it collect its garbage and write what is left, as a sample. */
  async settle(): Promise<void> {
    const before = this.samples.filter(({ hasPlannedOutcome }) => hasPlannedOutcome).length
    this.#process.signal('SIGUSR2')
    for (let tries = 0; tries < 300; tries += 1) {
      if (this.samples.filter(({ hasPlannedOutcome }) => hasPlannedOutcome).length > before) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The service does not say what memory it has left.')
  }

  async stop(): Promise<void> {
    await this.#process.end('SIGTERM')
  }

  async remove(): Promise<void> {
    await this.#process.end('SIGKILL')
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
