import { expect, it } from 'vitest'
import type { ApiDeps } from '../../../src/api/deps.ts'
import { createOperations } from '../../../src/api/operations.ts'

it('has the call, or where its conversation stands, read with the key where an operation uses it', () => {
  const handlers = Object.entries(createOperations({} as ApiDeps))
  const prefetching = handlers.flatMap(([id, { prefetches }]) => (prefetches ? [[id, prefetches]] : []))
  expect(prefetching).toEqual([
    ['getCall', 'page'],
    ['sendMessage', 'seq'],
  ])
})
