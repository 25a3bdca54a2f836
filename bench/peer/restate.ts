import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../test/support/free-port.ts'
import { cpuMsOf } from '../process.ts'

const PACKAGES = {
  '@restatedev/restate-server': '1.7.12',
  '@restatedev/restate-sdk': '1.17.2',
  '@restatedev/xstate': '0.5.2',
  xstate: '5.33.3',
}
const READY_WITHIN_MS = 40_000

const SERVICE = `
import { serve } from '@restatedev/restate-sdk'
import { xstate } from '@restatedev/xstate'
import { counter } from './counter-machine.ts'
await serve({ services: [xstate('counter', counter)], port: Number(process.env.PORT) })
`

export interface Peer {
  url: string
  cpuMs(): number
  stop(): Promise<void>
}

/** Installs the packages that only this bench needs, once, beside the system's temporary files. */
function install(): string {
  const folder = join(tmpdir(), `parley-bench-restate-${PACKAGES['@restatedev/restate-server']}`)
  const isThere = existsSync(join(folder, 'installed'))
  mkdirSync(folder, { recursive: true })
  cpSync(join(import.meta.dirname, 'counter-machine.ts'), join(folder, 'counter-machine.ts'))
  writeFileSync(join(folder, 'service.ts'), SERVICE)
  if (isThere) return folder
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }))
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('The packages of the peer could not be installed.')
  writeFileSync(join(folder, 'installed'), '')
  return folder
}

/**
 * Starts a Restate server on an empty folder, with the machine as one of its services. `partitions`: its default of 24
 * is meant for a cluster; one serves a small machine best. Its log is synced before it responds, as by default.
 */
export async function startRestate(partitions: number | null): Promise<Peer> {
  const packages = install()
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const [ingress, admin, node, service] = [await freePort(), await freePort(), await freePort(), await freePort()]
  writeFileSync(
    join(folder, 'restate.toml'),
    `bind-ip = "127.0.0.1"
bind-port = ${node}
listen-mode = "tcp"
base-dir = ${JSON.stringify(join(folder, 'data'))}
node-name = "bench"
disable-telemetry = true
${partitions === null ? '' : `default-num-partitions = ${partitions}`}
[ingress]
bind-port = ${ingress}
[admin]
bind-port = ${admin}
`,
  )
  const platform = `@restatedev/restate-server-${process.platform}-${process.arch}`
  const binary = join(packages, 'node_modules', platform, 'bin/restate-server')
  const env = {
    ...process.env,
    TMPDIR: folder,
    PORT: String(service),
    NODE_ENV: 'production',
    RESTATE_LOGGING: 'ERROR',
  }
  const children = [
    spawn(binary, ['--no-logo', '--config-file', join(folder, 'restate.toml')], { env, stdio: 'ignore' }),
    spawn(process.execPath, [join(packages, 'service.ts')], { env, stdio: 'ignore' }),
  ]
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await untilOk(() => fetch(`http://127.0.0.1:${admin}/health`))
  const deployment = JSON.stringify({ uri: `http://127.0.0.1:${service}`, force: true })
  await untilOk(() => fetch(`http://127.0.0.1:${admin}/deployments`, { ...post, body: deployment }))
  await untilOk(() => fetch(`http://127.0.0.1:${ingress}/restate/health`))
  return {
    url: `http://127.0.0.1:${ingress}`,
    cpuMs: () => children.reduce((sum, { pid = 0 }) => sum + cpuMsOf(pid), 0),
    async stop() {
      await Promise.all(children.map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilOk(ask: () => Promise<Response>): Promise<void> {
  const endsAt = Date.now() + READY_WITHIN_MS
  for (;;) {
    const isOk = await ask().then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return
    if (Date.now() > endsAt) throw new Error('The peer did not become ready.')
    await pause(100)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 8_000)
  await gone
  clearTimeout(timer)
}
