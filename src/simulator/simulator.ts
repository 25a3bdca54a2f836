import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../base/time.ts'
import type { JsonObject } from '../base/json.ts'
import type { Telephony } from '../ports/telephony.ts'
import type { CarrierHttp, CarrierRequest } from '../providers/carrier-http.ts'
import { SimulatedCarrier, type Subscriber } from './carriers/simulated-carrier.ts'
import { FramePacer } from './frame-pacer.ts'
import { createNetwork, type Network } from './carriers/network.ts'
import { EXCHANGE, subscriberOf } from './people/people.ts'
import type { Random } from './random.ts'
import { json, type RestResponse } from './carriers/rest.ts'
import { handleTwilioRequest } from './carriers/handle-twilio-request.ts'
import { handleExotelRequest } from './carriers/handle-exotel-request.ts'
import type { SimulatedCall } from './carriers/simulated-call.ts'

const PHONE_NUMBER = `${EXCHANGE}98`
/** Constant, so that a service knows the accounts of any simulator. */
const ACCOUNTS: Readonly<Record<Telephony, JsonObject>> = {
  telephony_a: { accountSid: `AC${fixedSecret('a')}`, authToken: fixedSecret('token'), phoneNumber: PHONE_NUMBER },
  telephony_b: {
    accountSid: 'simulated',
    apiKey: fixedSecret('key'),
    apiToken: fixedSecret('api token'),
    phoneNumber: PHONE_NUMBER,
  },
}

export interface SimulatorOptions {
  clock: Clock
  /** The same seed, dial requests and clock give the same calls. Default 1. */
  seed?: number
  /** Returns the person behind a number and the faults; undefined for those of `docs/simulator.md`. */
  find?: (number: string, random: Random) => Subscriber | undefined
  /** Default: real HTTP and WebSockets. */
  network?: Network
}

/** Both carriers without a server: the service calls `exchange`. */
export interface Simulator {
  /** The accounts to connect; with `baseUrl` only if the simulator listens. */
  accounts: Record<Telephony, JsonObject>
  exchange: (...order: Parameters<CarrierHttp>) => Promise<RestResponse>
  /** All dialled calls, oldest first. */
  calls(): SimulatedCall[]
  /** Ends all calls without callbacks. */
  close(): Promise<void>
}

export function createSimulator(options: SimulatorOptions): Simulator {
  return simulate(options, ACCOUNTS)
}

/** The same, listening on loopback; `accounts` name its address. Port 0 takes a free one. */
export async function startSimulator(
  options: SimulatorOptions & { port?: number },
): Promise<Simulator & { url: string }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = simulate(options, simulatedAccounts(url))
  serve(server, url, simulator)
  return {
    ...simulator,
    url,
    async close() {
      await simulator.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Returns the accounts of a simulator that listens at `url`, in this or another process. */
export function simulatedAccounts(url: string): Record<Telephony, JsonObject> {
  const { telephony_a, telephony_b } = ACCOUNTS
  return { telephony_a: { ...telephony_a, baseUrl: url }, telephony_b: { ...telephony_b, baseUrl: url } }
}

function simulate(options: SimulatorOptions, accounts: Record<Telephony, JsonObject>): Simulator {
  const { clock, seed = 1, network = createNetwork() } = options
  const carrier = new SimulatedCarrier({
    clock,
    seed,
    network,
    accounts,
    pacer: new FramePacer(clock),
    find: (number, random) => options.find?.(number, random) ?? documented(number, random),
  })
  return {
    accounts,
    exchange: (request) => route(carrier, request),
    calls: () => carrier.calls,
    async close() {
      carrier.close()
      await network.close()
    },
  }
}

function documented(number: string, random: Random): Subscriber {
  const subscriber = subscriberOf(number)
  return { person: subscriber.person(random), faults: subscriber.faults?.(random) ?? {} }
}

async function route(carrier: SimulatedCarrier, request: CarrierRequest): Promise<RestResponse> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/2010-04-01/')) return handleTwilioRequest(carrier, request)
  if (pathname.startsWith('/v1/')) return handleExotelRequest(carrier, request)
  return json(404, { message: 'Not found' })
}

function fixedSecret(name: string): string {
  return createHash('sha256').update(`${name}/1`).digest('hex').slice(0, 32)
}

const MAX_BODY_BYTES = 64 * 1024

function serve(server: Server, url: string, { exchange }: Pick<Simulator, 'exchange'>): void {
  const never = new AbortController().signal
  server.on('request', (request, response) => {
    void readBody(request)
      .then((body) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        )
        const method = request.method === 'POST' ? 'POST' : 'GET'
        if (request.method !== method) return json(404, { message: 'Not found' })
        return exchange({ method, url: `${url}${request.url ?? '/'}`, headers, body }, never)
      })
      .then((answer) => {
        response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body)
      })
      .catch(() => response.writeHead(400).end())
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw new Error('The body is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
