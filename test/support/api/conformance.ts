import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface ResponseObject {
  headers?: Record<string, unknown>
  content?: Record<string, { schema: object }>
}

type Responses = Record<string, ResponseObject | { $ref: string }>

interface Specification {
  paths: Record<string, Record<string, OperationObject>>
  components: { responses: Record<string, ResponseObject> }
}

interface OperationObject {
  operationId: string
  responses: Responses
  'x-web-socket'?: boolean
}

export interface DocumentedOperation {
  id: string
  method: string
  /** The path as written in the document: `/console/api/agents/{id}`. */
  template: string
  responses: Responses
}

export interface Received {
  method: string
  path: string
  status: number
  /** By their names in lower case. */
  headers: Record<string, unknown>
  body: string
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const JSON_TYPE = 'application/json; charset=utf-8'

/** Checks responses against an OpenAPI document, which has to say where each of these headers comes. */
export function createConformance(document: object, documentedHeaders: readonly string[] = []) {
  const specification = document as Specification
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...specification, $id: 'api' })
  const operations: DocumentedOperation[] = Object.entries(specification.paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, responses, ...rest }]) =>
      METHODS.includes(method) && !rest['x-web-socket']
        ? [{ id, method: method.toUpperCase(), template, responses }]
        : [],
    ),
  )

  /** Throws unless the document describes the response: its status, its headers, its type, its body. */
  function assertConforms({ method, path, status, headers, body }: Received): void {
    const operation = operations.find((each) => each.method === method && matches(each.template, path))
    if (!operation) return
    const answered = `${operation.id} answered ${status}`
    const key = String(status) in operation.responses ? String(status) : 'default'
    const declared = operation.responses[key]
    if (!declared || (key === 'default' && status < 500 && status !== 413)) throw new Error(`${answered}: ${body}`)
    const { content, headers: documented = {} } = resolved(declared)
    const names = new Set(Object.keys(documented).map((name) => name.toLowerCase()))
    for (const name of documentedHeaders)
      if (name in headers && !names.has(name)) throw new Error(`${answered} with a header ${name}`)
    if (!content && body !== '') throw new Error(`${answered} with a body: ${body}`)
    if (!content || content['application/x-ndjson']) return
    const type = headers['content-type']
    if (type !== JSON_TYPE) throw new Error(`${answered} with ${String(type)}`)
    const schema = { $ref: `${pointerTo(operation, key)}/content/application~1json/schema` }
    if (!ajv.validate(schema, JSON.parse(body)))
      throw new Error(`${answered} and broke its schema: ${ajv.errorsText(ajv.errors)}\n${body}`)
  }

  function resolved(response: ResponseObject | { $ref: string }): ResponseObject {
    if (!('$ref' in response)) return response
    return specification.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {}
  }

  return { operations, assertConforms }
}

function pointerTo({ template, method, responses }: DocumentedOperation, status: string): string {
  const response = responses[status]
  if (response && '$ref' in response) return `api${response.$ref}`
  return `api#/paths/${template.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path.split('?')[0] ?? '')
}
