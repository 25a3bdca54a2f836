import type { WebSocket } from '@fastify/websocket'
import type { Kernel } from '../../actors/kernel.ts'
import { errorResponse } from '../../api/http/errors.ts'
import { readyAgentOf } from '../../api/agents.ts'
import { chooseModel } from '../../api/choose-model.ts'
import { variablesFor } from '../../api/variables.ts'
import { BadRequest } from '../../base/errors.ts'
import { callView, type CallView } from '../../machines/dialogue/call-view.ts'
import type { BrowserCall, BrowserConnection } from '../../ports/browser-calls.ts'
import type { Agent } from '../../ports/entities.ts'
import { agentOf } from '../access.ts'
import { withDraftFlow } from '../agent-drafts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { CurrentUser } from '../current-user.ts'
import { TOO_MANY } from '../http/console-socket.ts'
import type { Schema } from '../operation.ts'
import type { Start } from './start-reader.ts'

type ServerMessage = Schema<'VoiceServerMessage'>

/** A socket that sends no `start` within this time, in ms, is closed. */
const START_TIMEOUT_MS = 10_000
/** Audio that comes while the call is made: two seconds. */
const MAX_EARLY_FRAMES = 100
/** How long the call may end after its audio before the socket is closed anyway, in ms. */
const END_TIMEOUT_MS = 5_000
const CALL_OVER = 1000
const PROTOCOL_BROKEN = 1008

export interface VoiceTestOptions {
  deps: ConsoleDeps
  kernel: Pick<Kernel, 'observe'>
  readStart: (frame: string) => Start
  person: CurrentUser
  agentId: string
  socket: Pick<WebSocket, 'send' | 'close' | 'readyState' | 'OPEN' | 'bufferedAmount'>
  log: { error(details: object, message: string): void }
}

/** One person's talk with an agent by microphone, from `start` to `ended`. */
export class VoiceTest implements BrowserConnection {
  readonly #options: VoiceTestOptions
  readonly #callId: string
  #state: 'waiting' | 'starting' | 'talking' | 'over' = 'waiting'
  #call: BrowserCall | null = null
  #early: string[] = []
  #unobserve = () => {}
  #cancelTimeout: () => void

  constructor(options: VoiceTestOptions) {
    this.#options = options
    this.#callId = options.deps.newId()
    this.#cancelTimeout = options.deps.clock.after(START_TIMEOUT_MS, () =>
      this.#refuse(new BadRequest('The first message, start, did not come in time.'), PROTOCOL_BROKEN),
    )
  }

  get bufferedBytes(): number {
    return this.#options.socket.bufferedAmount
  }

  /** A text frame; null for one that is none. */
  receive(frame: string | null): void {
    if (this.#state === 'over') return
    if (frame === null) return this.#refuse(new BadRequest('Every message must be a text frame.'), PROTOCOL_BROKEN)
    if (this.#state === 'talking') this.#call?.receive(frame)
    else if (this.#state === 'starting') {
      if (this.#early.length < MAX_EARLY_FRAMES) this.#early.push(frame)
    } else this.#start(frame)
  }

  /** The browser is gone. */
  disconnected(): void {
    this.#leave()
    this.#call?.disconnected()
  }

  send(text: string): void {
    const { socket } = this.#options
    if (socket.readyState === socket.OPEN) socket.send(text, () => {})
  }

  heard(text: string): void {
    this.#tell({ type: 'partial', text })
  }

  /** The machine sends the end of the call; if that is lost, the record is read. */
  close(): void {
    if (this.#state === 'over') return
    this.#cancelTimeout()
    this.#cancelTimeout = this.#options.deps.clock.after(END_TIMEOUT_MS, () => {
      this.#options.deps.runtime
        .read(`call/${this.#callId}`)
        .then((record) => this.#end(record ? callView(record.snapshot) : null))
        .catch(() => this.#end(null))
    })
  }

  #start(frame: string): void {
    this.#cancelTimeout()
    let start: Start
    try {
      start = this.#options.readStart(frame)
    } catch (error) {
      return this.#refuse(error, PROTOCOL_BROKEN)
    }
    this.#state = 'starting'
    this.#place(start).catch((error: unknown) => this.#refuse(error))
  }

  async #place({ variables, model, flow, sampleRateHz }: Start): Promise<void> {
    const { deps, kernel } = this.#options
    const agent = await this.#agent(flow)
    const order = {
      ...{ callId: this.#callId, agent, sampleRateHz },
      variables: variablesFor(agent, variables),
      model: await chooseModel(deps, agent, model),
    }
    if (this.#isOver()) return
    this.#unobserve = kernel.observe(({ actorId, entries, state }) => {
      if (actorId !== `call/${this.#callId}`) return
      for (const { records } of entries) for (const row of records) this.#tellTurn(row.body)
      if (state.plain.status !== 'active') this.#end(callView(state.plain))
    })
    const call = await deps.browserCalls.place(order, this)
    if (this.#isOver()) return call.disconnected()
    this.#call = call
    this.#state = 'talking'
    this.#tell({ type: 'started', callId: this.#callId, sampleRateHz: call.sampleRateHz })
    for (const early of this.#early.splice(0)) call.receive(early)
    await call.begin()
  }

  async #agent(flow: Start['flow']): Promise<Agent> {
    const { deps, person, agentId } = this.#options
    const agent = await agentOf(deps, person, agentId)
    return flow === 'draft' ? withDraftFlow(deps, agent) : readyAgentOf(deps.store, agent.projectId, agent.id)
  }

  #tellTurn(body: object): void {
    const { index, callerText, agentText, interrupted } = body as Schema<'Turn'>
    this.#tell({ type: 'line', turn: index, callerText, agentText, interrupted })
  }

  #end(call: CallView | null): void {
    if (this.#isOver()) return
    this.#tell({ type: 'ended', outcome: call?.outcome ?? null, error: call?.error ?? null })
    this.#leave()
    this.#options.socket.close(CALL_OVER, 'The call is over.')
  }

  #refuse(error: unknown, closeCode?: number): void {
    if (this.#isOver()) return
    const { status, message } = errorResponse(error)
    if (status === 500) this.#options.log.error({ callId: this.#callId, err: error }, 'A voice test failed.')
    this.#tell({ type: 'failed', statusCode: status, message })
    this.#leave()
    this.#call?.disconnected()
    const code = closeCode ?? (status === 503 || status === 429 ? TOO_MANY : CALL_OVER)
    this.#options.socket.close(code, 'The call could not begin.')
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  #isOver(): boolean {
    return this.#state === 'over'
  }

  #leave(): void {
    this.#state = 'over'
    this.#cancelTimeout()
    this.#unobserve()
  }
}
