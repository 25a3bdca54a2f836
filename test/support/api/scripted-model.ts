import { ModelUnavailable } from '../../../src/base/errors.ts'
import type {
  ComposeRequest,
  Composed,
  LanguageModel,
  Understanding,
  UnderstandRequest,
} from '../../../src/ports/language.ts'

/**
 * A language model that understands `name=value` literally and composes simply. `builtin:rules` responds immediately,
 * `openai:slow` when the test says so, `openai:dead` never.
 */
export class ScriptedModel implements LanguageModel {
  /** Waiting requests of the slow model; calling one lets it continue. */
  readonly waiting: (() => void)[] = []
  /** Whether the slow model waits before its replies as well. */
  holdsReplies = false
  /** Whether the slow model fails. */
  isBroken = false
  /** Text appended to all its replies. */
  ending = ''

  understandNow(request: UnderstandRequest): Understanding | undefined {
    return request.model === 'builtin:rules' ? understand(request) : undefined
  }

  composeNow(request: ComposeRequest): Composed | undefined {
    return request.model === 'builtin:rules' ? this.#compose(request) : undefined
  }

  async understand(request: UnderstandRequest): Promise<Understanding> {
    await this.#turn(request.model, true)
    return understand(request)
  }

  async compose(request: ComposeRequest): Promise<Composed> {
    await this.#turn(request.model, this.holdsReplies)
    return this.#compose(request)
  }

  /** Resolves when a request of the slow model has arrived. */
  async somebodyWaits(): Promise<() => void> {
    for (;;) {
      const release = this.waiting.shift()
      if (release) return release
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #compose(request: ComposeRequest): Composed {
    const { reply, firstTextAt } = compose(request)
    return { reply: reply + this.ending, firstTextAt }
  }

  async #turn(model: string, waits: boolean): Promise<void> {
    if (model === 'openai:dead' || this.isBroken) throw new ModelUnavailable()
    if (model === 'openai:slow' && waits) await new Promise<void>((resolve) => this.waiting.push(resolve))
    if (this.isBroken) throw new ModelUnavailable()
  }
}

function understand({ text, fields, asked, language }: UnderstandRequest): Understanding {
  const values: Understanding['values'] = {}
  for (const [, name = '', value = ''] of text.matchAll(/([^\s,=]+)=([^,]+)/g)) {
    const type = fields.find((field) => field.name === name)?.type
    if (type) values[name] = type === 'number' ? Number(value) : type === 'boolean' ? value === 'true' : value
  }
  return {
    values,
    refused: text === 'skip' ? asked : [],
    intent: text === 'never again' ? 'opted_out' : null,
    language,
  }
}

function compose({ lines, question, closing }: ComposeRequest): Composed {
  const asked = question ? [`Please give ${question.fields.map(({ name }) => name).join(' and ')}.`] : []
  return { reply: [...lines, ...asked, ...(closing ? ['Goodbye.'] : [])].join(' '), firstTextAt: null }
}
