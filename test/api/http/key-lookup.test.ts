import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createKeyLookup } from '../../../src/api/http/key-lookup.ts'
import type { Store } from '../../../src/ports/store.ts'

const CALL_ID = '00000000-0000-4000-8000-000000000000'

function requestForCall(): FastifyRequest {
  const request = { params: { id: CALL_ID }, routeOptions: { config: { prefetches: 'page' } }, prefetched: null }
  return request as unknown as FastifyRequest
}

/** A store that answers when it is let to, and says which way each key was looked up. */
function slowStore() {
  const lookups: string[] = []
  const waiting: (() => void)[] = []
  const answerLater = <Found>(way: string, found: Found) => {
    lookups.push(way)
    return new Promise<Found>((resolve) => waiting.push(() => resolve(found)))
  }
  const store = {
    actors: { findByLookup: () => answerLater('alone', []) },
    keyLookup: { withPage: () => answerLater('with the call', { key: null, page: null }) },
  } as unknown as Pick<Store, 'actors' | 'keyLookup'>
  const answerAll = () => waiting.splice(0).forEach((answer) => answer())
  return { store, lookups, answerAll }
}

it('reads a call ahead only for as many requests as the rate of the key still allows', async () => {
  const { store, lookups, answerAll } = slowStore()
  let left = 2
  const findKey = createKeyLookup(store, () => left)
  const first = [1, 2, 3].map(() => findKey('key:a', requestForCall()))
  const other = findKey('key:b', requestForCall())
  expect(lookups).toEqual(['with the call', 'with the call', 'alone', 'with the call'])
  answerAll()
  await Promise.all([...first, other])
  left = 1
  lookups.length = 0
  const next = [1, 2].map(() => findKey('key:a', requestForCall()))
  expect(lookups).toEqual(['with the call', 'alone'])
  answerAll()
  await Promise.all(next)
  left = 0
  lookups.length = 0
  const refused = findKey('key:a', requestForCall())
  expect(lookups).toEqual(['alone'])
  answerAll()
  await refused
})
