import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { MAX_NODES } from '../../src/machines/flow/limits.ts'

export interface Victim {
  port: number
  key: string
  cookie: string
  projectId: string
  agentId: string
  /** An agent with the model and the voices of providers that have gone wrong. */
  hostileAgentId: string
}

/** One way to harm a service. Goes on until told to stop; what it needs beforehand is made in the first seconds. */
export interface Attack {
  name: string
  mood?: 'endless' | 'blanks' | 'silent'
  run(victim: Victim, isOver: () => boolean): Promise<void>
}

const BIG_VARIABLES = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`v${index}`, 'x'.repeat(1_024)]))
const NEEDED = { name: 'Asha', business: 'Luna', clinic: 'Luna', customer: 'Asha' }
const SHORT_NAMES = `{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`

export const ATTACKS: Attack[] = [
  {
    name: 'Upgrades with a body that never comes',
    run: (victim, isOver) =>
      atOnce(4, isOver, async () => {
        const socket = await open(victim)
        const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 1\r\n\r\n'
        socket.write(`POST / HTTP/1.1\r\n${upgrade}`)
        await pause(20)
        socket.destroy()
      }),
  },
  {
    name: 'Bodies of 100,000 names at the log-in',
    run: (victim, isOver) =>
      atOnce(8, isOver, async () => {
        await ask(victim, 'POST', '/console/api/session', SHORT_NAMES, { cookie: '' })
      }),
  },
  {
    name: 'The same with a key',
    run: (victim, isOver) => atOnce(4, isOver, () => ask(victim, 'POST', '/v1/conversations', SHORT_NAMES)),
  },
  {
    name: 'Lists of large calls that are asked for and not read',
    async run(victim, isOver) {
      await makeLargeCalls(victim, 150)
      const sockets: Socket[] = []
      await atOnce(2, isOver, async () => {
        const socket = (await open(victim)).pause()
        sockets.push(socket)
        const request = `GET /v1/calls?limit=200 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${victim.key}\r\n\r\n`
        socket.write(request.repeat(4))
        await pause(60)
      })
      for (const socket of sockets) socket.destroy()
    },
  },
  {
    name: 'Twenty such lists at once',
    async run(victim, isOver) {
      await makeLargeCalls(victim, 20)
      await atOnce(20, isOver, () => ask(victim, 'GET', '/v1/calls?limit=200'))
    },
  },
  {
    name: 'One conversation as long as may be, and its record again and again',
    async run(victim, isOver) {
      const callId = await start(victim, victim.agentId)
      const text = JSON.stringify({ text: 'अ'.repeat(8_000) })
      for (let count = 0; count < 600 && !isOver(); count += 1) {
        const status = await ask(victim, 'POST', `/v1/conversations/${callId}/messages`, text)
        if (status === 410) break
      }
      await atOnce(4, isOver, () => ask(victim, 'GET', `/v1/calls/${callId}`))
    },
  },
  {
    name: 'Conversations with as many variables as may be',
    run: (victim, isOver) => atOnce(4, isOver, async () => void (await start(victim, victim.agentId, BIG_VARIABLES))),
  },
  {
    name: 'A model server that never ends its answer',
    mood: 'endless',
    run: (victim, isOver) => atOnce(3, isOver, async () => void (await start(victim, victim.hostileAgentId))),
  },
  {
    name: 'A model that answers with 200,000 blanks',
    mood: 'blanks',
    run: (victim, isOver) =>
      atOnce(3, isOver, async () => {
        const callId = await start(victim, victim.hostileAgentId)
        await ask(victim, 'POST', `/v1/conversations/${callId}/messages`, JSON.stringify({ text: 'I am Asha' }))
      }),
  },
  {
    name: 'Sixty of the largest flows, each held up by a model that says nothing',
    mood: 'silent',
    async run(victim, isOver) {
      const agentIds: string[] = []
      for (let count = 0; count < 60 && !isOver(); count += 1) agentIds.push(await makeLargestAgent(victim, count))
      await Promise.all(agentIds.map((agentId) => start(victim, agentId).catch(() => {})))
    },
  },
  {
    name: 'Speech vendors with 100,000 words and 60,000 times a frame',
    run: (victim, isOver) =>
      atOnce(1, isOver, async () => {
        const body = { agentId: victim.hostileAgentId, to: '+14155550123', variables: NEEDED }
        await ask(victim, 'POST', '/v1/calls', JSON.stringify(body))
        await pause(1_000)
      }),
  },
  {
    name: 'Wrong passwords of made-up people',
    run: (victim, isOver) =>
      atOnce(10, isOver, async () => {
        const body = { email: `${Math.random()}@example.com`, password: 'wrong password' }
        await ask(victim, 'POST', '/console/api/session', JSON.stringify(body), { cookie: '' })
      }),
  },
  {
    name: 'A thousand connections that say nothing, or half a head',
    async run(victim, isOver) {
      const sockets: Socket[] = []
      for (let count = 0; count < 1_000 && !isOver(); count += 1) {
        const socket = await open(victim)
        sockets.push(socket)
        if (count % 2 === 0) socket.write('GET /v1/agents HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      }
      while (!isOver()) {
        for (const socket of sockets) if (!socket.destroyed && Math.random() < 0.3) socket.write('x')
        await pause(300)
      }
      for (const socket of sockets) socket.destroy()
    },
  },
]

/** So many at once, each again and again. What fails is no concern of an attacker. */
async function atOnce(count: number, isOver: () => boolean, work: () => Promise<unknown>): Promise<void> {
  const again = async () => {
    while (!isOver()) await work().catch(() => pause(10))
  }
  await Promise.all(Array.from({ length: count }, again))
}

async function open({ port }: Victim): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Returns the status. */
async function ask(
  { port, key }: Victim,
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(20_000),
    ...(body !== undefined && { body }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function start({ port, key }: Victim, agentId: string, more: object = {}): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/conversations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ agentId, variables: { ...NEEDED, ...more } }),
    signal: AbortSignal.timeout(20_000),
  })
  const { callId } = (await answer.json()) as { callId?: string }
  if (callId === undefined) throw new Error(`A conversation was answered ${answer.status}.`)
  return callId
}

/** An agent with as many steps as a flow may have, the first of which the model words. */
async function makeLargestAgent(victim: Victim, count: number): Promise<string> {
  const questions = Array.from({ length: MAX_NODES - 2 }, (_, index) => ({
    id: `q${index}`,
    type: 'ask',
    fields: ['name'],
    guidance: 'x'.repeat(300),
    next: index + 3 < MAX_NODES ? `q${index + 1}` : 'end',
  }))
  const flow = {
    id: `largest-${count}`,
    name: 'Largest',
    description: '',
    start: 'start',
    nodes: [
      { id: 'start', type: 'start', say: `Hello from ${count}.`, next: 'q0' },
      ...questions,
      { id: 'end', type: 'end', say: 'Goodbye.' },
    ],
    fields: [{ name: 'name', type: 'string', description: 'Name', options: [], required: true }],
    variables: [],
    settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 600 },
  }
  const made = await fetch(`http://127.0.0.1:${victim.port}/console/api/projects/${victim.projectId}/agents`, {
    method: 'POST',
    headers: { cookie: victim.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Largest ${count}`, flow, model: 'openai-compatible:m' }),
  })
  const { id } = (await made.json()) as { id?: string }
  if (id === undefined) throw new Error(`An agent was answered ${made.status}.`)
  return id
}

async function makeLargeCalls(victim: Victim, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await start(victim, victim.agentId, BIG_VARIABLES)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
