import { below, quote, WHOLE_FLOW, type Issues, type Where } from '../issues.ts'
import { MAX_FIELD_NAMES_BYTES, MAX_FIELD_TEXT_CHARS, MAX_FIELDS, MAX_OPTIONS, utf8Bytes } from '../limits.ts'
import { FIELD_TYPES, type FlowField } from '../types.ts'
import { attribute, nameProblem, readObjects, readText, type Item, type Saved } from './attributes.ts'
import { readFieldExtensions } from './field-extensions.ts'

/** The fields that are right so far, and the names of all, so that a faulty field is not reported as unknown too. */
export interface FieldsRead {
  fields: FlowField[]
  names: ReadonlySet<string>
}

export function readFields(flow: Saved, issues: Issues): FieldsRead {
  const names = new Set<string>()
  const fields = readObjects(flow, 'fields', 'Field', MAX_FIELDS, issues).flatMap((item) => {
    const { saved, number, where } = item
    const name = attribute(saved, 'name')
    const problem = nameProblem(name)
    if (problem || typeof name !== 'string') {
      issues.error(`Field number ${number} ${problem ?? 'has no name'}.`, below(where, 'name'))
      return []
    }
    if (names.has(name)) issues.error(`Two fields have the name ${quote(name)}.`, below(where, 'name'))
    names.add(name)
    return readField(item, name, issues) ?? []
  })
  const chars = fields.reduce((sum, field) => sum + charsOf(field), 0)
  if (chars > MAX_FIELD_TEXT_CHARS) {
    issues.error(
      `The names, descriptions, options and other texts of all fields take ${chars} characters; at most ${MAX_FIELD_TEXT_CHARS} are allowed.`,
      below(WHOLE_FLOW, 'fields'),
    )
  }
  const bytes = utf8Bytes(names)
  if (bytes > MAX_FIELD_NAMES_BYTES) {
    issues.error(
      `The names of all fields take ${bytes} bytes in UTF-8; at most ${MAX_FIELD_NAMES_BYTES} are allowed. Shorten them.`,
      below(WHOLE_FLOW, 'fields'),
    )
  }
  return { fields, names }
}

function readField({ saved, where }: Item, name: string, issues: Issues): FlowField | null {
  const title = `Field ${quote(name)}`
  const type = FIELD_TYPES.find((one) => one === attribute(saved, 'type'))
  const required = attribute(saved, 'required') ?? false
  const description = readText(saved, 'description', title, where, issues)
  if (!type) issues.error(`${title}: "type" must be string, number, boolean or enum.`, below(where, 'type'))
  if (typeof required !== 'boolean')
    issues.error(`${title}: "required" must be true or false.`, below(where, 'required'))
  if (!type || typeof required !== 'boolean') return null
  const options = type === 'enum' ? readOptions(saved, title, below(where, 'options'), issues) : []
  if (!options) return null
  const field: FlowField = { name, type, description, options, required }
  return { ...field, ...readFieldExtensions(saved, field, { title, where }, issues) }
}

function readOptions(saved: Saved, title: string, where: Where, issues: Issues): string[] | null {
  const options = attribute(saved, 'options') ?? []
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string' && option.trim() !== '')) {
    issues.error(`${title}: "options" must be a list of texts.`, where)
    return null
  }
  const list = options as string[]
  if (list.length > MAX_OPTIONS) {
    issues.error(`${title} has ${list.length} options; at most ${MAX_OPTIONS} are allowed.`, where)
    return null
  }
  if (list.length === 0) issues.error(`${title} is an enum without options.`, where)
  const folded = list.map(fold)
  const firstIndexes = new Map(folded.map((option, index) => [option, index] as const).reverse())
  const twice = list.find((_, index) => firstIndexes.get(folded[index] ?? '') !== index)
  if (twice !== undefined) issues.error(`${title} has the option ${quote(twice)} twice.`, where)
  return list
}

function fold(option: string): string {
  return option.trim().toLowerCase()
}

/** Everything that goes to the language model, synonyms and texts included. */
function charsOf({ name, description, options, synonyms = {}, texts = {}, pattern = '' }: FlowField): number {
  const said = Object.values(texts).flatMap(({ question = '', misfit = '', options: optionTexts = {} }) => [
    question,
    misfit,
    ...Object.entries(optionTexts).flat(),
  ])
  const all = [name, description, pattern, ...options, ...Object.entries(synonyms).flat(2), ...said]
  return all.reduce((sum, text) => sum + text.length, 0)
}
