import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SeenRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  fields: URLSearchParams
}

/** The server's response; `cut` closes the connection without one. */
export type CannedAnswer = { status: number; body: unknown } | 'cut'

/** A server that records its requests and responds as configured. */
export async function loopbackCarrier(answer: CannedAnswer) {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      seen.push({ method, path, headers, fields: new URLSearchParams(Buffer.concat(chunks).toString('utf8')) })
      if (answer === 'cut') return void request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    [Symbol.asyncDispose]: close,
  }
}
