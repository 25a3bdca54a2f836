import { once } from 'node:events'
import { connect } from 'node:net'
import type { Random } from '../support/random.ts'
import type { Attempts } from './attempts.ts'
import { mutate, randomBytes } from './mutate.ts'

export interface Target {
  port: number
  key: string
  /** A `cookie` header of somebody who is logged in. */
  cookie: string
  projectId: string
  agentId: string
  /** Id of a conversation or call that there is. */
  callId: string
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** How long an answer is waited for: the service goes on with the request whether somebody waits or not. */
const WAIT_MS = 150

/** Requests that are right, or nearly so, to begin with. */
function seeds({ key, cookie, projectId, agentId, callId }: Target, random: Random): string[] {
  const id = random.pick([callId, agentId, projectId, UNKNOWN])
  const head = (method: string, path: string, ...headers: string[]) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join('')}`
  const authorization = `Authorization: Bearer ${key}`
  const session = `Cookie: ${cookie}`
  const withBody = (method: string, path: string, who: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const type = 'Content-Type: application/json'
    return `${head(method, path, who, type, `Content-Length: ${Buffer.byteLength(text)}`)}\r\n${text}`
  }
  const plain = (method: string, path: string, who: string) => `${head(method, path, who)}\r\n`
  const upgrade = (path: string, who: string) =>
    `${head('GET', path, who, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==')}\r\n`
  const chunked = `${head('POST', '/v1/conversations', authorization, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}\r\n5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n`
  const variables = { name: 'Asha', business: 'Luna', '': 1, constructor: true }
  return [
    plain('GET', '/healthz', authorization),
    plain('GET', '/metrics', authorization),
    plain('GET', '/v1/agents', authorization),
    plain('GET', `/v1/agents/${id}`, authorization),
    plain('GET', `/v1/calls?limit=${random.int(300)}&agentId=${agentId}`, authorization),
    plain('GET', `/v1/calls/${id}`, authorization),
    plain('DELETE', `/v1/calls/${id}`, authorization),
    plain('DELETE', `/v1/conversations/${UNKNOWN}`, authorization),
    withBody('POST', '/v1/conversations', authorization, { agentId, variables }),
    withBody('POST', `/v1/conversations/${callId}/messages`, authorization, { text: 'My name is Asha, tomorrow at 4' }),
    withBody('POST', '/v1/calls', authorization, { agentId, to: '+12025550101', variables, metadata: { a: 1 } }),
    withBody('POST', '/console/api/session', 'X: y', { email: 'a@b.c', password: 'wrong' }),
    withBody('PUT', `/console/api/agents/${agentId}`, session, { description: 'Fuzzed' }),
    withBody('POST', `/console/api/projects/${projectId}/agents`, session, {
      name: 'x',
      flow: { nodes: [{}], start: 1 },
    }),
    withBody('PUT', `/console/api/projects/${projectId}/connections/openai`, session, { apiKey: 'k' }),
    withBody('POST', `/console/api/agents/${agentId}/test-conversations`, session, { variables }),
    plain('GET', `/console/api/projects/${projectId}/calls?status=ended&outcome=failed`, session),
    plain('GET', `/console/api/actors/conversation/${callId}/journal`, session),
    plain('GET', `/console/api/projects/${projectId}/webhooks/deliveries`, session),
    plain('QUERY', '/console/api/anything', session),
    plain('OPTIONS', '/v1/calls', 'Origin: http://evil.example\r\nAccess-Control-Request-Method: POST'),
    plain('CONNECT', 'example.com:443', authorization),
    plain('TRACE', '/', authorization),
    upgrade('/console/api/inspect?reveal=transcripts', session),
    upgrade(`/console/api/inspect?actor=conversation/${callId}`, session),
    upgrade(`/telephony/telephony_a/media/${id}/AAAA`, 'X: y'),
    upgrade('/v1/calls', authorization),
    withBody('POST', `/telephony/telephony_b/status/${id}/AAAA`, 'X: y', 'CallSid=1&Status=completed'),
    chunked,
  ]
}

/** One connection with one request, changed by chance, sent in pieces and given up in some way. */
export async function sendRawRequest(target: Target, random: Random, attempts: Attempts): Promise<void> {
  const seed = Buffer.from(random.pick(seeds(target, random)), 'utf8')
  const isUpgrade = seed.includes('Upgrade: websocket')
  let bytes = random.chance(0.85) ? mutate(seed, random) : seed
  if (isUpgrade) bytes = Buffer.concat([bytes, webSocketNoise(random)])
  if (random.chance(0.1)) bytes = Buffer.concat([bytes, bytes, bytes])
  attempts.note(isUpgrade ? 'websocket' : 'http', bytes)

  const socket = connect({ port: target.port, host: '127.0.0.1', allowHalfOpen: random.chance(0.3) })
  socket.on('error', () => {})
  if (random.chance(0.9)) socket.resume()
  const closed = once(socket, 'close').catch(() => {})
  for (let from = 0; from < bytes.length;) {
    const length = random.chance(0.5) ? bytes.length : 1 + random.int(bytes.length)
    socket.write(bytes.subarray(from, from + length))
    from += length
    if (from < bytes.length) await new Promise((resolve) => setTimeout(resolve, random.int(5)))
  }
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, random.int(WAIT_MS)))])
  if (random.chance(0.3)) socket.resetAndDestroy()
  else if (random.chance(0.5)) socket.end()
  setTimeout(() => socket.destroy(), 1_000).unref()
  if (random.chance(0.7)) socket.destroy()
}

/** Frames that are right, masked or not, of all opcodes and lengths, or no frames at all. */
function webSocketNoise(random: Random): Buffer {
  const frames: Buffer[] = []
  for (let count = random.int(6); count > 0; count -= 1) {
    const payload = randomBytes(random.int(random.chance(0.1) ? 5_000 : 130), random)
    const opcode = random.int(16) | (random.chance(0.8) ? 0x80 : 0) | (random.chance(0.1) ? 0x70 : 0)
    const isMasked = random.chance(0.8) ? 0x80 : 0
    const announced = random.chance(0.1) ? random.int(65_536) : payload.length
    const length =
      announced < 126 ? [announced | isMasked] : [126 | isMasked, (announced >> 8) & 0xff, announced & 0xff]
    frames.push(Buffer.from([opcode, ...length]), isMasked ? randomBytes(4, random) : Buffer.alloc(0), payload)
  }
  return random.chance(0.1) ? randomBytes(random.int(3_000), random) : Buffer.concat(frames)
}
