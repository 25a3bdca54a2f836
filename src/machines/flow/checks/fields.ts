import { quote, type Issues } from '../issues.ts'
import { MAX_FIELD_NAMES_BYTES, MAX_FIELD_TEXT_CHARS, MAX_FIELDS, MAX_OPTIONS, utf8Bytes } from '../limits.ts'
import { FIELD_TYPES, type FlowField } from '../types.ts'
import { attribute, nameMisfit, readObjects, readText, type Saved } from './attributes.ts'

/** The fields that are right so far, and the names of all, so that a faulty field is not reported as unknown too. */
export interface FieldsRead {
  fields: FlowField[]
  names: ReadonlySet<string>
}

export function readFields(flow: Saved, issues: Issues): FieldsRead {
  const names = new Set<string>()
  const fields = readObjects(flow, 'fields', 'Field', MAX_FIELDS, issues).flatMap((saved, place) => {
    const name = attribute(saved, 'name')
    const misfit = nameMisfit(name)
    if (misfit || typeof name !== 'string') {
      issues.error(`Field number ${place + 1} ${misfit ?? 'has no name'}.`)
      return []
    }
    if (names.has(name)) issues.error(`Two fields have the name ${quote(name)}.`)
    names.add(name)
    return readField(saved, name, issues) ?? []
  })
  const chars = fields.reduce((sum, field) => sum + charsOf(field), 0)
  if (chars > MAX_FIELD_TEXT_CHARS) {
    issues.error(
      `The names, descriptions and options of all fields take ${chars} characters; at most ${MAX_FIELD_TEXT_CHARS} are allowed.`,
    )
  }
  const bytes = utf8Bytes(names)
  if (bytes > MAX_FIELD_NAMES_BYTES) {
    issues.error(
      `The names of all fields take ${bytes} bytes in UTF-8; at most ${MAX_FIELD_NAMES_BYTES} are allowed. Shorten them.`,
    )
  }
  return { fields, names }
}

function readField(saved: Saved, name: string, issues: Issues): FlowField | null {
  const where = `Field ${quote(name)}`
  const type = FIELD_TYPES.find((one) => one === attribute(saved, 'type'))
  const required = attribute(saved, 'required') ?? false
  const description = readText(saved, 'description', where, issues)
  if (!type) issues.error(`${where}: "type" must be string, number, boolean or enum.`)
  if (typeof required !== 'boolean') issues.error(`${where}: "required" must be true or false.`)
  if (!type || typeof required !== 'boolean') return null
  const options = type === 'enum' ? readOptions(saved, where, issues) : []
  return options && { name, type, description, options, required }
}

function readOptions(saved: Saved, where: string, issues: Issues): string[] | null {
  const options = attribute(saved, 'options') ?? []
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string' && option.trim() !== '')) {
    issues.error(`${where}: "options" must be a list of texts.`)
    return null
  }
  const list = options as string[]
  if (list.length > MAX_OPTIONS) {
    issues.error(`${where} has ${list.length} options; at most ${MAX_OPTIONS} are allowed.`)
    return null
  }
  if (list.length === 0) issues.error(`${where} is an enum without options.`)
  const folded = list.map(fold)
  const firstPlaces = new Map(folded.map((option, place) => [option, place] as const).reverse())
  const twice = list.find((_, place) => firstPlaces.get(folded[place] ?? '') !== place)
  if (twice !== undefined) issues.error(`${where} has the option ${quote(twice)} twice.`)
  return list
}

function fold(option: string): string {
  return option.trim().toLowerCase()
}

function charsOf(field: FlowField): number {
  return field.options.reduce((sum, option) => sum + option.length, field.name.length + field.description.length)
}
