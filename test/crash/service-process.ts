import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface ServiceSetting {
  port: number
  dataDir: string
  /** Name of a deliberate fault to start with, see `sabotage.ts`. */
  sabotage: string | undefined
  environment?: Record<string, string>
  /** Node's own, such as `--max-old-space-size=256`. */
  nodeOptions?: readonly string[]
}

/** The service as a process of its own, which may be killed at any moment. */
export class ServiceProcess {
  readonly #setting: ServiceSetting
  #child: ChildProcess | undefined
  #output = ''
  /** How far its clock is ahead when it starts. */
  clockShiftMs = 0

  constructor(setting: ServiceSetting) {
    this.#setting = setting
  }

  get address(): string {
    return `http://127.0.0.1:${this.#setting.port}`
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const { port, dataDir, sabotage, environment, nodeOptions = [] } = this.#setting
    const preloads = ['shifted-clock.ts', '../watch/loop-watch.ts', ...(sabotage === undefined ? [] : ['sabotage.ts'])]
    const imports = preloads.flatMap((file) => ['--import', new URL(file, import.meta.url).href])
    const child = spawn(process.execPath, [...nodeOptions, ...imports, 'src/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT_PER_MINUTE: '0',
        PARLEY_SABOTAGE: sabotage ?? '',
        PARLEY_CLOCK_SHIFT_MS: String(this.clockShiftMs),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#output = ''
    child.stdout.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    this.#child = child
    for (let attempt = 0; attempt < 2_400; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The service did not start:\n${this.#output}`)
      if (await this.isReady()) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`The service does not answer:\n${this.#output}`)
  }

  /** Ends it without a word, or with one. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  get isAlive(): boolean {
    const child = this.#child
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  /** It stands still, with all its connections open, until it goes on and knows nothing of it. */
  async freezeFor(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, ms))
    this.#child?.kill('SIGCONT')
  }

  /** What it wrote that is not its greeting. */
  get problems(): string {
    return this.#output
      .split('\n')
      .filter((line) => /error|fatal/i.test(line))
      .join('\n')
  }

  /** Whether it wants requests. */
  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/readyz`)).ok
    } catch {
      return false
    }
  }
}
