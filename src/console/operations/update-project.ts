import { BadRequest } from '../../base/errors.ts'
import { canonicalTimeZone } from '../../base/time-zone.ts'
import { projectOf } from '../access.ts'
import { callLimitsOf, projectResponse } from '../responses/project.ts'
import { checkModelChoice } from '../agents.ts'
import type { Operation } from '../operation.ts'

export const updateProject: Operation<'updateProject'> =
  (deps) =>
  async ({ person, params, body }) => {
    const project = await projectOf(deps, person, params.projectId)
    const { name = project.name, defaultModel, defaultSpeech, defaultTelephony, timeZone, callLimits } = body
    checkModelChoice(deps, 'defaultModel', defaultModel)
    const changed = {
      ...project,
      name: name.trim(),
      defaultModel: defaultModel ?? project.defaultModel,
      defaultSpeech: defaultSpeech ?? project.defaultSpeech,
      defaultTelephony: defaultTelephony ?? project.defaultTelephony,
      ...(timeZone !== undefined && { timeZone: readTimeZone(timeZone) }),
      ...(callLimits && { callLimits: { ...callLimitsOf(project), ...callLimits } }),
    }
    await deps.store.projects.update(changed)
    return projectResponse(changed)
  }

/** The zone's present name; empty for none. */
function readTimeZone(given: string): string {
  const name = given.trim()
  const known = name === '' ? '' : canonicalTimeZone(name)
  if (known === null) throw new BadRequest('timeZone is not the name of a time zone, such as "Europe/London".')
  return known
}
