import { NotFound } from '../../base/errors.ts'
import { projectOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { normalisedNumber } from '../../base/phone-number.ts'

export const liftOptOut: Operation<'liftOptOut'> =
  (deps) =>
  async ({ person, params }) => {
    const { id: projectId } = await projectOf(deps, person, params.projectId)
    const wasThere = await deps.store.optOuts.lift(projectId, normalisedNumber(params.number, 'number'))
    if (!wasThere) throw new NotFound('This number has not opted out of calls of the project.')
  }
