import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readConsoleSpecification } from '../../../src/console/specification.ts'

interface ResponseObject {
  content?: Record<string, { schema: object }>
}
interface Specification {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, ResponseObject> }>>
}

const specification = readConsoleSpecification() as unknown as Specification
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ ...specification, $id: 'console' })

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

export interface DocumentedOperation {
  id: string
  method: string
  /** As the document writes it: `/console/api/agents/{id}`. */
  template: string
  responses: Record<string, ResponseObject>
}

/** Every operation of `openapi/console.yaml`. */
export const documentedOperations: DocumentedOperation[] = Object.entries(specification.paths).flatMap(
  ([template, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      METHODS.includes(method)
        ? [{ id: operation.operationId, method: method.toUpperCase(), template, responses: operation.responses }]
        : [],
    ),
)

/** Throws unless the document describes this answer. */
export function assertConforms(method: string, path: string, status: number, type: string, body: string): void {
  const operation = documentedOperations.find((each) => each.method === method && matches(each.template, path))
  if (!operation) return
  const key = String(status) in operation.responses ? String(status) : 'default'
  if (key === 'default' && status < 500 && status !== 413) throw new Error(`${operation.id} may not answer ${status}`)
  const declared = pointerOf(operation, key)
  const content = resolved(operation.responses[key] ?? {}).content
  if (!content) {
    if (body !== '') throw new Error(`${operation.id} may not answer ${status} with a body`)
    return
  }
  if (content['application/x-ndjson']) return
  if (!type.startsWith('application/json')) throw new Error(`${operation.id} answered with ${type}`)
  const validate = ajv.compile({ $ref: `${declared}/content/application~1json/schema` })
  if (!validate(JSON.parse(body))) {
    throw new Error(`${operation.id} broke its schema with ${status}: ${ajv.errorsText(validate.errors)}\n${body}`)
  }
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path.split('?')[0] ?? '')
}

function pointerOf({ template, method, responses }: DocumentedOperation, status: string): string {
  const reference = (responses[status] as { $ref?: string } | undefined)?.$ref
  if (reference) return `console${reference}`
  return `console#/paths/${template.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`
}

function resolved(response: ResponseObject & { $ref?: string }): ResponseObject {
  if (!response.$ref) return response
  const { responses } = (specification as unknown as { components: { responses: Record<string, ResponseObject> } })
    .components
  return responses[response.$ref.split('/').at(-1) ?? ''] ?? {}
}
