import { randomUUID } from 'node:crypto'
import { pick, type Random } from './random.ts'

/** What talkers need to know of the service. */
export interface Line {
  /** Where the next request goes; of several nodes, each time another. */
  readonly address: string
  key: string
  agentId: string
  /** Longest pause of a person between two moves. */
  paceMs: number
  /** Hears of a request that brought no answer, or only that nothing can be done now. */
  failed(address: string, failure: unknown): void
}

/** A node answered that it can do nothing now. */
export class Unavailable extends Error {}

type Ending = 'completed' | 'deleted' | 'opted_out' | 'left'

const NAMES = ['Priya Sharma', 'Asha Rao', 'Ravi Kumar', 'Neha Gupta', 'Sam Taylor']
const VISITS = ['tomorrow at 4 pm', 'next monday at 10 am', 'tomorrow at half past three']
const REASONS = ['a check-up', 'fever since yesterday', 'I would rather not say']

/** Whoever has an `Idempotency-Key` waits no longer for a node that stands still, and asks another. */
const PATIENCE_MS = 1_500
/** Before the next try, where the last one is still being answered or has failed: a write may still be on its way. */
const RETRY_MS = 300
/** What a dead node had in hand, another one finishes within this. */
const TAKEOVER_MS = 30_000

/**
 * One person in one text conversation. Whenever a request fails, it finds out from the call's record whether its last
 * message had arrived, and goes on from there: with the same `Idempotency-Key`, or without any.
 */
export class Talker {
  readonly #random: Random
  readonly #usesKeys: boolean
  readonly #ending: Ending
  #idempotencyKey: string | undefined
  #remaining: string[]
  callId: string | undefined
  /** Messages answered with 200, in order. */
  readonly acknowledged: string[] = []
  /** Sent without an answer: may or may not have arrived. */
  #unanswered: string | undefined
  #closing = false
  /** Outcome once ended, as the service said. */
  outcome: string | null = null
  hasEnded = false
  readonly problems: string[] = []

  constructor(random: Random) {
    this.#random = random
    this.#usesKeys = random() < 0.5
    this.#ending = pick(random, ['completed', 'completed', 'completed', 'deleted', 'opted_out', 'left'] as const)
    const whole = [pick(random, NAMES), pick(random, VISITS), pick(random, REASONS), 'yes']
    const upTo = Math.floor(random() * 3)
    this.#remaining = this.#ending === 'completed' ? whole : whole.slice(0, upTo)
    if (this.#ending === 'opted_out') this.#remaining.push('please never call me again')
  }

  /** Does not end by itself: the person goes away in the middle. */
  get isLeft(): boolean {
    return this.#ending === 'left' && this.#remaining.length === 0
  }

  get isDone(): boolean {
    return this.hasEnded || this.isLeft
  }

  /** Makes the next move, if it can be made now. */
  async move(line: Line): Promise<void> {
    try {
      await this.#move(line)
    } catch {
      await pause(RETRY_MS) // the line has heard of it
    }
  }

  async #move(line: Line): Promise<void> {
    await pause(this.#random() * line.paceMs)
    if (this.callId === undefined) return this.#begin(line)
    if (this.#unanswered !== undefined && !this.#usesKeys) await this.#findOut(line)
    if (this.hasEnded) return
    const next = this.#unanswered ?? this.#remaining[0]
    if (next !== undefined) return this.#say(line, next)
    if (this.#ending === 'deleted' || this.#closing) return this.#hangUp(line)
    if (this.#ending !== 'left' && !(await this.#endsSoon(line)))
      this.#addProblem('has nothing left to say, and the conversation goes on')
    this.#closing = true
  }

  /** The last message was taken, and whoever was to tell the end of it died. */
  async #endsSoon(line: Line): Promise<boolean> {
    for (const since = Date.now(); Date.now() - since < TAKEOVER_MS; await pause(RETRY_MS)) {
      const { status, outcome } = await this.read(line)
      if (status !== 'ended') continue
      this.#end(outcome)
      return true
    }
    return false
  }

  async #begin(line: Line): Promise<void> {
    this.#idempotencyKey ??= randomUUID()
    const answer = await this.#post(line, '/v1/conversations', { agentId: line.agentId }, this.#idempotencyKey)
    if (answer.status === 409) return pause(RETRY_MS) // the first try is still being answered
    if (answer.status !== 201) return this.#addProblem(`was answered ${answer.status} to a start: ${answer.text}`)
    this.callId = (JSON.parse(answer.text) as { callId: string }).callId
    this.#idempotencyKey = undefined
  }

  async #say(line: Line, text: string): Promise<void> {
    this.#unanswered = text
    if (this.#usesKeys) this.#idempotencyKey ??= randomUUID()
    const answer = await this.#post(line, `/v1/conversations/${this.callId}/messages`, { text }, this.#idempotencyKey)
    if (answer.status === 409) return pause(RETRY_MS)
    if (answer.status !== 200) return this.#addProblem(`was answered ${answer.status} to "${text}": ${answer.text}`)
    this.#idempotencyKey = undefined
    this.#unanswered = undefined
    this.#remaining.shift()
    this.acknowledged.push(text)
    const { ended, outcome } = JSON.parse(answer.text) as { ended: boolean; outcome: string | null }
    if (ended) this.#end(outcome)
  }

  async #hangUp(line: Line): Promise<void> {
    const response = await this.#request(line, 'DELETE', `/v1/conversations/${this.callId}`)
    if (response.status !== 204) return this.#addProblem(`was answered ${response.status} to a DELETE`)
    if (!(await this.#endsSoon(line))) this.#addProblem('does not end after a DELETE')
  }

  /** Looks whether the message that had no answer is in the record. */
  async #findOut(line: Line): Promise<void> {
    const { turns, status, outcome } = await this.read(line)
    const heard = turns.flatMap((turn) => (turn.callerText === null ? [] : [turn.callerText]))
    if (heard.length > this.acknowledged.length) {
      this.acknowledged.push(this.#unanswered ?? '')
      this.#remaining.shift()
    }
    this.#unanswered = undefined
    if (status === 'ended' || status === 'lost') this.#end(outcome)
  }

  async read(line: Line): Promise<CallRecord> {
    const response = await this.#request(line, 'GET', `/v1/calls/${this.callId}`)
    if (response.status === 200) return JSON.parse(response.text) as CallRecord
    this.#addProblem(`was answered ${response.status} to a GET`)
    return { status: 'lost', outcome: this.outcome, turns: [] }
  }

  /** Holds the record against everything that was acknowledged. */
  async check(line: Line): Promise<void> {
    if (this.callId === undefined) return
    const { turns, status, outcome } = await this.read(line)
    const heard = turns.flatMap((turn) => (turn.callerText === null ? [] : [turn.callerText]))
    if (this.acknowledged.some((text, index) => heard[index] !== text)) {
      this.#addProblem(`had ${JSON.stringify(this.acknowledged)} acknowledged, the record has ${JSON.stringify(heard)}`)
    }
    if (heard.length > this.acknowledged.length + (this.#unanswered === undefined ? 0 : 1)) {
      this.#addProblem(`was heard more often than it spoke: ${JSON.stringify(heard)}`)
    }
    if (turns.some((turn, index) => turn.index !== index)) this.#addProblem('has a gap in its turns')
    if (this.isLeft) this.#checkExpired(status, outcome)
    else if (this.hasEnded && (status !== 'ended' || outcome !== this.outcome)) {
      this.#addProblem(`ended as ${this.outcome}, the record says ${status} ${outcome}`)
    }
  }

  /** Whoever stays away for a quarter of an hour has ended, with what was said until then. */
  #checkExpired(status: string, outcome: string | null): void {
    const expected = this.acknowledged.length > 0 ? 'partial' : 'failed'
    if (status !== 'ended' || outcome !== expected)
      this.#addProblem(`was left, and is ${status} ${outcome}, not ${expected}`)
    this.#end(outcome)
  }

  #end(outcome: string | null): void {
    this.hasEnded = true
    this.outcome = outcome
    if (outcome === null) this.#addProblem('ended without an outcome')
  }

  #addProblem(what: string): void {
    this.problems.push(`${this.callId ?? 'a new conversation'} ${what}`)
  }

  #post(line: Line, path: string, body: object, idempotencyKey: string | undefined) {
    const headers = { 'content-type': 'application/json' }
    const request = { body: JSON.stringify(body), headers }
    if (idempotencyKey === undefined) return this.#request(line, 'POST', path, request)
    return this.#request(line, 'POST', path, {
      ...request,
      headers: { ...headers, 'idempotency-key': idempotencyKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }

  /** Throws, once the line has heard of it, when no answer comes or the node can do nothing now. */
  async #request(line: Line, method: string, path: string, request: RequestInit & { headers?: object } = {}) {
    const { address } = line
    try {
      const headers = { ...request.headers, authorization: `Bearer ${line.key}` }
      const response = await fetch(`${address}${path}`, { ...request, method, headers })
      const text = await response.text()
      if (response.status === 503) throw new Unavailable(text)
      return { status: response.status, text }
    } catch (failure) {
      line.failed(address, failure)
      throw failure
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface CallRecord {
  status: string
  outcome: string | null
  turns: { index: number; callerText: string | null }[]
}
