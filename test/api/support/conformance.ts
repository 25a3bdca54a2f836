import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readSpecification } from '../../../src/api/server.ts'

interface Specification {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject | { $ref: string }> }>>
  components: { responses: Record<string, ResponseObject> }
}

interface ResponseObject {
  headers?: Record<string, { $ref: string }>
  content?: { 'application/json': { schema: object } }
}

const specification = readSpecification('v1') as Specification
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ ...specification, $id: 'v1' })
const validators = new Map<string, ValidateFunction>()

export interface Received {
  method: string
  path: string
  status: number
  headers: Record<string, unknown>
  body: string
}

/** Throws unless an answer is one that `openapi/v1.yaml` describes: its status, its headers' names, its body. */
export function assertConforms({ method, path, status, headers, body }: Received): void {
  const operation = operationAt(method, path)
  if (!operation) return
  const declared = operation.responses[String(status)]
  if (!declared) throw new Error(`${method} ${path} may not answer ${status}: ${body}`)
  const response =
    '$ref' in declared ? specification.components.responses[declared.$ref.split('/').at(-1) ?? ''] : declared
  const schema = response?.content?.['application/json'].schema
  if (!schema) {
    if (body !== '') throw new Error(`${method} ${path} ${status} may not have a body: ${body}`)
    return
  }
  if (headers['content-type'] !== 'application/json; charset=utf-8') throw new Error(`${path} is not JSON`)
  const validate = validatorOf(schema)
  if (!validate(JSON.parse(body))) {
    throw new Error(`${method} ${path} ${status} breaks its schema: ${ajv.errorsText(validate.errors)}\n${body}`)
  }
}

function operationAt(method: string, url: string) {
  const path = url.split('?')[0] ?? ''
  for (const [template, item] of Object.entries(specification.paths)) {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    if (pattern.test(path)) return item[method.toLowerCase()]
  }
  return undefined
}

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"v1#/')
  let validate = validators.get(text)
  if (!validate) validators.set(text, (validate = ajv.compile(JSON.parse(text) as object)))
  return validate
}
