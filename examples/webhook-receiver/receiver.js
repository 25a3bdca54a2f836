/**
 * Receives Parley's webhooks, verifies their signatures and skips repeats. Needs Node 24 and no package:
 *
 *     WEBHOOK_SECRET=whsec_… PORT=4001 node examples/webhook-receiver/receiver.js
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import process from 'node:process'

const { WEBHOOK_SECRET: secret, PORT: port = '4001' } = process.env
if (!secret) throw new Error('Set WEBHOOK_SECRET to the secret of the endpoint, whsec_… included.')

const MAX_BODY_BYTES = 4 * 1024 * 1024
const TOLERANCE_SEC = 300
/** Deliveries that were handled. Keep them in a database for a day: a delivery may come again after a restart. */
const handled = new Set()

const server = createServer(async (request, response) => {
  const body = await readBody(request)
  if (body === null) return response.writeHead(413).end()
  if (!isGenuine(body, request.headers['svc-signature'] ?? '')) return response.writeHead(401).end()
  // Respond first, work afterwards: Parley waits ten seconds.
  response.writeHead(204).end()
  const { id, event, data } = JSON.parse(body)
  if (handled.has(id)) return console.log(`repeated ${id}`)
  handled.add(id)
  if (event === 'ping') console.log(`ping: ${data.message}`)
  else console.log(`${event} ${data.call.id}: ${data.call.outcome} ${JSON.stringify(data.call.fields)}`)
})
server.listen(Number(port), '127.0.0.1', () => console.log(`Receiving on http://127.0.0.1:${server.address().port}/`))

/** The bytes as they arrived, which is what is signed; null for more than a delivery may have, or a sender that went. */
async function readBody(request) {
  const chunks = []
  let bytes = 0
  try {
    for await (const chunk of request) {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) return null
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

/** Whether Parley signed this body with our secret within the last five minutes. */
function isGenuine(body, signature) {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (t === undefined || Math.abs(Date.now() / 1000 - Number(t)) > TOLERANCE_SEC) return false
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'))
}
