import type { FlowIndex } from '../flow/flow-index.ts'
import { fits, type Dialogue } from './dialogue.ts'

/**
 * A dialogue that began on one flow, to go on with another one that has the same step: without the values that the
 * other flow has no field for, and without what it does not know.
 */
export function fitToFlow<Kind extends Dialogue>(dialogue: Kind, flow: FlowIndex): Kind {
  const { flowNodeId, turn, language } = dialogue
  const isKnown = (name: string) => flow.fields.has(name)
  const fields = Object.entries(dialogue.fields).filter(([name, value]) => {
    const field = flow.fields.get(name)
    return field !== undefined && fits(value, field)
  })
  const visitedNodes = dialogue.visitedNodes.filter((id) => flow.nodes.get(id)?.type === 'ask')
  return {
    ...dialogue,
    fields: Object.fromEntries(fields),
    visitedNodes,
    visitedIndex: visitedNodes.indexOf(flowNodeId),
    fieldsToReask: dialogue.fieldsToReask.filter(isKnown),
    refused: dialogue.refused.filter(isKnown),
    turn: {
      ...turn,
      understood: turn.understood.filter(isKnown),
      volunteered: turn.volunteered.filter(isKnown),
      decidedBy: turn.decidedBy.filter(isKnown),
    },
    language: flow.settings.languages.includes(language) ? language : (flow.settings.languages[0] ?? language),
  }
}
