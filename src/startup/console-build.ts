import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { CONSOLE_SOURCES } from '../console/pages/console-sources.ts'

const ROOT = join(import.meta.dirname, '../..')
const SCRIPT = join(ROOT, 'scripts/build-console.ts')
const BUILD_INFO = join(ROOT, 'web/dist/build.json')

/** Builds the console's pages when their sources are newer, in a process of low priority beside the running service. */
export interface ConsoleBuild {
  isRunning(): boolean
  /** Does nothing where the pages are up to date, or where the sources or Vite are missing. Never throws. */
  run(): Promise<void>
}

export function createConsoleBuild(log: Pick<Logger, 'warn'>): ConsoleBuild {
  let isRunning = false
  return {
    isRunning: () => isRunning,
    async run() {
      if (!canBuild() || !isStale()) return
      isRunning = true
      const { code, output } = await build()
      isRunning = false
      if (code !== 0) log.warn({ output }, 'The console could not be built. Try "npm run build:console".')
    },
  }
}

function canBuild(): boolean {
  return existsSync(SCRIPT) && existsSync(join(ROOT, 'web/src')) && existsSync(join(ROOT, 'node_modules/vite'))
}

/** Compares times only, which takes a few milliseconds; the script compares contents. */
function isStale(): boolean {
  if (!existsSync(BUILD_INFO)) return true
  const builtAt = statSync(BUILD_INFO).mtimeMs
  const paths = CONSOLE_SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return paths.some((path) => statSync(join(ROOT, path)).mtimeMs > builtAt)
}

function build(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [SCRIPT], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid !== undefined) lowerPriority(child.pid)
    let output = ''
    const collect = (text: Buffer) => (output += text.toString())
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    // Not there without a free file descriptor; then comes the error.
    const { stdout, stderr } = child as Partial<typeof child>
    stdout?.on('data', collect)
    stderr?.on('data', collect)
    child.on('close', (code) => resolve({ code, output }))
    // The service does not wait for the build when it stops.
    process.once('exit', () => child.kill())
  })
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The build also works with normal priority.
  }
}
