import { callPageOf } from '../access.ts'
import { endCall as end } from '../end-call.ts'
import type { Operation } from '../operation.ts'

export const endCall: Operation<'endCall'> =
  (deps) =>
  async ({ person, params }) => {
    const { call } = await callPageOf(deps, person, params.id)
    await end(deps, call)
  }
