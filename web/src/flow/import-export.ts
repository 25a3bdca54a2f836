import { asList, isObject, type FlowDraft, type Json } from './draft-flow.ts'
import { readPositions, type Positions } from './positions.ts'

/** The content of a file: the flow alone, or the flow with the positions of its steps. */
export interface FlowFile {
  flow: FlowDraft
  layout: Positions | null
}

export type ImportFailure = 'too large' | 'not JSON' | 'no flow'

/** The service's limit. */
const MAX_FLOW_BYTES = 256 * 1024

/** Reads the text of a file. Returns the reason if it cannot be imported. */
export function readFlowFile(text: string): FlowFile | ImportFailure {
  if (new TextEncoder().encode(text).length > 2 * MAX_FLOW_BYTES) return 'too large'
  const value = parse(text)
  if (!isObject(value)) return value === undefined ? 'not JSON' : 'no flow'
  const inner = value['flow']
  if (isObject(inner) && !('nodes' in value)) {
    const layout = isObject(value['layout']) ? value['layout'] : {}
    return { flow: inner, layout: readPositions(isObject(layout['nodes']) ? layout['nodes'] : layout) }
  }
  return asList(value['nodes']).length > 0 || 'start' in value ? { flow: value, layout: null } : 'no flow'
}

/** Returns the text of a file: the flow alone, or with positions `{flow, layout}`. */
export function writeFlowFile(flow: FlowDraft, layout: Positions | null): string {
  return `${JSON.stringify(layout ? { flow, layout: { nodes: layout } } : flow, null, 2)}\n`
}

/** Letters, digits and hyphens only: `clinic-appointment.flow.json`. */
export function fileNameFor(flow: FlowDraft): string {
  const name = typeof flow['name'] === 'string' ? flow['name'] : ''
  const stem = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${stem || 'flow'}.flow.json`
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
