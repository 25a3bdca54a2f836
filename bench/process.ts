import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '../test/support/free-port.ts'

export interface RunningServer {
  url: string
  /** Resident memory in MiB. */
  residentMiB(): number
  /** CPU time used so far, in ms. */
  cpuMs(): number
  stop(): Promise<void>
}

export interface RunOptions {
  /** Default 0; null for all cores. Where cores cannot be chosen, the system decides. */
  core?: number | null
  /** Arguments of the script, which otherwise reads its port from `PORT`. */
  args?: (port: number) => string[]
}

const canChooseCore = spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** Starts a server on a core of its own, and waits until it responds. */
export async function run(
  script: string,
  environment: Record<string, string>,
  { core = 0, args = () => [] }: RunOptions = {},
): Promise<RunningServer> {
  const port = await freePort()
  const pinned = canChooseCore && core !== null ? ['taskset', '-c', String(core)] : []
  const profile = process.env['PROFILE'] === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env['PROFILE']}`]
  const [command = '', ...rest] = [...pinned, process.execPath, ...profile, script, ...args(port)]
  const child = spawn(command, rest, {
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReachable(url, child)
  return {
    url,
    residentMiB: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** CPU time that a process has used so far, in ms. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function untilReachable(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(`${url}/healthz`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  throw new Error('The server did not start.')
}
