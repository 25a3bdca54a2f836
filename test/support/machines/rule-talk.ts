import { composeByRules } from '../../../src/language/rules/wording/compose.ts'
import { understandByRules } from '../../../src/language/rules/understand.ts'
import type { ComposeRequest, UnderstandRequest } from '../../../src/ports/language.ts'
import { Talk } from './talk.ts'

/** A conversation that uses the real rules to understand and compose. */
export class RuleTalk extends Talk {
  /** Sends the person's message and returns the agent's reply. */
  hears(words: string): string {
    this.send(words)
    const request = this.effects.get('understand')?.input as unknown as UnderstandRequest
    this.understand(understandByRules(request))
    this.reply()
    if (this.effects.has('resolveRecipients')) this.prepare()
    return this.context.reply
  }

  /** Composes the agent's next reply, if it has one. */
  reply(): this {
    const request = this.effects.get('compose')?.input as unknown as ComposeRequest | undefined
    return request ? this.compose(composeByRules(request)) : this
  }
}
