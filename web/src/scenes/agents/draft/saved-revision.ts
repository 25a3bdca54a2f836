import { Problem } from '../../../api/problem.ts'
import type { DraftSession } from './draft-session.ts'

/** Saves the draft and returns its revision. Where it could not be saved, throws what that request was answered. */
export async function savedRevision(session: DraftSession): Promise<number> {
  const revision = await session.flush()
  if (revision !== null) return revision
  const { saving } = session.state.getState()
  if (saving.kind === 'conflict') throw new Problem(412, '')
  if (saving.kind === 'signedOut') throw new Problem(401, '')
  if (saving.kind === 'failed' && saving.failure.kind === 'refused') throw new Problem(400, saving.failure.message)
  throw new Problem(0, '')
}
