import type { FlowIndex } from '../flow/flow-index.ts'
import { outcomeAt, outcomeOfBreakOff } from '../flow/outcome.ts'
import type { Outcome } from '../flow/types.ts'
import type { Dialogue } from './dialogue.ts'

/** The flow's own texts as a reply. */
export function spokenLines(dialogue: Pick<Dialogue, 'turn'>): string {
  return dialogue.turn.lines.join(' ')
}

/**
 * A closing line is spoken as written, unless there is none or the person speaks another language than the flow and the
 * line is not in it.
 */
export function needsWording(dialogue: Dialogue, index: FlowIndex): boolean {
  const { lines } = dialogue.turn
  if (lines.length === 0) return true
  const isHindi = lines.every((line) => /\p{Script=Devanagari}/u.test(line))
  if (isHindi === (dialogue.language === 'hi') && index.settings.languages[0] !== dialogue.language) return false
  return dialogue.language !== index.settings.languages[0] && !dialogue.call.model.startsWith('builtin:')
}

/** How a dialogue ends at the step where it stands. */
export function outcomeHere(dialogue: Dialogue, index: FlowIndex): Outcome {
  const node = index.nodes.get(dialogue.flowNodeId)
  return node?.type === 'end' ? outcomeAt(node, index.flow, dialogue.fields) : outcomeOfBreakOff(dialogue.fields)
}
