import { recordOf } from '../access.ts'
import { explanationOf } from '../history/explanation.ts'
import { noSuchEntry } from '../history/past-actor.ts'
import type { Operation } from '../operation.ts'

export const explainEntry: Operation<'explainEntry'> =
  (deps) =>
  async ({ person, params }) => {
    const { actorId, index } = await recordOf(deps, person, params.type, params.id, 'actor')
    const step = await deps.history.stepAt(index.projectId, actorId, Number(params.seq))
    if (!step) throw noSuchEntry()
    return explanationOf(step.before, step.past)
  }
