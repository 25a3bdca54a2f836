import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics, serveMetrics } from '../../src/api/http/metrics.ts'
import { describeSettings, readConfig } from '../../src/config.ts'
import { configWarnings } from '../../src/startup/config-warnings.ts'
import { COLLECTIONS } from '../../src/store/mongo/schema.ts'
import fastify from 'fastify'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const isThere = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url))
const settings = new Set(describeSettings().map(({ name }) => name))

interface Container {
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  pids_limit?: number
  mem_limit?: string
  secrets?: string[]
}
interface Compose {
  services: Record<string, Container>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

function pick(environment: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => names.includes(name)))
}

const composeText = read('deploy/compose.yaml')
const compose = parse(composeText, { merge: true }) as Compose
const nodes = Object.entries(compose.services).filter(([name]) => /^node\d$/.test(name))

describe('deploy/compose.yaml', () => {
  it('has three nodes, three members and a proxy', () => {
    const names = Object.keys(compose.services)
    expect(names.toSorted()).toEqual(
      ['init-replica-set', 'mongo1', 'mongo2', 'mongo3', 'node1', 'node2', 'node3', 'proxy'].toSorted(),
    )
  })

  it('gives the nodes settings that exist, those of production among them', () => {
    for (const [, { environment = {} }] of nodes) {
      expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([])
      expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' })
      for (const name of ['SECRET_KEY', 'MONGODB_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'PUBLIC_URL']) {
        expect(environment[name], name).toBeTruthy()
      }
    }
  })

  it('has the nodes believe the proxy, and starts them without a warning', () => {
    for (const [, { environment = {} }] of nodes) {
      expect(environment['TRUST_PROXY']).toBe('1')
      const names = ['NODE_ENV', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY']
      const config = readConfig({ ...pick(environment, names), PUBLIC_URL: 'https://calls.example.com' })
      expect(configWarnings(config)).toEqual([])
    }
  })

  it('confines whatever the world can reach', () => {
    for (const [name, container] of Object.entries(compose.services)) {
      if (!/^(node\d|proxy)$/.test(name)) continue
      expect(container, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(container.security_opt, name).toEqual(['no-new-privileges:true'])
      expect(container.pids_limit, name).toBeGreaterThan(0)
      expect(container.mem_limit, name).toBeDefined()
    }
  })

  it('waits longer for a node to stop than it may take', () => {
    for (const [, { environment = {}, stop_grace_period: grace = '' }] of nodes) {
      const { DRAIN_MS, callDrainMs } = readConfig(pick(environment, ['NODE_ENV', 'DRAIN_MS', 'CALL_DRAIN_MS']))
      expect(Number.parseInt(grace) * 1_000).toBeGreaterThan(Math.max(DRAIN_MS, callDrainMs) + 8_000)
    }
  })

  it('names only volumes, networks, secrets, services and files that are there', () => {
    for (const { volumes = [], networks = [], depends_on = {}, secrets = [] } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const source = volume.split(':')[0] ?? ''
        if (source.startsWith('./')) expect(isThere(`deploy/${source}`), source).toBe(true)
        else expect(compose.volumes).toHaveProperty(source)
      }
      for (const network of networks) expect(compose.networks).toHaveProperty(network)
      for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret)
      for (const service of Object.keys(depends_on)) expect(compose.services).toHaveProperty(service)
    }
  })

  it('asks for nothing that .env.example does not name, and the other way round', () => {
    const asked = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const named = new Set([...read('deploy/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name))
    expect(asked).toEqual(named)
  })

  it('has the proxy reach every node', () => {
    const caddyfile = read('deploy/Caddyfile')
    for (const [name, { environment = {} }] of nodes) expect(caddyfile).toContain(`${name}:${environment['PORT']}`)
  })
})

describe('the image', () => {
  const dockerfile = read('Dockerfile')
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path ?? '')

  it('sets settings that exist, and runs what is there as somebody who is not root', () => {
    const [, line = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
    expect(line.split(' ').filter((pair) => !settings.has(pair.split('=')[0] ?? ''))).toEqual([])
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toContain('npm ci --omit=dev')
    expect(isThere('src/start.js')).toBe(true)
  })

  it('holds every file outside src that the program reads', () => {
    for (const path of allowed) expect(isThere(path), path).toBe(true)
    expect(allowed).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'src', 'openapi', 'examples/flows', 'scripts']),
    )
    expect(allowed.filter((path) => /^(test|bench|data|deploy|node_modules|\.)/.test(path))).toEqual([])
  })

  it('holds the console, built in a stage of its own', () => {
    expect(dockerfile).toContain('RUN node scripts/build-console.ts --force')
    expect(dockerfile).toContain('COPY --from=console /app/web/dist web/dist')
    expect(allowed).toContain('web')
  })

  it('runs on the Node that the tests run on', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
    const major = /\d+/.exec(devDependencies.node)?.[0]
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, version]) => version)
    expect(bases.length).toBeGreaterThan(0)
    expect(new Set(bases)).toEqual(new Set([major]))
  })
})

describe('docs/deploy.md', () => {
  const text = read('docs/deploy.md')

  it('names settings that exist', () => {
    const named = [...text.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !settings.has(name) && name !== 'POST')).toEqual([])
  })

  it('names figures that /metrics has', async () => {
    const app = fastify()
    const registry = createMetrics()
    serveMetrics(app, registry)
    const served = (await app.inject('/metrics')).body
    await app.close()
    const ours = [
      'startup/actor-metrics',
      'telephony/metrics/phone-metrics',
      'telephony/metrics/rejections',
      'telephony/metrics/turn-latency',
    ]
      .map((name) => read(`src/${name}.ts`))
      .join('')
    const named = new Set([...text.matchAll(/`(parley_\w+)`/g)].map(([, name]) => name ?? ''))
    expect(named.size).toBeGreaterThan(5)
    for (const name of named) expect(served.includes(`# TYPE ${name} `) || ours.includes(`'${name}'`), name).toBe(true)
  })

  it('names collections to shard that the store has, with the keys that docs/mongodb.md gives', () => {
    const rows = [...text.matchAll(/^\| `(\w+)`\s*\| `(\{ .+? \})`/gm)]
    expect(rows.length).toBe(5)
    for (const [, collection = '', key = ''] of rows) {
      expect(Object.values(COLLECTIONS)).toContain(collection)
      expect(read('docs/mongodb.md')).toContain(`sh.shardCollection('parley.${collection}', ${key})`)
    }
  })

  it('names commands and files that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name)
    for (const [, path = ''] of text.matchAll(/\]\((?!#)([^)]+)\)/g)) expect(isThere(`docs/${path}`), path).toBe(true)
  })
})
