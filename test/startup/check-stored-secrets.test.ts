import { expect, it, onTestFinished } from 'vitest'
import { secretPurpose } from '../../src/console/endpoints.ts'
import type { Store } from '../../src/ports/store.ts'
import { createSeal } from '../../src/security/seal.ts'
import { checkStoredSecrets } from '../../src/startup/check-stored-secrets.ts'
import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../store/folder.ts'

const [own, other] = [createSeal(Buffer.alloc(32, 1)), createSeal(Buffer.alloc(32, 2))]

async function openStore(): Promise<Store> {
  const folder = await newFolder()
  const store = await openSqliteStore({ dataDir: folder.path })
  onTestFinished(async () => {
    await store.close()
    await folder.remove()
  })
  return store
}

async function addEndpoint({ endpoints }: Store, id: string, seal = own): Promise<void> {
  const secret = seal.seal('whsec_1', secretPurpose(id))
  await endpoints.insert({
    id,
    projectId: 'p',
    url: 'https://a.test',
    secret,
    enabled: true,
    createdAt: 1,
    deletedAt: null,
  })
}

async function deleteEndpoint({ endpoints }: Store, id: string): Promise<void> {
  const endpoint = await endpoints.find(id)
  if (endpoint) await endpoints.update({ ...endpoint, enabled: false, deletedAt: 2 })
}

function check(store: Store, seal = own): Promise<unknown[]> {
  const warnings: unknown[] = []
  const log = { warn: (details: object) => void warnings.push(details) }
  return checkStoredSecrets(store, seal, log).then(() => warnings)
}

it('lets any key begin with an empty store, and the right one go on', async () => {
  const store = await openStore()
  expect(await check(store)).toEqual([])
  await addEndpoint(store, 'e1')
  expect(await check(store)).toEqual([])
})

it('stops the start with a key that opens no endpoint and no connection', async () => {
  const store = await openStore()
  await addEndpoint(store, 'e1')
  await expect(check(store, other)).rejects.toThrow(/^SECRET_KEY: the stored secrets were saved with another key/)
  const connected = await openStore()
  await connected.connections.put({ projectId: 'p', provider: 'groq', credentials: own.seal('{}', 'x'), updatedAt: 1 })
  await expect(check(connected)).rejects.toThrow(/^SECRET_KEY: /)
})

it('names what was saved with another key where the right one opens the rest', async () => {
  const store = await openStore()
  await addEndpoint(store, 'e1')
  await addEndpoint(store, 'e2', other)
  expect(await check(store)).toEqual([{ secrets: ['webhook endpoint e2'] }])
})

it('asks nothing of endpoints that were deleted, whose secrets nobody can save anew', async () => {
  const store = await openStore()
  await addEndpoint(store, 'e1', other)
  await deleteEndpoint(store, 'e1')
  expect(await check(store)).toEqual([])
  for (let number = 100; number < 200; number += 1) {
    await addEndpoint(store, `d${number}`)
    await deleteEndpoint(store, `d${number}`)
  }
  await addEndpoint(store, 'e2', other)
  await expect(check(store)).rejects.toThrow(/^SECRET_KEY: /)
})
