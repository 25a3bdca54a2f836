import { setItemAttribute } from './data-commands.ts'
import {
  asList,
  asText,
  findStep,
  isObject,
  textsOf,
  type FlowDraft,
  type Json,
  type JsonObject,
} from './draft-flow.ts'
import { without } from './outlets.ts'
import { setStepAttribute } from './step-commands.ts'

/**
 * Commands on the attributes of a flow beyond the API's contract (docs/flows.md): synonyms, texts by language. Each
 * returns a new flow. Empty attributes are removed, so that a flow without them stays as it was.
 */

/** A text that a field has for one language. */
export type FieldTextName = 'question' | 'misfit'

/** Sets the text of a step in another language; empty removes it. */
export function setStepText(flow: FlowDraft, key: string, language: string, text: string): FlowDraft {
  const step = findStep(flow, key)
  if (!step || stepText(step.data, language) === text) return flow
  return setStepAttribute(flow, key, 'texts', withEntry(step.data['texts'], language, text))
}

export function stepText(step: JsonObject, language: string): string {
  return asText(objectOf(step['texts'])[language])
}

/** Sets the words that people say for an option, or, under the field's own name, for the field. */
export function setSynonyms(flow: FlowDraft, index: number, key: string, words: readonly string[]): FlowDraft {
  const field = fieldAt(flow, index)
  return setItemAttribute(
    flow,
    'fields',
    index,
    'synonyms',
    withEntry(field['synonyms'], key, words.length === 0 ? undefined : words),
  )
}

export function synonymsOf(field: JsonObject, key: string): string[] {
  return textsOf(objectOf(field['synonyms'])[key])
}

export function setFieldText(
  flow: FlowDraft,
  index: number,
  language: string,
  name: FieldTextName,
  text: string,
): FlowDraft {
  const { texts } = fieldAt(flow, index)
  const saved = objectOf(texts)[language]
  // A question alone is stored in the short form, unless the field already has the long one.
  const isShort = name === 'question' && !isObject(saved)
  const changed = isShort ? text : withEntry(longForm(saved), name, text)
  return setItemAttribute(flow, 'fields', index, 'texts', withEntry(texts, language, changed))
}

export function fieldText(field: JsonObject, language: string, name: FieldTextName): string {
  return asText(longForm(objectOf(field['texts'])[language])[name])
}

/** Sets the spoken form of an option in a language. */
export function setOptionText(
  flow: FlowDraft,
  index: number,
  language: string,
  option: string,
  text: string,
): FlowDraft {
  const { texts } = fieldAt(flow, index)
  const long = longForm(objectOf(texts)[language])
  const changed = withEntry(long, 'options', withEntry(long['options'], option, text))
  return setItemAttribute(flow, 'fields', index, 'texts', withEntry(texts, language, changed))
}

export function optionText(field: JsonObject, language: string, option: string): string {
  return asText(objectOf(longForm(objectOf(field['texts'])[language])['options'])[option])
}

/** Sets the options of a field. A reworded option keeps its synonyms and texts. */
export function setOptions(flow: FlowDraft, index: number, options: readonly string[]): FlowDraft {
  const before = textsOf(fieldAt(flow, index)['options'])
  const changed = setItemAttribute(flow, 'fields', index, 'options', options)
  const differing = options.flatMap((option, at) => (option === before[at] ? [] : [at]))
  const [only, another] = differing
  if (only === undefined || another !== undefined || options.length !== before.length) return changed
  const [old, now] = [before[only], options[only]]
  if (old === undefined || now === undefined || options.includes(old) || before.includes(now)) return changed
  return renameOption(changed, index, old, now)
}

/** Returns options in synonyms or texts that the field no longer has. */
export function strayOptions(field: JsonObject): string[] {
  const known = new Set([asText(field['name']), ...textsOf(field['options'])])
  const named = [
    ...Object.keys(objectOf(field['synonyms'])),
    ...Object.values(objectOf(field['texts'])).flatMap((text) => Object.keys(objectOf(longForm(text)['options']))),
  ]
  return [...new Set(named)].filter((name) => !known.has(name))
}

/** Removes an option's synonyms and texts. */
export function forgetOption(flow: FlowDraft, index: number, option: string): FlowDraft {
  return mapOptions(flow, index, (entries) => entries.filter(([name]) => name !== option))
}

function renameOption(flow: FlowDraft, index: number, old: string, now: string): FlowDraft {
  return mapOptions(flow, index, (entries) => entries.map(([name, value]) => [name === old ? now : name, value]))
}

/** Returns the languages in which a step or field has texts. */
export function textLanguages(item: JsonObject): string[] {
  return Object.keys(objectOf(item['texts']))
}

type Entries = (readonly [string, Json | undefined])[]

function mapOptions(flow: FlowDraft, index: number, change: (entries: Entries) => Entries): FlowDraft {
  const { synonyms, texts } = fieldAt(flow, index)
  const mapped = (value: Json | undefined) => emptied(Object.fromEntries(change(Object.entries(objectOf(value)))))
  let changed = flow
  if (isObject(synonyms)) changed = setItemAttribute(changed, 'fields', index, 'synonyms', mapped(synonyms))
  if (!isObject(texts)) return changed
  const byLanguage = Object.entries(texts).map(([language, text]): [string, Json | undefined] =>
    isObject(text) && isObject(text['options'])
      ? [language, emptied(withValue(text, 'options', mapped(text['options'])))]
      : [language, text],
  )
  const kept = Object.fromEntries(byLanguage.filter(([, text]) => text !== undefined))
  return setItemAttribute(changed, 'fields', index, 'texts', emptied(kept))
}

function fieldAt(flow: FlowDraft, index: number): JsonObject {
  return objectOf(asList(flow['fields'])[index])
}

function longForm(text: Json | undefined): JsonObject {
  return typeof text === 'string' ? { question: text } : objectOf(text)
}

/**
 * Returns an object with an entry set, or undefined if it is then empty. Empty texts, lists and objects are removed.
 */
function withEntry(value: Json | undefined, name: string, entry: Json | undefined): JsonObject | undefined {
  const isNothing = entry === '' || (isObject(entry) && Object.keys(entry).length === 0)
  return emptied(withValue(objectOf(value), name, isNothing ? undefined : entry))
}

function withValue(data: JsonObject, name: string, value: Json | undefined): JsonObject {
  return value === undefined ? without(data, name) : { ...data, [name]: value }
}

function emptied(data: JsonObject): JsonObject | undefined {
  return Object.keys(data).length === 0 ? undefined : data
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}
