import { callRecordOf } from '../access.ts'
import { findEvidence } from '../history/evidence.ts'
import type { Operation } from '../operation.ts'

export const getCallEvidence: Operation<'getCallEvidence'> =
  (deps) =>
  async ({ person, params }) =>
    findEvidence(deps, await callRecordOf(deps, person, params.id))
