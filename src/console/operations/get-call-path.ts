import { callRecordOf } from '../access.ts'
import { findCallPath } from '../history/call-path.ts'
import type { Operation } from '../operation.ts'

export const getCallPath: Operation<'getCallPath'> =
  (deps) =>
  async ({ person, params }) =>
    findCallPath(deps, await callRecordOf(deps, person, params.id))
