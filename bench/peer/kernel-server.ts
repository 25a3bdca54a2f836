/** The kernel behind a bare HTTP server, on the peer's paths: `DATA_DIR=… PORT=… node bench/peer/kernel-server.ts`. */
import { createServer, type IncomingMessage } from 'node:http'
import type { ActorId } from '../../src/actors/types.ts'
import { openCounterKernel } from './counter-kernel.ts'

const { kernel, close } = await openCounterKernel(process.env['DATA_DIR'] ?? '')

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env['PORT']), '127.0.0.1')

process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
  void close().then(() => process.exit(0))
})

/**
 * Handles `/counter/<key>/create` with `{input}` and `/counter/<key>/send` with `{event}`. Responds with the snapshot.
 */
async function answer(request: IncomingMessage): Promise<unknown> {
  const [, , id = '', action] = (request.url ?? '').split('/')
  if (action === undefined) return {}
  const body = JSON.parse(await textOf(request)) as { event: { type: 'count'; note: string } }
  if (action === 'create') return kernel.create({ type: 'counter', id, machine: 'counter', version: '1', input: {} })
  return (await kernel.send(`counter/${id}` as ActorId, body.event)).snapshot
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk as string
  return text
}
