import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import Stripe from 'stripe'

export interface Arrival {
  deliveryId: string
  event: string
  callId: string | undefined
  outcome: string | undefined
  /** Texts of the person, in order. */
  heard: string[]
  fields: Record<string, unknown>
  body: string
}

/** The service's clock runs ahead of ours by up to this. */
const SIGNED_WITHIN_SEC = 100_000

/** A customer's webhook endpoint: checks each signature with a verifier that is not ours, and remembers what came. */
export class Receiver {
  readonly arrivals: Arrival[] = []
  /** What was wrong with a delivery. */
  readonly problems: string[] = []
  secret = ''
  /** When something came last, refused or not. */
  lastAt = Date.now()
  readonly #refusals = new Map<string, number>()
  readonly #server: Server
  #port = 0

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.lastAt = Date.now()
        const deliveryId = String(request.headers['svc-delivery'])
        if (this.#refuses(deliveryId)) return response.writeHead(500).end()
        this.#receive(Buffer.concat(chunks), String(request.headers['svc-signature']), deliveryId)
        return response.writeHead(204).end()
      })
    })
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as { port: number }).port
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** One delivery in four is refused twice, so that its retries have to survive too. */
  #refuses(deliveryId: string): boolean {
    if (Number.parseInt(deliveryId.slice(-1), 16) % 4 !== 0) return false
    const refusals = this.#refusals.get(deliveryId) ?? 0
    this.#refusals.set(deliveryId, refusals + 1)
    return refusals < 2
  }

  #receive(raw: Buffer, signature: string, deliveryId: string): void {
    try {
      Stripe.webhooks.constructEvent(raw, signature, this.secret, SIGNED_WITHIN_SEC)
    } catch (error) {
      this.problems.push(`The signature of ${deliveryId} is wrong: ${(error as Error).message}`)
    }
    const body = raw.toString()
    const { id, event, data } = JSON.parse(body) as Envelope
    if (id !== deliveryId) this.problems.push(`Svc-Delivery is ${deliveryId}, the body says ${id}.`)
    const call = data.call
    this.arrivals.push({
      deliveryId,
      event,
      callId: call?.id,
      outcome: call?.outcome,
      heard: call?.turns.flatMap((turn) => (turn.caller === null ? [] : [turn.caller])) ?? [],
      fields: call?.fields ?? {},
      body,
    })
  }
}

interface Envelope {
  id: string
  event: string
  data: {
    call?: { id: string; outcome: string; fields: Record<string, unknown>; turns: { caller: string | null }[] }
  }
}
