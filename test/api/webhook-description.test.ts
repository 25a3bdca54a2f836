import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { readSpecification } from '../../src/api/http/server.ts'
import { envelopeOf, renderPing, renderSummary } from '../../src/webhooks/envelope.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ ...readSpecification('v1'), $id: 'v1' })

function errorsOf(name: 'CallCompletedEvent' | 'PingEvent', body: string): unknown {
  const validate = ajv.compile({ $ref: `v1#/components/schemas/${name}`, unevaluatedProperties: false })
  return validate(JSON.parse(body)) ? null : validate.errors
}

interface Described {
  properties: Record<string, { items?: { properties?: object } }>
}

interface Sent {
  data: { call: { turns: object[] } }
}

const CALL = {
  id: randomUUID(),
  agentId: randomUUID(),
  agentName: null,
  channel: 'api_text',
  to: null,
  outcome: 'partial',
  error: null,
  fields: { name: 'Asha', seats: 3, agreed: true },
  variables: { city: 'Pune' },
  metadata: {},
  model: 'builtin:rules',
  startedAt: 0,
  endedAt: 61_999,
}
const TURNS = [
  JSON.stringify({ index: 0, callerText: null, agentText: 'Hello', interrupted: false, nodeId: 'ask_name' }),
]

describe('the webhooks of openapi/v1.yaml', () => {
  it('describe call.completed as it is sent', () => {
    expect(
      errorsOf('CallCompletedEvent', String(envelopeOf(randomUUID(), 62_000, renderSummary(CALL, TURNS)))),
    ).toBeNull()
    expect(errorsOf('CallCompletedEvent', renderPing(randomUUID(), 0, 'Hello'))).not.toBeNull()
  })

  it('name every field of the call and of its turns', () => {
    const { components } = readSpecification('v1') as { components: { schemas: Record<string, Described> } }
    const { EndedCall } = components.schemas
    const { call } = (JSON.parse(String(envelopeOf(randomUUID(), 62_000, renderSummary(CALL, TURNS)))) as Sent).data
    expect(Object.keys(call).sort()).toEqual(Object.keys(EndedCall?.properties ?? {}).sort())
    expect(Object.keys(call.turns[0] ?? {}).sort()).toEqual(
      Object.keys(EndedCall?.properties.turns?.items?.properties ?? {}).sort(),
    )
  })

  it('describe a ping as it is sent', () => {
    expect(errorsOf('PingEvent', renderPing(randomUUID(), 62_000, 'Hello'))).toBeNull()
  })
})
