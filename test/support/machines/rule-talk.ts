import { composeByRules } from '../../../src/language/rules/compose.ts'
import { understandByRules } from '../../../src/language/rules/understand.ts'
import type { ComposeRequest, UnderstandRequest } from '../../../src/ports/language.ts'
import { Talk } from './talk.ts'

/** A conversation in which the rules themselves understand and speak. */
export class RuleTalk extends Talk {
  /** The person's message, and the agent's reply to it. */
  hears(words: string): string {
    this.send(words)
    const request = this.effects.get('understand')?.input as unknown as UnderstandRequest
    this.understand(understandByRules(request))
    this.reply()
    if (this.effects.has('resolveRecipients')) this.prepare()
    return this.context.reply
  }

  /** What the agent says next, when it has something to say. */
  reply(): this {
    const request = this.effects.get('compose')?.input as unknown as ComposeRequest | undefined
    return request ? this.compose(composeByRules(request)) : this
  }
}
