import type { ComposeRequest } from '../../ports/language.ts'
import { enterAskNode, decideBy, say } from '../dialogue/dialogue.ts'
import { needsWording, spokenLines } from '../dialogue/ending.ts'
import { closingRequest, questionRequest } from '../dialogue/requests.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import { flowText } from '../flow/flow-text.ts'
import { holds } from '../flow/operators.ts'
import type { Call } from './leg.ts'

/** The line that a call opens with: to be worded, or in the flow's own words. */
export type Opening = { request: ComposeRequest } | { text: string }

/**
 * What the call will say first, found by walking the flow as it will go with nothing collected: so that it can be
 * worded and spoken for practice while the phone still rings.
 */
export function openingOf(call: Call, index: FlowIndex): Opening {
  let ahead = call
  let id = index.flow.start
  for (let steps = 0; steps <= index.flow.nodes.length; steps += 1) {
    const node = index.nodes.get(id)
    switch (node?.type) {
      case undefined:
        throw new Error(`There is no step "${id}".`)
      case 'start':
      case 'say':
        ahead = { ...ahead, flowNodeId: node.id, ...say(ahead, flowText(node), index.fields) }
        id = node.next
        break
      case 'branch':
        ahead = { ...ahead, ...decideBy(ahead, node.id, []) }
        id = node.branches.find(({ when }) => holds(when, ahead.fields))?.next ?? node.default
        break
      case 'ask':
        ahead = { ...ahead, ...enterAskNode(ahead, node), attempts: 1 }
        return { request: questionRequest(ahead, node, index) }
      case 'end':
        ahead = { ...ahead, flowNodeId: node.id, ...say(ahead, flowText(node), index.fields) }
        return needsWording(ahead, index) ? { request: closingRequest(ahead, index) } : { text: spokenLines(ahead) }
    }
  }
  throw new Error('The flow goes round without asking.')
}
