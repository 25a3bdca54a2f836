import type { AskNode, Flow, FlowField, FlowNode, FlowSettings } from '../../../src/machines/flow/types.ts'

/** Small flows for tests: missing parts get the simplest value that passes every check. */
export function flowOf(
  nodes: FlowNode[],
  parts: { fields?: FlowField[]; variables?: string[]; settings?: Partial<FlowSettings> } = {},
): Flow {
  return {
    id: 'flow-1',
    name: 'Test flow',
    description: '',
    start: nodes[0]?.id ?? '',
    nodes,
    fields: parts.fields ?? [],
    variables: (parts.variables ?? []).map((name) => ({ name, description: '', example: '' })),
    settings: { persona: '', languages: ['en'], maxAttempts: 3, maxDurationSec: 600, ...parts.settings },
  }
}

export function start(next: string, say = 'Hello.'): FlowNode {
  return { id: 'start', type: 'start', say, next }
}

export function ask(id: string, fields: string[], next: string): AskNode {
  return { id, type: 'ask', fields, guidance: '', next }
}

export function end(id = 'end', say = 'Goodbye.'): FlowNode {
  return { id, type: 'end', say, outcome: null }
}

export function text(name: string, required = true): FlowField {
  return { name, type: 'string', description: '', options: [], required }
}

export function number(name: string, required = true): FlowField {
  return { ...text(name, required), type: 'number' }
}

export function boolean(name: string, required = true): FlowField {
  return { ...text(name, required), type: 'boolean' }
}

export function choice(name: string, options: string[], required = true): FlowField {
  return { ...text(name, required), type: 'enum', options }
}
