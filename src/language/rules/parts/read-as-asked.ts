import type { Message } from '../message.ts'
import type { ReadAlone } from './remaining-parts.ts'

/**
 * "400001, sorry 400002" and "I shifted from Nashik to Pune" to a question for something else: a message that gives the asked question nothing,
 * and one other question a value, is the answer to that one, and is read as such.
 */
export function readAsAsked(message: Message, readAlone: ReadAlone): void {
  const [only, another] = message.found
  if (only === undefined || another || only.isAsked || message.asked.length === 0) return
  if (message.isKnown(only.plan.field.name) || message.move === 'question') return
  const { name } = only.plan.field
  const alone = readAlone(message.heard.text, name).found.find(({ plan }) => plan === only.plan)
  if (alone === undefined) message.found.length = 0
  else if (alone.value !== only.value) message.replace(alone.from, alone.to, alone.plan, alone.value)
}
