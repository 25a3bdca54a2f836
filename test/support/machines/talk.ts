import type { CallDetails, CallResult } from '../../../src/machines/dialogue/call-context.ts'
import type { Conversation, ConversationInput } from '../../../src/machines/conversation/conversation-setup.ts'
import { conversationDefinition } from '../../../src/machines/conversation/conversation.ts'
import type { Turn } from '../../../src/machines/dialogue/dialogue.ts'
import type { ComposeRequest, Understanding, UnderstandRequest } from '../../../src/ports/language.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import { HandRun, STARTED_AT } from './hand-run.ts'

export { STARTED_AT }

/** An understanding; missing parts are empty. */
export type Meaning = Partial<Understanding>

/** A conversation whose effects the test answers by hand. */
export class Talk extends HandRun {
  constructor(flow: Flow, input: Partial<ConversationInput> = {}) {
    super(conversationDefinition(flow, 'hash'), { ...defaultInput, ...input })
  }

  /** Every request to `compose` and `understand`, in order. */
  get composed(): ComposeRequest[] {
    return this.inputsOf('compose')
  }

  get understood(): UnderstandRequest[] {
    return this.inputsOf('understand')
  }

  /** The context with its parts side by side, which keeps expectations short. */
  get context(): Flat {
    const { call, result, turn, ...rest } = this.snapshot.context as unknown as Conversation
    return { ...rest, ...call, ...(result ?? noResult), ...turn }
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
    return this.finish('compose', { reply: reply ?? wording(request), firstTextAt })
  }

  understand(meaning: Meaning): this {
    const { language } = this.context
    return this.finish('understand', { values: {}, refused: [], intent: null, language, ...meaning })
  }

  prepare(agentName: string | null = 'Asha', deliveries: { id: string; endpointId: string; url: string }[] = []): this {
    return this.finish('resolveRecipients', { agentName, deliveries })
  }

  /** A whole turn: a message, its understanding, the reply. */
  say(words: string, meaning: Meaning = {}): this {
    this.send(words).understand(meaning)
    if (this.effects.has('compose')) this.compose()
    if (this.effects.has('resolveRecipients')) this.prepare()
    return this
  }

  send(words: string): this {
    this.now += 5_000
    return this.offer('message.send', { text: words })
  }

  close(): this {
    return this.offer('conversation.close')
  }

  /** Lets the idle time pass, and fires its timer `lateMs` afterwards. */
  idle(lateMs = 0): this {
    return this.fire('untilIdle', lateMs)
  }
}

/** The turns of a conversation as `caller → agent`. */
export function transcript(talk: Talk): string[] {
  return talk.turns.map(({ body }) => `${body.callerText as string | null} → ${body.agentText as string}`)
}

type Flat = Omit<Conversation, 'call' | 'result' | 'turn'> & CallDetails & Turn & (CallResult | typeof noResult)

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

export function wording(request: ComposeRequest | undefined): string {
  if (!request) return ''
  const asked = request.question && `${request.question.fields.map((field) => field.name).join(', ')}?`
  return [...request.lines, request.closing && `(${request.closing})`, asked].filter(Boolean).join(' ') || '(good-bye)'
}
