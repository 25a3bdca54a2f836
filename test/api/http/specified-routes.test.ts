import { describe, expect, it } from 'vitest'
import { specifiedRoutes } from '../../../src/api/http/specified-routes.ts'

const thing = { type: 'object', properties: { n: { type: 'integer' } } }
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function documentWith(operation: object, more: object = {}): object {
  return {
    paths: { '/things/{id}': { parameters: [{ $ref: '#/components/parameters/Id' }], post: operation } },
    components: {
      parameters: { Id: { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } } },
      schemas: { Id: { type: 'string' }, Thing: thing },
      ...more,
    },
  }
}

describe('the routes of an OpenAPI document', () => {
  it('have a union of plain types as a list of types, and any other as it is', () => {
    const value = { oneOf: [{ type: 'string', maxLength: 9 }, { type: 'number' }, { type: 'boolean' }] }
    const other = { oneOf: [{ type: 'string' }, thing] }
    const body = { type: 'object', properties: { value, other } }
    const [route] = specifiedRoutes(documentWith({ operationId: 'changeThing', requestBody: json(body) }))
    expect(route?.schema.body).toEqual({
      type: 'object',
      properties: { value: { type: ['string', 'number', 'boolean'], maxLength: 9 }, other },
    })
  })

  it('include parameters shared by a path, with references resolved', () => {
    const [route] = specifiedRoutes(
      documentWith({
        operationId: 'changeThing',
        'x-body-limit': 1_000,
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        requestBody: json({ $ref: '#/components/schemas/Thing' }),
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }), 404: json(thing) },
      }),
    )
    expect(route).toEqual({
      operationId: 'changeThing',
      method: 'POST',
      url: '/things/:id',
      bodyLimit: 1_000,
      schema: {
        params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        querystring: { type: 'object', properties: { limit: { type: 'integer' } } },
        body: thing,
        response: { 200: { type: 'array', items: thing } },
      },
    })
  })

  it('refuse a reference that leads nowhere', () => {
    const document = documentWith({ operationId: 'a', requestBody: { $ref: '#/components/requestBodies/None' } })
    expect(() => specifiedRoutes(document)).toThrow('refers to #/components/requestBodies/None, which is not in it')
  })

  it('refuse a reference that leads back to itself', () => {
    const schemas = { Id: { type: 'string' }, Thing: { properties: { part: { $ref: '#/components/schemas/Thing' } } } }
    const document = documentWith(
      { operationId: 'a', requestBody: json({ $ref: '#/components/schemas/Thing' }) },
      { schemas },
    )
    expect(() => specifiedRoutes(document)).toThrow('refers in circles at #/components/schemas/Thing')
  })
})
