import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/** Stately's viewer, which a browser loads from the internet. It sees only what this page hands it. */
const VIEWER = 'https://stately.ai'

export interface InspectRelay {
  /** Such as `http://127.0.0.1:8080`: a page with Stately's viewer; the same with `ws:` is for its receiver. */
  url: string
  close(): Promise<void>
}

/**
 * Lets Stately's tools, which cannot log in, see what a logged-in person may see. Listens on the loopback only, and
 * refuses pages of any origin but its own: whoever connects needs no password.
 */
export async function openInspectRelay(connect: () => WebSocket, port: number): Promise<InspectRelay> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  const sockets = new WebSocketServer({
    server,
    maxPayload: 1024,
    verifyClient: ({ req }: { req: IncomingMessage }) => isOwnPage(req),
  })
  sockets.on('connection', (viewer) => pipe(connect(), viewer))
  await new Promise<void>((resolve, reject) => {
    sockets.once('error', reject) // the server's own, handed on
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const viewer of sockets.clients) viewer.terminate()
      sockets.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One connection to the service for each viewer, read no faster than the viewer reads. */
function pipe(service: WebSocket, viewer: WebSocket): void {
  service.on('message', (data: Buffer) => {
    service.pause()
    viewer.send(data, { binary: false }, () => service.resume())
  })
  service.on('close', (code, reason) => viewer.close(code === 1006 ? 1011 : code, reason))
  service.on('error', () => viewer.close(1011, 'The service cannot be reached.'))
  viewer.on('close', () => service.terminate())
}

/** Programs send no origin; a page of ours names the address that it was loaded from. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host && /^(127\.0\.0\.1|localhost):/.test(host)
}

const page = `<!doctype html>
<title>Parley in Stately's inspector</title>
<style>html, body, iframe { margin: 0; width: 100%; height: 100%; border: 0 }</style>
<iframe src="${VIEWER}/inspect" title="Stately inspector"></iframe>
<script>
  const viewer = document.querySelector('iframe').contentWindow
  const show = (message) => viewer.postMessage(message, '${VIEWER}')
  let waiting = []
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${VIEWER}' || data?.type !== '@statelyai.connected') return
    waiting?.forEach(show)
    waiting = null
  })
  new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (waiting) waiting.push(message)
    else show(message)
  }
</script>
`
