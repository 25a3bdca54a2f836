import { SetupError } from '../../base/errors.ts'

/** One operation of an OpenAPI document as Fastify takes a route: without references, and JSON bodies only. */
export interface SpecifiedRoute {
  operationId: string
  method: string
  url: string
  schema: RouteSchema
  /** Bytes that a request's body may have. */
  bodyLimit: number
}

/** JSON Schemas of the request's parts, and of the successful responses by status. */
interface RouteSchema {
  params?: object
  querystring?: object
  headers?: object
  body?: object
  response?: Record<string, object>
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}

interface Content {
  content?: { 'application/json'?: { schema: object } }
}

/** The parts of an operation that are read here (OpenAPI 3.1, "Operation Object"). */
interface OperationObject {
  operationId?: string
  /** Described here, and served elsewhere. */
  'x-web-socket'?: boolean
  /** Bytes that the request's body may have, where that is not `BODY_LIMIT_BYTES`. */
  'x-body-limit'?: number
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content>
}

/** Of a request's body where the operation does not say `x-body-limit`. */
const BODY_LIMIT_BYTES = 64 * 1024

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

/**
 * Reads the operations out of a document that has been checked before (`npm run openapi:check`); checking it again
 * would take longer than all the rest of a start. Throws `SetupError` for a reference that leads nowhere or round in
 * circles.
 */
export function specifiedRoutes(specification: object): SpecifiedRoute[] {
  const { paths } = specification as { paths: Record<string, Record<string, unknown>> }
  const resolve = createResolver(specification)
  return Object.entries(paths).flatMap(([path, unresolved]) => {
    const shared = resolve(unresolved['parameters'] ?? []) as Parameter[]
    return METHODS.flatMap((method) => {
      if (unresolved[method] === undefined) return []
      const operation = resolve(unresolved[method]) as OperationObject
      if (operation['x-web-socket']) return []
      const { operationId = `${method} ${path}`, parameters = [] } = operation
      const schema = schemaOf(operation, [...shared, ...parameters])
      const bodyLimit = operation['x-body-limit'] ?? BODY_LIMIT_BYTES
      return { operationId, method: method.toUpperCase(), url: path.replaceAll(/{(\w+)}/g, ':$1'), schema, bodyLimit }
    })
  })
}

/**
 * Ours is always JSON, and the schema is given without its media type: otherwise a request without one would go
 * unchecked. Errors are written in one place and need no serialisers.
 */
function schemaOf({ requestBody, responses = {} }: OperationObject, parameters: readonly Parameter[]): RouteSchema {
  const schema: RouteSchema = {}
  const groups = { path: 'params', query: 'querystring', header: 'headers' } as const
  for (const [location, group] of Object.entries(groups)) {
    const inLocation = parameters.filter((parameter) => parameter.in === location)
    if (inLocation.length > 0) schema[group] = objectOf(inLocation)
  }
  const body = jsonOf(requestBody)
  if (body) schema.body = body
  const schemas = Object.entries(responses).flatMap(([status, response]) => {
    const responseSchema = status < '400' ? jsonOf(response) : undefined
    return responseSchema ? [[status, responseSchema] as const] : []
  })
  if (schemas.length > 0) schema.response = Object.fromEntries(schemas)
  return schema
}

function objectOf(parameters: readonly Parameter[]): object {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.flatMap((parameter) => (parameter.required === true ? parameter.name : []))
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function jsonOf(described: Content | undefined): object | undefined {
  return described?.content?.['application/json']?.schema
}

/** Replaces every `$ref` by its target; each target is resolved once and shared. */
function createResolver(specification: object): (node: unknown) => unknown {
  const resolved = new Map<string, unknown>()
  const underWay = new Set<string>()

  function resolve(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(resolve)
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...rest } = node as Record<string, unknown>
    const own = withPlainUnion(Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, resolve(value)])))
    return typeof $ref === 'string' ? { ...(follow($ref) as object), ...own } : own
  }

  function follow(ref: string): unknown {
    if (underWay.has(ref)) throw new SetupError(`The OpenAPI document refers in circles at ${ref}.`)
    if (!resolved.has(ref)) {
      underWay.add(ref)
      resolved.set(ref, resolve(targetOf(ref)))
      underWay.delete(ref)
    }
    return resolved.get(ref)
  }

  function targetOf(ref: string): unknown {
    const [start, ...names] = ref.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    let target: unknown = start === '#' ? specification : undefined
    for (const name of names) target = (target as Record<string, unknown> | undefined)?.[name]
    if (target === undefined) throw new SetupError(`The OpenAPI document refers to ${ref}, which is not in it.`)
    return target
  }

  return resolve
}

/**
 * `oneOf` of plain types, which generators of clients understand, as a list of types, which costs nothing at run time: a
 * keyword such as `maxLength` concerns one type only. Any other schema is returned as it is.
 */
function withPlainUnion(schema: Record<string, unknown>): Record<string, unknown> {
  const { oneOf, ...rest } = schema
  if (!Array.isArray(oneOf) || !oneOf.every(isOfPlainType)) return schema
  const keywords = Object.fromEntries(oneOf.flatMap((schema) => Object.entries(schema)))
  return { ...rest, ...keywords, type: oneOf.map(({ type }) => type) }
}

function isOfPlainType(schema: unknown): schema is { type: string } {
  const { type } = schema as { type?: unknown }
  return type === 'string' || type === 'number' || type === 'boolean'
}
