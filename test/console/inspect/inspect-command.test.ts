import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hashPassword } from '../../../src/console/session/password.ts'
import { openInspectRelay } from '../../../scripts/inspect-relay.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'
import { openInspection, watch, type OpenedInspection } from '../../support/console/open-inspection.ts'

const flow = flowOf([start('ask_name'), ask('ask_name', ['name'], 'end'), end()], { fields: [text('name')] })
const email = 'engineer@example.com'
const password = 'correct horse battery staple'

let opened: OpenedInspection
let projectId: string

beforeAll(async () => {
  opened = await openInspection()
  const userId = crypto.randomUUID()
  projectId = crypto.randomUUID()
  await opened.store.users.insert({ id: userId, email, passwordHash: await hashPassword(password), createdAt: 0 })
  const choices = { defaultModel: '', defaultSpeech: '', defaultTelephony: '' }
  await opened.store.projects.insert({ id: projectId, name: 'Cafe', ...choices, createdAt: 0 }, userId)
})
afterAll(() => opened.close())

/** Starts the command; `lines` resolves once one of its lines contains the text. */
function run(args: string[], settings: Record<string, string>) {
  const script = fileURLToPath(new URL('../../../scripts/inspect.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '--url', opened.address, ...args], {
    env: { ...process.env, ...settings },
  })
  onTestFinished(() => void child.kill())
  const seen: string[] = []
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      seen.push(line)
      for (const look of waiting) look()
    })
  }
  const lines = (word: string) =>
    new Promise<string[]>((resolve) => {
      const look = () => seen.some((line) => line.includes(word)) && resolve(seen)
      waiting.add(look)
      look()
    })
  const code = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { lines, code }
}

describe('npm run inspect', () => {
  it('logs in and prints one line for each step', async () => {
    const { lines } = run([], { ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
    await lines('Watching.')
    const actorId = await opened.converse(projectId, flow)
    await opened.say(actorId, 'name=Priya')
    const printed = (await lines('(done)')).filter((line) => line.includes(actorId))
    expect(printed.map((line) => line.replace(/^.*\/\S+ {2}/, ''))).toEqual([
      '#1 xstate.init → active.ask_name.asking',
      '#2 xstate.done.actor.compose → active.ask_name.listening',
      '#3 message.send → active.ask_name.understanding',
      '#4 xstate.done.actor.understand → closing',
      '#5 xstate.done.actor.resolveRecipients → ended (done)',
    ])
  })

  it('says why it cannot go on', async () => {
    const wrong = run([], { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'wrong password' })
    expect(await wrong.lines('is wrong')).toContain('The e-mail address or the password is wrong.')
    expect(await wrong.code).toBe(1)
    const unknown = run(['--actor', 'call/nothing'], { ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
    expect(await unknown.lines('actor')).toContain('actor must be <type>/<id>.')
    expect(await unknown.code).toBe(1)
  })
})

describe('the relay', () => {
  it('refuses pages of other origins, which would see all without a password', async () => {
    const relay = await openInspectRelay(() => new WebSocket(opened.url()), 0)
    onTestFinished(() => relay.close())
    const address = relay.url.replace('http', 'ws')
    await expect(watch(address, { origin: 'https://evil.example' })).rejects.toThrow('401')
    await expect(watch(address, { origin: 'http://evil.example:80', host: 'evil.example:80' })).rejects.toThrow('401')
    await expect(watch(address, { origin: relay.url })).resolves.toBeDefined()
    const page = await (await fetch(relay.url)).text()
    expect(page).toContain('https://stately.ai/inspect')
  })

  it('passes on why the service ended a connection', async () => {
    const owner = await opened.person()
    const relay = await openInspectRelay(() => new WebSocket(opened.url(), { headers: { cookie: owner.cookie } }), 0)
    onTestFinished(() => relay.close())
    const viewer = await watch(relay.url.replace('http', 'ws'), {})
    await opened.watchers(1)
    for (const client of opened.app.websocketServer.clients) client.close(1013, 'You read too slowly.')
    expect(await viewer.closed).toEqual({ code: 1013, reason: 'You read too slowly.' })
  })
})
