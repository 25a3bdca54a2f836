import { LIMITS } from '../../../base/limits.ts'
import { below, quote, quoteAll, WHOLE_FLOW, type Issues } from '../issues.ts'
import { MAX_ID_CHARS, MAX_IDS_BYTES, MAX_NODES, utf8Bytes } from '../limits.ts'
import { NODE_TYPES, OUTCOMES, type AskNode, type FlowNode, type Outcome } from '../types.ts'
import { attribute, readObjects, readText, type Item, type Saved } from './attributes.ts'
import { readBranches } from './branches.ts'
import type { FieldsRead } from './fields.ts'
import { readTexts } from './language-texts.ts'

/** The nodes that are right by themselves, and the ids of all, so that a faulty one is not reported as unknown too. */
export interface NodesRead {
  nodes: FlowNode[]
  ids: ReadonlySet<string>
}

export function readNodes(flow: Saved, fields: FieldsRead, issues: Issues): NodesRead {
  const ids = new Set<string>()
  const nodes = readObjects(flow, 'nodes', 'Step', MAX_NODES, issues).flatMap(({ saved, number, where: at }) => {
    const id = attribute(saved, 'id')
    if (typeof id !== 'string' || id.trim() === '') {
      issues.error(`Step number ${number} has no id.`, below(at, 'id'))
      return []
    }
    const where = { ...at, node: id }
    if (id.length > MAX_ID_CHARS)
      issues.error(`Step ${quote(id)} has an id of more than ${MAX_ID_CHARS} characters.`, below(where, 'id'))
    if (ids.has(id)) issues.error(`Two steps have the id ${quote(id)}.`, below(where, 'id'))
    ids.add(id)
    return readNode({ saved, number, where }, id, fields, issues) ?? []
  })
  const bytes = utf8Bytes(ids)
  if (bytes > MAX_IDS_BYTES)
    issues.error(
      `The ids of all steps take ${bytes} bytes in UTF-8; at most ${MAX_IDS_BYTES} are allowed. Shorten them.`,
      below(WHOLE_FLOW, 'nodes'),
    )
  const conditions = nodes.reduce((sum, node) => sum + (node.type === 'branch' ? node.branches.length : 0), 0)
  const maxConditions = LIMITS.flowConditions.value
  if (conditions > maxConditions)
    issues.error(
      `The branch steps have ${conditions} conditions together; at most ${maxConditions} are allowed.`,
      below(WHOLE_FLOW, 'nodes'),
    )
  return { nodes, ids }
}

/** How messages name a step. */
export function step(id: string): string {
  return `Step ${quote(id)}`
}

function readNode(item: Item, id: string, fields: FieldsRead, issues: Issues): FlowNode | null {
  const { saved, where } = item
  const say = () => readText(saved, 'say', step(id), where, issues)
  const texts = () => readTexts(saved, step(id), where, issues)
  const type = NODE_TYPES.find((one) => one === attribute(saved, 'type'))
  switch (type) {
    case 'start':
      return { id, type, say: say(), ...texts(), next: readNext(item, 'next', id, issues) }
    case 'say': {
      const text = say()
      if (text.trim() === '') issues.warn(`${step(id)} says nothing.`, below(where, 'say'))
      return { id, type, say: text, ...texts(), next: readNext(item, 'next', id, issues) }
    }
    case 'ask':
      return readAsk(item, id, fields, issues)
    case 'branch':
      return {
        id,
        type,
        branches: readBranches(saved, id, where, fields, issues),
        default: readNext(item, 'default', id, issues),
      }
    case 'end':
      return { id, type, say: say(), ...texts(), outcome: readOutcome(item, id, issues) }
    case undefined:
      issues.error(`${step(id)}: "type" must be start, say, ask, branch or end.`, below(where, 'type'))
      return null
  }
}

function readAsk(item: Item, id: string, known: FieldsRead, issues: Issues): AskNode {
  const { saved, where } = item
  const atFields = below(where, 'fields')
  const names = attribute(saved, 'fields') ?? []
  const list = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  if (!Array.isArray(names) || list.length < names.length)
    issues.error(`${step(id)}: "fields" must be a list of names.`, atFields)
  else if (list.length === 0) issues.error(`${step(id)} asks for no field.`, atFields)
  const unknown = list.filter((name) => !known.names.has(name))
  if (unknown.length > 0)
    issues.error(`${step(id)} asks for ${quoteAll(unknown)}, which the flow does not have.`, atFields)
  return {
    id,
    type: 'ask',
    fields: [...new Set(list)],
    guidance: readText(saved, 'guidance', step(id), where, issues),
    next: readNext(item, 'next', id, issues),
  }
}

/** The id of a following step, or empty with an error. */
function readNext({ saved, where }: Item, name: 'next' | 'default', id: string, issues: Issues): string {
  const next = attribute(saved, name)
  if (typeof next === 'string' && next !== '') return next
  issues.error(
    name === 'next' ? `${step(id)} has no next step.` : `${step(id)} has no default step for when no branch matches.`,
    below(where, name),
  )
  return ''
}

function readOutcome({ saved, where }: Item, id: string, issues: Issues): Outcome | null {
  const value = attribute(saved, 'outcome') ?? null
  const outcome = OUTCOMES.find((one) => one === value) ?? null
  if (value !== null && outcome === null)
    issues.error(`${step(id)}: "outcome" must be one of ${OUTCOMES.join(', ')}.`, below(where, 'outcome'))
  return outcome
}
