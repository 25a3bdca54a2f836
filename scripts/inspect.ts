/**
 * Shows the machines of a running service as they move, one line for each step.
 *
 *     npm run inspect                                     everything that you may see
 *     npm run inspect -- --actor conversation/0197…       one actor
 *     npm run inspect -- --project 0197…                  one project
 *     npm run inspect -- --json                           Stately's messages as JSON Lines
 *     npm run inspect -- --relay 8080                     for Stately's inspector, at http://127.0.0.1:8080
 *
 * Logs in with ADMIN_EMAIL and ADMIN_PASSWORD, or else as the user that the first start made up (DATA_DIR). `--url` is
 * the service, `--reveal` shows phone numbers and what people said.
 */
import { WebSocket } from 'ws'
import type { InspectionMessage } from '../src/actors/inspection/messages.ts'
import { stateText } from '../src/actors/inspection/replay-report.ts'
import { BadRequest } from '../src/base/errors.ts'
import { readPlan } from '../src/startup/first-start-file.ts'
import { command, readArguments, readPort } from './command.ts'
import { openInspectRelay } from './inspect-relay.ts'
import { printLine } from './print-line.ts'

const OPTIONS = {
  url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || '3000'}` },
  actor: { type: 'string' },
  project: { type: 'string' },
  reveal: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  relay: { type: 'string' },
} as const
const USAGE = 'Options: --url, --actor <type>/<id>, --project <id>, --reveal, --json, --relay <port>.'

await command(async () => {
  const { values } = readArguments({ options: OPTIONS }, USAGE)
  if (!URL.canParse(values.url) || !/^https?:/.test(values.url)) {
    throw new BadRequest('--url: Expected the address of a service, like http://127.0.0.1:3000.')
  }
  const relayPort = values.relay === undefined ? null : readPort('relay', values.relay)
  const cookie = await logIn(values.url)
  const connect = () => new WebSocket(socketAddress(values), { headers: { cookie } })
  if (relayPort === null) return print(connect(), values.json)
  const { url } = await openInspectRelay(connect, relayPort)
  console.error(`Open ${url} in a browser, or connect Stately's receiver to ${url.replace('http', 'ws')}.`)
  console.error('The page loads its viewer from stately.ai and shows it what you see here, masked as it is here.')
})

async function logIn(url: string): Promise<string> {
  const response = await fetch(new URL('/console/api/session', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials()),
  }).catch(() => {
    throw new BadRequest(`${url} does not answer. Is the service running? Name it with --url.`)
  })
  const [cookie] = response.headers.getSetCookie()
  if (cookie === undefined) {
    const body = (await response.json().catch(() => ({}))) as { message?: string }
    throw new BadRequest(body.message ?? `Logging in was answered with ${response.status}. Is that a Parley?`)
  }
  return cookie.split(';')[0] ?? ''
}

function credentials(): { email: string; password: string } {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR = './data' } = process.env
  const plan = readPlan(DATA_DIR)
  const email = ADMIN_EMAIL ?? plan?.email
  const password = ADMIN_PASSWORD ?? plan?.password ?? undefined
  if (email !== undefined && password !== undefined) return { email, password }
  throw new BadRequest('Set ADMIN_EMAIL and ADMIN_PASSWORD to those of a user.')
}

interface Wish {
  url: string
  actor?: string | undefined
  project?: string | undefined
  reveal: boolean
}

function socketAddress({ url, actor, project, reveal }: Wish): URL {
  const address = new URL('/console/api/inspect', url)
  address.protocol = address.protocol.replace('http', 'ws')
  if (actor !== undefined) address.searchParams.set('actor', actor)
  if (project !== undefined) address.searchParams.set('project', project)
  if (reveal) address.searchParams.set('reveal', 'transcripts')
  return address
}

function print(socket: WebSocket, asJson: boolean): void {
  socket.on('open', () => console.error('Watching. Press Ctrl+C to stop.'))
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (asJson) return console.log(text)
    const line = lineOf(JSON.parse(text) as InspectionMessage)
    if (line !== null) printLine(line)
  })
  socket.on('unexpected-response', (_request, response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => stop((JSON.parse(Buffer.concat(chunks).toString()) as { message: string }).message))
  })
  socket.on('error', (error) => stop(error.message))
  socket.on('close', (code, reason) => stop(`The connection has ended (${code}). ${reason.toString()}`))
}

/** Null for what needs no line of its own: an event is told with the state that it led to. */
function lineOf(message: InspectionMessage): string | null {
  const { sessionId, seq, createdAt } = message
  const when = new Date(Number(createdAt)).toISOString().slice(11, 23)
  if (message.type === '@xstate.event') return null
  const { value, status } = message.snapshot
  const state = value === undefined ? status : stateText(value)
  const event = message.type === '@xstate.actor' ? 'is' : `#${seq} ${message.event.type} →`
  return value === undefined
    ? null
    : `${when}  ${sessionId}  ${event} ${state}${status === 'active' ? '' : ` (${status})`}`
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
