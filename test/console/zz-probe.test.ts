import { connect } from 'node:net'
import { it } from 'vitest'
import { openInspection } from './support/open-inspection.ts'
it('probe', async () => {
  const o = await openInspection()
  const port = Number(new URL(o.address).port)
  for (const path of ['/v1/agents', '/healthz', '/nope', '/console/api/inspect', '/console/api/session', '/console/api/zzz']) {
    const s = connect(port, '127.0.0.1')
    let closed = false
    let text = ''
    s.on('data', (d) => (text += d.toString()))
    s.on('close', () => (closed = true))
    s.on('end', () => (text += '[END]'))
    s.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
    await new Promise((r) => setTimeout(r, 300))
    console.log(path, 'closed', closed, text.slice(0, 200).replace(/\r\n/g, '|'))
    s.destroy()
  }
  await o.close()
})
