import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/base/json.ts'
import { toOpenapi30 } from '../../scripts/openapi-3.0.ts'

const document = JSON.parse(readFileSync(new URL('../../openapi/v1.json', import.meta.url), 'utf8')) as JsonObject & {
  paths: JsonObject
}

function schema(of: JsonObject): unknown {
  const converted = toOpenapi30({ openapi: '3.1.0', info: { title: 't' }, components: { schemas: { A: of } } })
  return (converted.components as { schemas: JsonObject }).schemas.A
}

describe('the API as OpenAPI 3.0', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['null beside a type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      'null among allowed values',
      { type: ['string', 'null'], enum: ['a', null] },
      { type: 'string', nullable: true, enum: ['a', null] },
    ],
    ['a list of one type', { type: ['string'] }, { type: 'string' }],
    ['one allowed value', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    ['limits on names', { type: 'object', propertyNames: { maxLength: 9 } }, { type: 'object' }],
    [
      'words beside a reference',
      { $ref: '#/components/schemas/B', description: 'Why.' },
      { description: 'Why.', allOf: [{ $ref: '#/components/schemas/B' }] },
    ],
    ['a reference', { items: { $ref: '#/components/schemas/B' } }, { items: { $ref: '#/components/schemas/B' } }],
  ])('has %s in its own way', (_what, newer, older) => {
    expect(schema(newer)).toEqual(older)
  })

  it('leaves properties alone that are called like a keyword', () => {
    const properties = { type: { type: 'string' }, const: { type: 'number' }, examples: { type: 'boolean' } }
    expect(schema({ type: 'object', properties })).toEqual({ type: 'object', properties })
  })

  it('names the licence by an address, and keeps the webhooks out of the paths', () => {
    const older = toOpenapi30(document)
    expect(older.openapi).toBe('3.0.3')
    expect(older.info).toMatchObject({
      title: 'Parley',
      license: { name: 'Apache-2.0', url: 'https://spdx.org/licenses/Apache-2.0.html' },
    })
    expect(Object.keys(older.paths as JsonObject)).toEqual(Object.keys(document.paths))
    expect(Object.keys(older['x-webhooks'] as JsonObject)).toEqual(['callCompleted', 'ping'])
    expect(JSON.stringify(older)).not.toMatch(/"(?:webhooks|identifier|const|propertyNames)":|"type":\[/)
  })
})
