import { fromPlain, start, step, toPlain, type Step } from '../../../src/actors/step.ts'
import type { ActorEvent, Create, Json, JsonObject, PlainSnapshot, Row } from '../../../src/actors/types.ts'
import type { CallFacts, CallResult } from '../../../src/machines/call-facts.ts'
import type { Conversation, ConversationInput } from '../../../src/machines/conversation-setup.ts'
import { conversationDefinition } from '../../../src/machines/conversation.ts'
import type { MachineDefinition } from '../../../src/machines/definition.ts'
import type { Turn } from '../../../src/machines/dialogue/dialogue.ts'
import type { ComposeRequest, Understanding, UnderstandRequest } from '../../../src/ports/language.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'

export const STARTED_AT = Date.UTC(2026, 10, 2, 10, 0)

/** What a person can be understood to have said; what is left out was not. */
export type Meaning = Partial<Understanding>

/**
 * A conversation without a kernel: effects are answered by hand, and between any two events the actor is rebuilt from
 * the JSON of its snapshot, as after a restart.
 */
export class Talk {
  readonly definition: MachineDefinition
  readonly effects = new Map<string, { src: string; input: Json }>()
  readonly timers = new Map<string, { event: string; at: number }>()
  readonly turns: Row[] = []
  readonly creates: Create[] = []
  /** Every request to `compose` and `understand`, in order. */
  readonly composed: ComposeRequest[] = []
  readonly understood: UnderstandRequest[] = []
  readonly values: Json[] = []
  snapshot: PlainSnapshot
  now = STARTED_AT

  constructor(flow: Flow, input: Partial<ConversationInput> = {}) {
    this.definition = conversationDefinition(flow, 'hash')
    this.snapshot = this.#take(start(this.definition, { ...defaultInput, at: STARTED_AT, ...input }))
  }

  /** The context with its parts side by side, which keeps expectations short. */
  get context(): Flat {
    const { call, result, turn, ...rest } = this.snapshot.context as unknown as Conversation
    return { ...rest, ...call, ...(result ?? noResult), ...turn }
  }

  get ended(): boolean {
    return this.snapshot.status === 'done'
  }

  /** Innermost state, such as `listening`; `closing` or `ended` outside the flow. */
  get state(): string {
    let value = this.snapshot.value
    while (typeof value !== 'string') value = Object.values(value)[0] ?? ''
    return value
  }

  /** Answers `compose` with words that show what was asked for, unless others are given. */
  compose(reply?: string, firstTextAt: number | null = null): this {
    const request = this.effects.get('compose')?.input as unknown as ComposeRequest | undefined
    return this.#finish('compose', { reply: reply ?? wording(request), firstTextAt })
  }

  understand(meaning: Meaning): this {
    const { language } = this.context
    return this.#finish('understand', { values: {}, refused: [], intent: null, language, ...meaning })
  }

  prepare(agentName: string | null = 'Asha', deliveries: { id: string; endpointId: string; url: string }[] = []): this {
    return this.#finish('prepareResult', { agentName, deliveries })
  }

  fail(childId: string): this {
    if (!this.effects.delete(childId)) throw new Error(`${childId} is not pending in ${this.state}.`)
    return this.offer(`xstate.error.actor.${childId}`, { error: { name: 'Error', message: 'It broke.' } })
  }

  /** The whole of a turn: a message, what it meant, the reply. */
  say(words: string, meaning: Meaning = {}): this {
    this.send(words).understand(meaning)
    if (this.effects.has('compose')) this.compose()
    if (this.effects.has('prepareResult')) this.prepare()
    return this
  }

  send(words: string): this {
    this.now += 5_000
    return this.offer('message.send', { text: words })
  }

  close(): this {
    return this.offer('conversation.close')
  }

  /** Lets the idle time pass, and notices `lateMs` afterwards. */
  idle(lateMs = 0): this {
    const [timer] = [...this.timers.entries()]
    if (!timer) throw new Error(`No timer runs in ${this.state}.`)
    const [id, { event, at }] = timer
    this.timers.delete(id)
    this.now = at + lateMs
    return this.offer(event, { dueAt: at })
  }

  /** True when the last offered event found no use. */
  ignored = false

  offer(type: string, parts: JsonObject = {}): this {
    const stored = JSON.parse(JSON.stringify(this.snapshot)) as PlainSnapshot
    const live = fromPlain(this.definition, stored, [...this.effects.keys()])
    const event: ActorEvent = { type, at: this.now, ...parts }
    this.snapshot = this.#take(step(this.definition, live, event))
    return this
  }

  #finish(childId: string, output: Json): this {
    if (!this.effects.delete(childId)) throw new Error(`${childId} is not pending in ${this.state}.`)
    this.now += 100
    return this.offer(`xstate.done.actor.${childId}`, { output })
  }

  #take(next: Step): PlainSnapshot {
    this.ignored = next.ignored
    for (const id of next.cancelTimers) this.timers.delete(id)
    for (const { id, event, delayMs } of next.startTimers) this.timers.set(id, { event, at: this.now + delayMs })
    for (const childId of next.stopEffects) this.effects.delete(childId)
    for (const { childId, src, input } of next.startEffects) {
      this.effects.set(childId, { src, input: JSON.parse(JSON.stringify(input)) as Json })
      if (src === 'compose') this.composed.push(input as unknown as ComposeRequest)
      if (src === 'understand') this.understood.push(input as unknown as UnderstandRequest)
    }
    this.turns.push(...next.records)
    this.creates.push(...next.creates)
    const plain = toPlain(next.snapshot)
    this.values.push(plain.value as Json)
    if (plain.status !== 'active') this.timers.clear()
    const copy = JSON.parse(JSON.stringify(plain)) as PlainSnapshot
    if (JSON.stringify(copy) !== JSON.stringify(plain) || holes(plain.context))
      throw new Error('JSON changes the context.')
    return plain
  }
}

/** Turns of a talk as `caller → agent`. */
export function transcript(talk: Talk): string[] {
  return talk.turns.map(({ body }) => `${body.callerText as string | null} → ${body.agentText as string}`)
}

type Flat = Omit<Conversation, 'call' | 'result' | 'turn'> & CallFacts & Turn & (CallResult | typeof noResult)

const noResult = { outcome: null, endedAt: null, error: null, modelFailed: false }

const defaultInput = {
  callId: '00000000-0000-4000-8000-000000000001',
  projectId: '00000000-0000-4000-8000-000000000002',
  agentId: '00000000-0000-4000-8000-000000000003',
  agentName: 'Asha',
  channel: 'api_text' as const,
  model: 'builtin:rules',
  variables: {},
}

function wording(request: ComposeRequest | undefined): string {
  if (!request) return ''
  const asked = request.question && `${request.question.fields.map((field) => field.name).join(', ')}?`
  return [...request.lines, request.closing && `(${request.closing})`, asked].filter(Boolean).join(' ') || '(good-bye)'
}

function holes(value: unknown): boolean {
  if (value === undefined || typeof value === 'function' || Number.isNaN(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holes)
}
