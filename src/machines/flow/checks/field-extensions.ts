import { patternFault } from '../../../base/pattern-fault.ts'
import { below, quote, type Issues, type Where } from '../issues.ts'
import { FIELD_KINDS, type FlowField } from '../types.ts'
import { asObject, attribute, type Saved } from './attributes.ts'
import { readFieldTexts } from './language-texts.ts'

type Extensions = Pick<FlowField, 'kind' | 'synonyms' | 'texts' | 'min' | 'max' | 'pattern'>

interface Named {
  title: string
  where: Where
}

const MAX_SYNONYMS = 50

/** Reads a field's optional attributes beside its five basic ones; absent ones stay absent. */
export function readFieldExtensions(
  saved: Saved,
  field: FlowField,
  { title, where }: Named,
  issues: Issues,
): Extensions {
  return {
    ...readKind(saved, field, { title, where }, issues),
    ...readSynonyms(saved, field, { title, where }, issues),
    ...readFieldTexts(saved, { title, where, options: field.options }, issues),
    ...readRange(saved, field, { title, where }, issues),
    ...readPattern(saved, field, { title, where }, issues),
  }
}

function readKind(
  saved: Saved,
  { type }: FlowField,
  { title, where }: Named,
  issues: Issues,
): Pick<Extensions, 'kind'> {
  const value = attribute(saved, 'kind')
  if (value === undefined) return {}
  const kind = FIELD_KINDS.find((one) => one === value)
  const fits = kind === 'amount' ? type === 'number' : type === 'string'
  if (kind && fits) return { kind }
  issues.error(
    kind
      ? `${title}: the kind "${kind}" is for a ${kind === 'amount' ? 'number' : 'string'}.`
      : `${title}: "kind" must be one of ${FIELD_KINDS.join(', ')}.`,
    below(where, 'kind'),
  )
  return {}
}

function readSynonyms(
  saved: Saved,
  { name, options }: FlowField,
  { title, where }: Named,
  issues: Issues,
): Pick<Extensions, 'synonyms'> {
  const value = attribute(saved, 'synonyms')
  if (value === undefined) return {}
  const at = below(where, 'synonyms')
  const given = asObject(value)
  if (!given) {
    issues.error(`${title}: "synonyms" must be an object of lists of words by option.`, at)
    return {}
  }
  const synonyms: [string, string[]][] = []
  for (const [key, words] of Object.entries(given)) {
    if (key !== name && !options.includes(key))
      issues.error(
        `${title}: "synonyms" names ${quote(key)}, which is neither an option nor the field.`,
        below(at, key),
      )
    else if (!Array.isArray(words) || !words.every((word) => typeof word === 'string' && word.trim() !== ''))
      issues.error(`${title}: the synonyms of ${quote(key)} must be a list of texts.`, below(at, key))
    else if (words.length > MAX_SYNONYMS)
      issues.error(`${title}: ${quote(key)} has more than ${MAX_SYNONYMS} synonyms.`, below(at, key))
    else synonyms.push([key, words as string[]])
  }
  checkShared(synonyms, name, title, at, issues)
  return synonyms.length === 0 ? {} : { synonyms: Object.fromEntries(synonyms) }
}

/** A word for two options is a word for neither. */
function checkShared(synonyms: [string, string[]][], name: string, title: string, at: Where, issues: Issues): void {
  const owners = new Map<string, string>()
  for (const [option, words] of synonyms) {
    if (option === name) continue
    for (const word of words.map((one) => one.trim().toLowerCase())) {
      const owner = owners.get(word)
      if (owner !== undefined && owner !== option)
        issues.error(
          `${title}: ${quote(word)} is a synonym of ${quote(owner)} and of ${quote(option)}.`,
          below(at, option),
        )
      owners.set(word, option)
    }
  }
}

function readRange(
  saved: Saved,
  { type }: FlowField,
  { title, where }: Named,
  issues: Issues,
): Pick<Extensions, 'min' | 'max'> {
  const limits: { min?: number; max?: number } = {}
  for (const name of ['min', 'max'] as const) {
    const value = attribute(saved, name)
    if (value === undefined) continue
    if (type !== 'number') issues.error(`${title}: "${name}" is for a number.`, below(where, name))
    else if (typeof value !== 'number') issues.error(`${title}: "${name}" must be a number.`, below(where, name))
    else limits[name] = value
  }
  const { min = -Infinity, max = Infinity } = limits
  if (min > max) issues.error(`${title}: "min" is larger than "max".`, below(where, 'min'))
  return limits
}

function readPattern(
  saved: Saved,
  { type }: FlowField,
  { title, where }: Named,
  issues: Issues,
): Pick<Extensions, 'pattern'> {
  const value = attribute(saved, 'pattern')
  if (value === undefined) return {}
  const at = below(where, 'pattern')
  const fault = typeof value === 'string' ? patternFault(value) : 'must be text'
  if (type !== 'string') issues.error(`${title}: "pattern" is for a string.`, at)
  else if (fault !== null) issues.error(`${title}: "pattern" ${fault}.`, at)
  return typeof value === 'string' && type === 'string' && fault === null ? { pattern: value } : {}
}
