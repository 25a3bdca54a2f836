import { del, get, set } from 'idb-keyval'
import { forgetKept, readKept, writeKept } from '../../../common/kept.ts'
import type { LocalCopy } from './draft-session.ts'

/** Storage errors, as in some private windows, are ignored: editing works without a local copy. */
export async function readLocalCopy(agentId: string): Promise<LocalCopy | null> {
  const left = readKept<LocalCopy>(keyOf(agentId))
  return left ?? (await get<LocalCopy>(keyOf(agentId)).catch(() => null)) ?? null
}

export async function writeLocalCopy(agentId: string, copy: LocalCopy): Promise<void> {
  const isWritten = await set(keyOf(agentId), copy).then(
    () => true,
    () => false,
  )
  if (isWritten) forgetKept(keyOf(agentId))
}

/** For a page that is being left, which has no time for the database: into what this tab keeps across a reload. */
export function writeLocalCopyNow(agentId: string, copy: LocalCopy): void {
  writeKept(keyOf(agentId), copy)
}

export async function forgetLocalCopy(agentId: string): Promise<void> {
  forgetKept(keyOf(agentId))
  await del(keyOf(agentId)).catch(() => undefined)
}

function keyOf(agentId: string): string {
  return `parley.draft.${agentId}`
}
