import { isoTime } from '../../base/iso-time.ts'
import type { ListedVersion } from '../../ports/agent-drafts.ts'
import type { Schema } from '../operation.ts'

export function listedVersion(listed: ListedVersion): Schema<'ListedVersion'> {
  const { version, flowHash, at, by, note, stepCount, ready } = listed
  return { version, flowHash, at: isoTime(at), by, note, stepCount, ready }
}
