import { asList, asText, canonical, isObject, type FlowDraft, type Json, type JsonObject } from './draft-flow.ts'

/** One difference between two flows. */
export interface Difference {
  part: 'step' | 'field' | 'variable' | 'setting' | 'flow'
  /** Id of the step, or name of the other item. */
  name: string
  change: 'added' | 'removed' | 'changed'
  /** Names of the attributes that differ, for a change. */
  attributes: string[]
}

/** Returns the differences of `after` from `before`: steps first, in the order of `after`. */
export function differencesOf(before: FlowDraft, after: FlowDraft): Difference[] {
  const flowTexts = ['name', 'description', 'start', 'id'].filter((name) => !same(before[name], after[name]))
  return [
    ...differencesOfLists('step', asList(before['nodes']), asList(after['nodes']), 'id'),
    ...differencesOfLists('field', asList(before['fields']), asList(after['fields']), 'name'),
    ...differencesOfLists('variable', asList(before['variables']), asList(after['variables']), 'name'),
    ...attributesThatDiffer(objectOf(before['settings']), objectOf(after['settings'])).map((name): Difference => ({
      part: 'setting',
      name,
      change: 'changed',
      attributes: [],
    })),
    ...flowTexts.map((name): Difference => ({ part: 'flow', name, change: 'changed', attributes: [] })),
  ]
}

function differencesOfLists(
  part: Difference['part'],
  before: readonly Json[],
  after: readonly Json[],
  idName: string,
): Difference[] {
  const old = byId(before, idName)
  const now = byId(after, idName)
  const added: Difference[] = []
  for (const [name, item] of now) {
    const was = old.get(name)
    if (!was) added.push({ part, name, change: 'added', attributes: [] })
    else if (!same(was, item))
      added.push({ part, name, change: 'changed', attributes: attributesThatDiffer(was, item) })
  }
  const removed = [...old.keys()].filter((name) => !now.has(name))
  return [...added, ...removed.map((name): Difference => ({ part, name, change: 'removed', attributes: [] }))]
}

/** Items by id; those without an id, or with one that is taken, by their index. */
function byId(items: readonly Json[], idName: string): Map<string, JsonObject> {
  const known = new Map<string, JsonObject>()
  for (const [index, item] of items.entries()) {
    if (!isObject(item)) continue
    const id = asText(item[idName])
    known.set(id === '' || known.has(id) ? `#${index}` : id, item)
  }
  return known
}

function attributesThatDiffer(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !same(before[name], after[name]))
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return canonical(a) === canonical(b)
}
