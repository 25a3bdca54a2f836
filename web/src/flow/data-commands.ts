import { ownValue } from '../../../src/base/own-value.ts'
import { asList, asText, isObject, namesOf, textsOf } from './draft-flow.ts'
import type { FlowDraft, Json, JsonObject } from './draft-flow.ts'
import { without } from './outlets.ts'

/** Commands on fields, variables, settings and the flow's own texts. Each returns a new flow. */

export type ListName = 'fields' | 'variables'

export function addField(
  flow: FlowDraft,
  type: 'string' | 'number' | 'boolean' | 'enum' = 'string',
): { flow: FlowDraft; name: string } {
  const name = freeName(flow, 'fields', 'field')
  const field: JsonObject = { name, type, description: '', ...(type === 'enum' ? { options: [] } : {}), required: true }
  return { flow: { ...flow, fields: [...asList(flow['fields']), field] }, name }
}

export function addVariable(flow: FlowDraft): { flow: FlowDraft; name: string } {
  const name = freeName(flow, 'variables', 'variable')
  const variable = { name, description: '', example: '' }
  return { flow: { ...flow, variables: [...asList(flow['variables']), variable] }, name }
}

/** Sets an attribute of a field or variable by its index; undefined removes it. A name is changed by `renameItem`. */
export function setItemAttribute(
  flow: FlowDraft,
  list: ListName,
  index: number,
  name: string,
  value: Json | undefined,
): FlowDraft {
  const items = asList(flow[list])
  const item = items[index]
  if (!isObject(item) || item[name] === value) return flow
  const changed = value === undefined ? without(item, name) : { ...item, [name]: value }
  return { ...flow, [list]: items.map((one, at) => (at === index ? changed : one)) }
}

export function removeItem(flow: FlowDraft, list: ListName, index: number): FlowDraft {
  const items = asList(flow[list])
  const removed = items[index]
  const rest = { ...flow, [list]: items.filter((_, at) => at !== index) }
  if (list === 'variables' || !isObject(removed)) return rest
  const name = asText(removed['name'])
  return namesOf(rest, 'fields').includes(name)
    ? rest
    : mapAskedFields(rest, (asked) => (asked === name ? null : asked))
}

export function moveItem(flow: FlowDraft, list: ListName, index: number, by: -1 | 1): FlowDraft {
  const items = [...asList(flow[list])]
  const [item, other] = [items[index], items[index + by]]
  if (item === undefined || other === undefined) return flow
  items[index] = other
  items[index + by] = item
  return { ...flow, [list]: items }
}

/**
 * Renames a field or variable, with its references in steps, conditions and `{{placeholders}}`, unless another item has
 * the old name too.
 */
export function renameItem(flow: FlowDraft, list: ListName, index: number, name: string): FlowDraft {
  const item = asList(flow[list])[index]
  const old = isObject(item) ? asText(item['name']) : ''
  const named = setItemAttribute(flow, list, index, 'name', name)
  const renamed = list === 'fields' ? withOwnSynonyms(named, index, old, name) : named
  if (renamed === flow || old === '' || namesOf(renamed, list).includes(old)) return renamed
  const referring = list === 'fields' ? mapFieldReferences(renamed, old, name) : renamed
  const other = list === 'fields' ? 'variables' : 'fields'
  return namesOf(renamed, other).includes(old) ? referring : renamePlaceholders(referring, old, name)
}

export function setSetting(flow: FlowDraft, name: string, value: Json | undefined): FlowDraft {
  const settings = isObject(flow['settings']) ? flow['settings'] : {}
  if (settings[name] === value) return flow
  return { ...flow, settings: value === undefined ? without(settings, name) : { ...settings, [name]: value } }
}

export function setFlowAttribute(flow: FlowDraft, name: 'start' | 'name' | 'description', value: string): FlowDraft {
  return flow[name] === value ? flow : { ...flow, [name]: value }
}

/** A field's synonyms are stored under its name. */
function withOwnSynonyms(flow: FlowDraft, index: number, old: string, name: string): FlowDraft {
  const item = asList(flow['fields'])[index]
  if (!isObject(item) || !isObject(item['synonyms']) || textsOf(item['options']).includes(old)) return flow
  const words = ownValue(item['synonyms'], old)
  const { [old]: _, ...rest } = item['synonyms']
  return words === undefined || Object.hasOwn(rest, name)
    ? flow
    : setItemAttribute(flow, 'fields', index, 'synonyms', { ...rest, [name]: words })
}

function mapFieldReferences(flow: FlowDraft, old: string, name: string): FlowDraft {
  const asked = mapAskedFields(flow, (field) => (field === old ? name : field))
  return mapNodes(asked, (node) => {
    if (!Array.isArray(node['branches'])) return node
    const branches = asList(node['branches']).map((branch): Json => {
      if (!isObject(branch) || !isObject(branch['when']) || branch['when']['field'] !== old) return branch
      return { ...branch, when: { ...branch['when'], field: name } }
    })
    return { ...node, branches }
  })
}

function mapAskedFields(flow: FlowDraft, change: (name: string) => string | null): FlowDraft {
  return mapNodes(flow, (node) => {
    if (!Array.isArray(node['fields'])) return node
    const before = textsOf(node['fields'])
    const fields = before.map(change).filter((field) => field !== null)
    return fields.length === before.length && fields.every((field, at) => field === before[at])
      ? node
      : { ...node, fields }
  })
}

function renamePlaceholders(flow: FlowDraft, old: string, name: string): FlowDraft {
  const change = (value: Json | undefined): Json | undefined => {
    if (typeof value === 'string') {
      return value.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, inner: string) =>
        inner === old ? `{{${name}}}` : whole,
      )
    }
    if (Array.isArray(value)) return asList(value).map((item) => change(item) ?? null)
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)])) : value
  }
  return {
    ...flow,
    nodes: change(flow['nodes']) ?? [],
    fields: change(flow['fields']) ?? [],
    settings: change(flow['settings']) ?? {},
  }
}

function mapNodes(flow: FlowDraft, change: (node: JsonObject) => JsonObject): FlowDraft {
  return { ...flow, nodes: asList(flow['nodes']).map((node): Json => (isObject(node) ? change(node) : node)) }
}

function freeName(flow: FlowDraft, list: ListName, stem: string): string {
  const taken = new Set(namesOf(flow, list))
  for (let number = 1; ; number++) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`
}
