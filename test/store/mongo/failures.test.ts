import { MongoNetworkError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { guarded } from '../../../src/store/mongo/failures.ts'

const away = () => Promise.reject(new MongoNetworkError('reset'))

describe('A port whose server cannot be reached', () => {
  const port = guarded({ findMany: away, listDue: away, takeOver: away, answer: away, somethingNew: away })

  it.each(['findMany', 'listDue'] as const)('has accepted nothing where it only reads (%s)', async (name) => {
    await expect(port[name]()).rejects.toMatchObject({
      status: 503,
      publicMessage: expect.stringContaining('nothing was accepted') as string,
    })
  })

  it.each(['takeOver', 'answer', 'somethingNew'] as const)('may have accepted anything else (%s)', async (name) => {
    await expect(port[name]()).rejects.toMatchObject({
      status: 503,
      publicMessage: expect.stringContaining('may have been accepted') as string,
    })
  })
})
