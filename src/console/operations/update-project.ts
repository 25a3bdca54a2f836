import { BadRequest } from '../../base/errors.ts'
import { canonicalTimeZone } from '../../base/time-zone.ts'
import { projectOf } from '../access.ts'
import { changeStored } from '../change-stored.ts'
import { callLimitsOf, projectResponse } from '../responses/project.ts'
import { checkModelChoice } from '../agents.ts'
import type { Operation } from '../operation.ts'

export const updateProject: Operation<'updateProject'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const { name, defaultModel, defaultSpeech, defaultTelephony, callLimits } = body
    checkModelChoice(deps, 'defaultModel', defaultModel)
    const timeZone = body.timeZone === undefined ? undefined : readTimeZone(body.timeZone)
    const changed = await changeStored(deps.store.projects, id, (present) => ({
      ...present,
      name: (name ?? present.name).trim(),
      defaultModel: defaultModel ?? present.defaultModel,
      defaultSpeech: defaultSpeech ?? present.defaultSpeech,
      defaultTelephony: defaultTelephony ?? present.defaultTelephony,
      ...(timeZone !== undefined && { timeZone }),
      ...(callLimits && { callLimits: { ...callLimitsOf(present), ...callLimits } }),
    }))
    return projectResponse(changed)
  }

/** The zone's present name; empty for none. */
function readTimeZone(given: string): string {
  const name = given.trim()
  const known = name === '' ? '' : canonicalTimeZone(name)
  if (known === null) throw new BadRequest('timeZone is not the name of a time zone, such as "Europe/London".')
  return known
}
