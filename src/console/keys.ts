import { decodeRecord } from '../actors/journal/records.ts'
import type { PlainSnapshot } from '../actors/types.ts'
import { Conflict } from '../base/errors.ts'
import { retryWhileUnavailable } from '../base/retry.ts'
import { generateKey, hashKey, keyPrefix } from '../security/key-format.ts'
import { apiKeyDefinition, keyView, type KeyView } from '../machines/api-key/api-key.ts'
import type { KeyUsage } from '../ports/side-tables.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { claimExtraSlot, claimSlot, releaseSlot, type Quota } from './quota.ts'

/** Spec, Limits. */
export const MAX_WORKING_KEYS = 20
const MAX_LISTED = 200
const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000

/** A key as it is shown this once. */
export interface IssuedKey {
  view: KeyView
  key: string
}

export async function createKey(
  deps: ConsoleDeps,
  projectId: string,
  wish: { name: string; expiresInDays: number | null },
): Promise<IssuedKey> {
  const { keyId, key, hash, start } = newKey(deps)
  await claimSlot(deps, keyQuota(deps, projectId), keyId)
  const expiresAt = wish.expiresInDays === null ? null : deps.clock.now() + wish.expiresInDays * DAY_MS
  const { name, version } = apiKeyDefinition
  const input = { keyId, projectId, name: wish.name, hash, start, expiresAt, replaces: null }
  const { snapshot } = await deps.runtime.create({ type: name, id: keyId, machine: name, version, input })
  return { view: viewIn(snapshot, keyId), key }
}

/**
 * Issues a replacement. While the old key works on it counts too, so with 20 working keys only a rotation without
 * grace is possible. Throws `Conflict` for that and for a key that is not active.
 */
export async function rotateKey(deps: ConsoleDeps, old: KeyView, graceHours: number): Promise<IssuedKey> {
  if (statusAt(old, deps.clock.now()) !== 'active') throw new Conflict(NOT_ACTIVE)
  const { keyId, key, hash, start } = newKey(deps)
  const quota = keyQuota(deps, old.projectId)
  const graceMs = Math.round(graceHours * HOUR_MS)
  if (graceMs === 0) await claimExtraSlot(deps, quota, keyId)
  else await claimSlot(deps, quota, keyId)
  const rotation = { type: 'key.rotate', graceMs, replacement: { keyId, hash, start } }
  const { outcome } = await deps.runtime.send(`api-key/${old.id}`, rotation)
  const isRotated = outcome === 'taken'
  if (!isRotated || graceMs === 0) {
    await releaseSlot(deps, quota, isRotated ? old.id : keyId)
  }
  if (!isRotated) throw new Conflict(NOT_ACTIVE)
  // Waits for a store that is away: the key could not be shown again.
  const record = await retryWhileUnavailable(
    deps.clock,
    () => true,
    () => deps.runtime.read(`api-key/${keyId}`),
  )
  return { view: viewIn(record?.snapshot, keyId), key }
}

/** Stops a key at once. One that no longer works stays as it is. */
export async function revokeKey(deps: ConsoleDeps, key: KeyView): Promise<KeyView> {
  if (!isWorkingAt(key, deps.clock.now())) return key
  const { snapshot } = await deps.runtime.send(`api-key/${key.id}`, { type: 'key.revoke' })
  await releaseSlot(deps, { projectId: key.projectId, kind: 'key' }, key.id)
  return viewIn(snapshot, key.id)
}

/** The latest 200 keys, and working ones however old they are. Newest first. */
export async function listKeys(deps: ConsoleDeps, projectId: string): Promise<KeyView[]> {
  const rows = await deps.store.actors.list({ list: 'keys', projectId, limit: MAX_LISTED })
  const latest = rows.map((row) => keyView(decodeRecord(row).snapshot))
  if (latest.length < MAX_LISTED) return latest
  const listed = new Set(latest.map((key) => key.id))
  const older = (await deps.store.slots.holders(projectId, 'key')).filter((id) => !listed.has(id))
  const records = await Promise.all(older.map((id) => deps.runtime.read(`api-key/${id}`)))
  const working = records.flatMap((record) => (record ? [keyView(record.snapshot)] : []))
  return [...latest, ...working.sort((a, b) => b.createdAt - a.createdAt)]
}

/** How often each was used, by key id; never used ones are missing. */
export async function usageOf(deps: ConsoleDeps, keys: readonly KeyView[]): Promise<Map<string, KeyUsage>> {
  const usage = await deps.store.keyUsage.findMany(keys.map((key) => key.id))
  return new Map(usage.map((each) => [each.keyId, each]))
}

/** The timer that ends a key may fire a little late, which must not show. */
export function statusAt(key: KeyView, now: number): KeyView['status'] {
  const works = key.status === 'active' || key.status === 'expiring'
  return works && key.validUntil !== null && key.validUntil <= now ? 'expired' : key.status
}

function isWorkingAt(key: KeyView, now: number): boolean {
  const status = statusAt(key, now)
  return status === 'active' || status === 'expiring'
}

const NOT_ACTIVE = 'Only an active key can be rotated. Create a new key instead.'

function newKey(deps: ConsoleDeps) {
  const key = generateKey()
  return { keyId: deps.newId(), key, hash: hashKey(key), start: keyPrefix(key) }
}

function keyQuota(deps: ConsoleDeps, projectId: string): Quota {
  return {
    projectId,
    kind: 'key',
    max: MAX_WORKING_KEYS,
    refusal: `A project has at most ${MAX_WORKING_KEYS} working keys. Revoke one first, or rotate without grace.`,
    async isHolderAlive(keyId) {
      const record = await deps.runtime.read(`api-key/${keyId}`)
      return record && isWorkingAt(keyView(record.snapshot), deps.clock.now())
    },
  }
}

function viewIn(snapshot: PlainSnapshot | null | undefined, keyId: string): KeyView {
  if (!snapshot) throw new Error(`The key ${keyId} was just written and is not there.`)
  return keyView(snapshot)
}
