import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { handleErrors } from '../../../src/api/http/errors.ts'
import { acceptJsonOnly } from '../../../src/api/http/accept-json-only.ts'
import { Gone } from '../../../src/base/errors.ts'
import type { Guard } from '../../../src/api/http/guard.ts'
import { mountOperations, type Mount } from '../../../src/api/http/mount-operations.ts'

const schema = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } }
const content = { 'application/json': { schema } }
const specification = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/things': {
      post: {
        operationId: 'addThing',
        requestBody: { content },
        responses: { 200: { description: 'Done', content } },
      },
    },
  },
}

async function mounted(given: Partial<Mount> = {}) {
  const app = fastify()
  handleErrors(app)
  acceptJsonOnly(app)
  const operations = { addThing: () => ({ n: 1, secret: 'x' }) }
  await mountOperations(app, { specification, operations, guardsOf: () => [() => Promise.resolve()], ...given })
  return app
}

describe('mounting operations', () => {
  it('validates requests of every content type, and returns only declared properties', async () => {
    const app = await mounted()
    const post = (payload?: object) => app.inject({ method: 'POST', url: '/things', ...(payload && { payload }) })
    expect((await post({ n: 1 })).json()).toEqual({ n: 1 })
    expect((await post({ n: '1' })).json()).toMatchObject({ message: 'n must be an integer.', statusCode: 400 })
    expect((await post()).statusCode).toBe(400)
  })

  it('runs the guards before anything is validated', async () => {
    const app = await mounted({ guardsOf: () => [() => Promise.reject(new Gone('Not today.'))] })
    expect((await app.inject({ method: 'POST', url: '/things', payload: 'x' })).statusCode).toBe(410)
  })

  it('tells the guards what the operation likes to have read with the key', async () => {
    const addThing = Object.assign(() => ({ n: 1 }), { prefetches: 'page' as const })
    const seen: unknown[] = []
    const guard: Guard = async ({ routeOptions }) => void seen.push(routeOptions.config)
    const app = await mounted({ operations: { addThing }, guardsOf: () => [guard] })
    await app.inject({ method: 'POST', url: '/things', payload: { n: 1 } })
    expect(seen).toEqual([expect.objectContaining({ prefetches: 'page' })])
  })

  it('refuses to start without a handler for an operation', async () => {
    await expect(mounted({ operations: {} })).rejects.toThrow('The operation addThing has no handler.')
  })

  it('refuses to start with a handler for no operation', async () => {
    const operations = { addThing: () => ({ n: 1 }), addThings: () => ({}) }
    await expect(mounted({ operations })).rejects.toThrow('Handlers without an operation: addThings.')
  })

  it('refuses to start with an operation without a guard, unless it is declared open', async () => {
    await expect(mounted({ guardsOf: () => [] })).rejects.toThrow('The operation addThing has no guard.')
    await expect(mounted({ guardsOf: () => [], open: ['addThing'] })).resolves.toBeDefined()
  })
})
