import { missingFields, type Dialogue } from './dialogue.ts'
import { needsWording } from './ending.ts'
import { isTooLong } from './is-too-long.ts'
import { askNode, type FlowIndex } from '../flow/flow-index.ts'
import { holds } from '../flow/operators.ts'
import type { Condition } from '../flow/types.ts'

interface Args {
  context: Dialogue
}

/** What the compiled flow asks of where a dialogue stands, by phone or by text. */
export function flowGuards(index: FlowIndex) {
  return {
    holds: ({ context }: Args, when: Condition) => holds(when, context.fields),
    hasClosingIntent: ({ context }: Args) => context.turn.intent !== null,
    isAnswered: ({ context }: Args) => missingFields(context, askNode(index, context.flowNodeId)).length === 0,
    isTooLong: ({ context }: Args) => isTooLong(context),
    isAskedEnough: ({ context }: Args) => context.attempts >= index.settings.maxAttempts,
    needsWording: ({ context }: Args) => needsWording(context, index),
  }
}
