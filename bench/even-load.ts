/**
 * The delay of messages that come evenly, at half of the highest rate, as callers send them: each is counted from the
 * moment at which it was due, so a server that falls behind is charged for all who wait. Server on one core.
 *
 *     npm run bench -- evenly [messages per second]
 */
import { Agent, request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf, SAYS_SLOWLY, startConversations, talk } from './conversations.ts'
import { demoOf } from './demo.ts'
import { load } from './load.ts'
import { run } from './process.ts'
import { median } from '../test/support/percentile.ts'

const SATURATING = 64
const ROUNDS = 5
const ROUND_CONVERSATIONS = 1_500
const CONNECTIONS = 256
const SECONDS = 20

export interface EvenLoad {
  /** Messages per second with 64 in flight: the median of the rounds but the first. */
  highest: number
  /** Messages per second that were sent. */
  rate: number
  delaysMs: number[]
  failures: number
  /** CPU time of the server for one message, in µs. */
  cpuUs: number
}

/** @param given Messages per second; half of the highest rate where it is left out. */
export async function measureEvenLoad(given?: number): Promise<EvenLoad> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const service = await run('src/start.js', { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })
  const demo = demoOf(dataDir)
  const { agentId } = demo
  const headers = { ...demo.headers, 'content-type': 'application/json' }
  const start = (count: number) => startConversations(service.url, headers, agentId, count, SATURATING)

  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const talking = talk(await start(ROUND_CONVERSATIONS), headers, SAYS_SLOWLY, SATURATING)
    rates.push((await load(service.url, SATURATING, talking)).perSecond)
  }
  const highest = median(rates.slice(1))
  const rate = given ?? Math.round(highest / 2)

  const callIds = await start(Math.ceil((rate * SECONDS) / SAYS_SLOWLY.length))
  const before = service.cpuMs()
  const { delaysMs, failures } = await sendEvenly(service.url, headers, callIds, rate)
  const cpuUs = ((service.cpuMs() - before) * 1_000) / delaysMs.length
  await service.stop()
  rmSync(dataDir, { recursive: true })
  return { highest, rate, delaysMs, failures, cpuUs }
}

/**
 * All conversations side by side: the first message of each, then the second of each. Nothing of a message is kept but
 * its delay. Undici would keep the last 256 requests of each connection, and the sender's own garbage collections would
 * be measured.
 */
async function sendEvenly(url: string, headers: Record<string, string>, callIds: readonly string[], rate: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const bodies = SAYS_SLOWLY.map((text) => JSON.stringify({ text }))
  const delaysMs = new Float64Array(callIds.length * bodies.length)
  const failed = Promise.withResolvers<never>()
  let [sent, done, failures] = [0, 0, 0]
  const send = (index: number, dueAt: number) => {
    const body = bodies[Math.floor(index / callIds.length)] ?? ''
    const { path, method } = messageOf(callIds[index % callIds.length], headers, body)
    const outgoing = request(url + path, { method, agent, headers }, (response) => {
      if (response.statusCode !== 200) failures += 1
      response.resume().once('end', () => {
        delaysMs[index] = performance.now() - dueAt
        done += 1
      })
    })
    outgoing.once('error', failed.reject).end(body)
  }
  const startedAt = performance.now()
  while (done < delaysMs.length) {
    const due = Math.min(delaysMs.length, Math.ceil(((performance.now() - startedAt) * rate) / 1_000))
    for (; sent < due; sent += 1) send(sent, startedAt + (sent * 1_000) / rate)
    await Promise.race([failed.promise, new Promise((resolve) => setTimeout(resolve, 1))])
  }
  agent.destroy()
  return { delaysMs: [...delaysMs], failures }
}
