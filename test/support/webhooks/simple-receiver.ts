import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SimpleReceiver extends AsyncDisposable {
  url: string
  /** Received requests, oldest first. */
  received: { headers: IncomingHttpHeaders; body: string }[]
  /** Status code of the next responses; `hang` for no response. */
  answer: number | 'hang'
  /** Responds to all that hang. */
  release(status: number): void
  close(): Promise<void>
}

/** A webhook receiver on loopback that responds with one status at a time; `Receiver` is for one that misbehaves. */
export async function openReceiver(): Promise<SimpleReceiver> {
  const hanging: ServerResponse[] = []
  const receiver: SimpleReceiver = {
    url: '',
    received: [],
    answer: 200,
    release: (status) => hanging.splice(0).forEach((response) => response.writeHead(status).end()),
    close: async () => {},
    [Symbol.asyncDispose]: () => receiver.close(),
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (receiver.answer === 'hang') hanging.push(response)
      else response.writeHead(receiver.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  receiver.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return receiver
}
