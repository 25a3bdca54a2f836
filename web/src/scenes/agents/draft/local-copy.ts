import { del, get, set } from 'idb-keyval'
import type { LocalCopy } from './draft-session.ts'

/** Storage errors, as in some private windows, are ignored: editing works without a local copy. */
export async function readLocalCopy(agentId: string): Promise<LocalCopy | null> {
  return (await get<LocalCopy>(keyOf(agentId)).catch(() => null)) ?? null
}

export async function writeLocalCopy(agentId: string, copy: LocalCopy): Promise<void> {
  await set(keyOf(agentId), copy).catch(() => undefined)
}

export async function forgetLocalCopy(agentId: string): Promise<void> {
  await del(keyOf(agentId)).catch(() => undefined)
}

function keyOf(agentId: string): string {
  return `parley.draft.${agentId}`
}
