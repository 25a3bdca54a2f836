import type { MachineDefinition } from '../actors/contract/definition.ts'
import { type LiveSnapshot, start, step, toJsonError, type Step } from '../actors/step/step.ts'
import { ModelUnavailable } from '../base/errors.ts'
import type { Json, JsonObject } from '../base/json.ts'
import type { EpochMs } from '../base/time.ts'
import type { Conversation } from '../machines/conversation/conversation-setup.ts'
import { conversationDefinition } from '../machines/conversation/conversation.ts'
import type { Flow } from '../machines/flow/types.ts'
import type { ComposeRequest, LanguageModel, UnderstandRequest, Understanding } from '../ports/language.ts'

export interface ConversationRunOptions {
  flow: Flow
  model: LanguageModel
  /** `<provider>:<model>` */
  modelName: string
  /** Values of the flow's variables. */
  variables: Record<string, string>
  startedAt: EpochMs
  /** The project whose connections the model may use; default none. */
  projectId?: string
}

/** A message and its understanding. */
export interface UnderstoodMessage {
  request: UnderstandRequest
  understanding: Understanding
}

const NIL = '00000000-0000-4000-8000-000000000000'
const definitions = new WeakMap<Flow, MachineDefinition>()
const NEVER = new AbortController().signal

/**
 * One text conversation on the real machine and the real model, in memory: nothing is stored, no webhook is sent, and
 * time advances only as the caller says.
 */
export class ConversationRun {
  readonly #options: ConversationRunOptions
  readonly #definition: MachineDefinition
  #snapshot: LiveSnapshot | undefined
  #now: EpochMs
  /** The agent's current question; null when there is none. */
  question: ComposeRequest['question'] = null
  /** The latest message; undefined before the first. */
  latest: UnderstoodMessage | undefined

  private constructor(options: ConversationRunOptions) {
    this.#options = options
    this.#definition = definitionOf(options.flow)
    this.#now = options.startedAt
  }

  /** Runs the conversation up to the agent's first words. */
  static async start(options: ConversationRunOptions): Promise<ConversationRun> {
    const run = new ConversationRun(options)
    const { projectId = NIL, modelName: model, variables, startedAt: at } = options
    const input: JsonObject = {
      callId: NIL,
      projectId,
      agentId: NIL,
      agentName: options.flow.name,
      model,
      variables,
      at,
    }
    await run.#applyStep(start(run.#definition, { ...input, channel: 'browser_text' }))
    return run
  }

  get context(): Conversation {
    return this.#live.context as Conversation
  }

  /** The agent's latest words. */
  get reply(): string {
    return this.context.reply
  }

  get hasEnded(): boolean {
    return this.context.result !== null
  }

  /** Throws `ModelUnavailable` if the conversation ended because the language model could not be reached. */
  throwIfModelFailed(): void {
    if (this.context.result?.modelFailed === true) throw new ModelUnavailable()
  }

  /** Sends a message and runs the conversation up to the agent's reply. Blank text changes nothing. */
  async send(text: string, at: EpochMs): Promise<void> {
    this.#now = Math.max(at, this.#now)
    await this.#take({ type: 'message.send', text, at: this.#now })
  }

  async #take(event: { type: string; at: EpochMs } & Record<string, Json>): Promise<void> {
    await this.#applyStep(step(this.#definition, this.#live, event))
  }

  /** Runs the step's effects, one after the other, until the conversation waits for a message or has ended. */
  async #applyStep(taken: Step): Promise<void> {
    this.#snapshot = taken.snapshot
    for (const { childId, src, input } of taken.startEffects) {
      const done = await this.#run(src, input).then(
        (output) => ({ type: `xstate.done.actor.${childId}`, output }),
        (error: unknown) => ({ type: `xstate.error.actor.${childId}`, error: toJsonError(error) }),
      )
      await this.#take({ ...done, at: this.#now })
    }
  }

  async #run(src: string, input: Json): Promise<Json> {
    const { model } = this.#options
    if (src === 'understand') {
      const request = input as unknown as UnderstandRequest
      const understanding = model.understandNow(request) ?? (await model.understand(request, NEVER))
      this.latest = { request, understanding }
      return understanding as unknown as Json
    }
    if (src === 'compose') {
      const request = input as unknown as ComposeRequest
      this.question = request.question
      return (model.composeNow(request) ?? (await model.compose(request, NEVER))) as unknown as Json
    }
    return { agentName: this.#options.flow.name, deliveries: [] } // resolveRecipients: there are none
  }

  get #live(): LiveSnapshot {
    if (this.#snapshot === undefined) throw new Error('The conversation has not been started.')
    return this.#snapshot
  }
}

/** Cached: compiling a flow takes longer than a conversation on it. */
function definitionOf(flow: Flow): MachineDefinition {
  let definition = definitions.get(flow)
  if (!definition) definitions.set(flow, (definition = conversationDefinition(flow, 'evaluation')))
  return definition
}
