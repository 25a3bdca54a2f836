import { missingFields, type Dialogue } from '../dialogue/dialogue.ts'
import { needsWording } from '../dialogue/ending.ts'
import { askNode, type FlowMap } from './flow-map.ts'
import { holds } from './operators.ts'
import type { Condition } from './types.ts'

interface Args {
  context: Dialogue
}

/** What the compiled flow asks of where a dialogue stands, by phone or by text. */
export function flowGuards(map: FlowMap) {
  return {
    holds: ({ context }: Args, when: Condition) => holds(when, context.fields),
    isWishedToEnd: ({ context }: Args) => context.turn.intent !== null,
    isAnswered: ({ context }: Args) => missingFields(context, askNode(map, context.step)).length === 0,
    isAskedEnough: ({ context }: Args) => context.attempts >= map.settings.maxAttempts,
    needsWording: ({ context }: Args) => needsWording(context, map),
  }
}
