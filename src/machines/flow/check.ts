import { asObject, attribute, readText } from './checks/attributes.ts'
import { checkAskedFields } from './checks/asked-fields.ts'
import { readFields } from './checks/fields.ts'
import { checkGraph } from './checks/graph.ts'
import { locationsIn } from './checks/locations.ts'
import { readNodes } from './checks/nodes.ts'
import { checkReferences } from './checks/references.ts'
import { checkRequiredFields } from './checks/required-fields.ts'
import { readSettings } from './checks/settings.ts'
import { checkTexts } from './checks/texts.ts'
import { checkUnknownKeys } from './checks/unknown-keys.ts'
import { readVariables } from './checks/variables.ts'
import { Issues, WHOLE_FLOW, type Issue } from './issues.ts'
import type { Flow } from './types.ts'

export interface FlowCheck {
  /** Errors first, each naming the step, field or setting it is about; at most a hundred of each level. */
  issues: Issue[]
  /** True when there is no error. */
  ready: boolean
  /** All steps, faulty ones too. */
  stepCount: number
  /** The runnable flow; null unless ready. */
  flow: Flow | null
}

/** Checks a flow as saved, whatever JSON it is, and fills in its defaults. Never throws. */
export function checkFlow(saved: unknown): FlowCheck {
  const issues = new Issues()
  const object = asObject(saved)
  if (!object) issues.error('The flow must be an object.', WHOLE_FLOW)
  const given = object ?? {}
  const locations = locationsIn(given)
  const settings = readSettings(given, issues)
  const variables = readVariables(given, issues)
  const fields = readFields(given, issues)
  const faults = issues.errorCount
  const nodes = readNodes(given, fields, issues)
  const start = checkReferences(given, nodes, locations, issues)
  const areStepsSound = issues.errorCount === faults
  const draft: Flow = {
    id: readText(given, 'id', 'The flow', WHOLE_FLOW, issues),
    name: readText(given, 'name', 'The flow', WHOLE_FLOW, issues),
    description: readText(given, 'description', 'The flow', WHOLE_FLOW, issues),
    start,
    nodes: nodes.nodes,
    fields: fields.fields,
    variables,
    settings,
  }
  checkTexts(draft, locations, issues)
  checkAskedFields(draft.nodes, draft.fields, locations, issues)
  checkUnknownKeys(given, issues)
  // With a step faulty or missing, the rest of the graph would only seem wrong too.
  if (areStepsSound) {
    checkGraph(start, draft.nodes, locations, issues)
    checkRequiredFields(start, draft.nodes, draft.fields, locations, issues)
  }
  const ready = issues.errorCount === 0
  return { issues: issues.list, ready, stepCount: countSteps(given), flow: ready ? draft : null }
}

function countSteps(saved: Record<string, unknown>): number {
  const nodes = attribute(saved, 'nodes')
  return Array.isArray(nodes) ? nodes.length : 0
}
