import type * as Ajv from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { BadRequest, type ParleyError } from '../../base/errors.ts'
import { lazyRequire } from '../../base/lazy-require.ts'
import { noSuchPath } from './errors.ts'

interface ObjectSchema {
  properties?: Record<string, PropertySchema>
  required?: string[]
}

interface PropertySchema {
  format?: string
  'x-lenient'?: boolean
  'x-trimmed'?: boolean
  'x-message'?: string
}

type Part = 'body' | 'params' | 'querystring' | 'headers'
type Outcome = { value: unknown } | { error: ParleyError }

const MAX_NAME_LENGTH = 100

const ajvPackage = lazyRequire<typeof Ajv>('ajv/dist/2020.js')

/**
 * Checks requests against the OpenAPI schemas as they are: nothing is coerced, filled in or removed. UUIDs come out in
 * lower case. A property marked `x-lenient` is left to its handler, which takes anything; one marked `x-trimmed` is
 * checked without the blanks around it. `x-message` is what is said when the pattern beside it is not met.
 *
 * A schema is compiled, and the compiler loaded, when it is first used: few processes use all of them, and together
 * they would take a fifth of every start.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<ObjectSchema> {
  let ajv: Ajv.Ajv2020 | undefined
  return ({ schema, httpPart }) => {
    const part = (httpPart ?? 'body') as Part
    let check: ((data: unknown) => Outcome) | undefined
    return (data: unknown) => (check ??= compile((ajv ??= createAjv()), schema, part))(data)
  }
}

function createAjv(): Ajv.Ajv2020 {
  const { Ajv2020 } = ajvPackage()
  return new Ajv2020({
    strict: false,
    allErrors: false,
    verbose: true,
    // `npm run verify` checks the document.
    meta: false,
    validateSchema: false,
    // `format` is only a description; the `pattern` beside it is checked.
    formats: { uuid: true, 'date-time': true },
  })
}

function compile(ajv: Ajv.Ajv2020, schema: ObjectSchema, part: Part): (data: unknown) => Outcome {
  const checked = checkedSchema(schema, part)
  const validate = ajv.compile(checked)
  const uuids = Object.entries(checked.properties ?? {}).flatMap(([name, { format }]) =>
    format === 'uuid' ? [name] : [],
  )
  const trimmed = Object.entries(checked.properties ?? {}).flatMap(([name, property]) =>
    property['x-trimmed'] === true ? [name] : [],
  )
  return (data) => {
    trim(data, trimmed)
    return outcomeOf(validate, data, part, uuids)
  }
}

function checkedSchema(schema: ObjectSchema, part: Part): ObjectSchema {
  const properties = Object.entries(schema.properties ?? {})
    .filter(([, property]) => property['x-lenient'] !== true)
    .map(([name, property]) => [part === 'headers' ? name.toLowerCase() : name, property] as const)
  return { ...schema, properties: Object.fromEntries(properties) }
}

function trim(data: unknown, names: readonly string[]): void {
  if (names.length === 0 || typeof data !== 'object' || data === null) return
  const fields = data as Record<string, unknown>
  for (const name of names) {
    const text = fields[name]
    if (typeof text === 'string') fields[name] = text.trim()
  }
}

function outcomeOf(validate: Ajv.ValidateFunction, data: unknown, part: Part, uuids: string[]): Outcome {
  if (part === 'params' && hasGap(data)) return { error: noSuchPath() }
  if (!validate(data)) return { error: new BadRequest(sentence(validate.errors?.[0], part), 'invalid_request') }
  for (const name of uuids) {
    const fields = data as Record<string, unknown>
    const id = fields[name]
    if (typeof id === 'string') fields[name] = id.toLowerCase()
  }
  return { value: data }
}

/** The router matches `/v1/agents/` as an agent with an empty id. */
function hasGap(params: unknown): boolean {
  return Object.values(params as Record<string, string>).includes('')
}

/** One sentence about the first thing that does not fit. */
function sentence(error: Ajv.ErrorObject | undefined, part: Part): string {
  if (!error) return 'The request is not valid.'
  const name = nameAt(error.instancePath)
  const params = error.params as Record<string, unknown>
  if (error.keyword === 'required') return `${String(params.missingProperty)} is required.`
  if (error.keyword === 'additionalProperties')
    return `Unknown property: ${nameAt(`/${String(params.additionalProperty)}`)}.`
  if (name === '') return 'The body must be a JSON object.'
  if (part === 'querystring' && Array.isArray(error.data)) return `${name} may be given only once.`
  if (formatOf(error) === 'uuid')
    return part === 'params' ? `The ${name} in the path must be a UUID.` : `${name} must be a UUID.`
  if (error.propertyName !== undefined) return `${name} may have names of at most ${String(params.limit)} characters.`
  switch (error.keyword) {
    case 'type':
      return `${name} must be ${typesIn(params.type)}.`
    case 'maxLength':
      return `${name} may have at most ${String(params.limit)} characters.`
    case 'minLength':
      return params.limit === 1
        ? `${name} must not be empty.`
        : `${name} needs at least ${String(params.limit)} characters.`
    case 'maxProperties':
    case 'maxItems':
      return `${name} may have at most ${String(params.limit)} entries.`
    case 'minItems':
      return `${name} needs at least ${String(params.limit)} entries.`
    case 'minimum':
      return `${name} must be at least ${String(params.limit)}.`
    case 'maximum':
      return `${name} must be at most ${String(params.limit)}.`
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String)
      const named = allowed.filter((value) => value !== '')
      if (named.length < allowed.length) return `${name} must be empty or one of: ${named.join(', ')}.`
      return `${name} must be one of: ${named.join(', ')}.`
    }
    case 'pattern': {
      const message = (error.parentSchema as PropertySchema | undefined)?.['x-message']
      if (message !== undefined) return message
      return part === 'headers' ? `${name} may have printable ASCII characters only.` : `${name} has the wrong form.`
    }
    default:
      return `${name} ${error.message ?? 'is not valid'}.`
  }
}

/** A JSON pointer as people write it, cut where it is very long. */
function nameAt(pointer: string): string {
  const name = pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
  return name.slice(0, MAX_NAME_LENGTH).toWellFormed()
}

function formatOf(error: Ajv.ErrorObject): string | undefined {
  return (error.parentSchema as PropertySchema | undefined)?.format
}

/** "a string, a number or a boolean" */
function typesIn(types: unknown): string {
  const names = [types]
    .flat()
    .map((type) => (type === 'null' ? 'null' : `${/^[aeio]/.test(String(type)) ? 'an' : 'a'} ${String(type)}`))
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last
}
