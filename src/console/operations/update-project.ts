import { projectOf } from '../access.ts'
import { callLimitsOf, projectAnswer } from '../responses/project.ts'
import { checkModelChoice } from '../agents.ts'
import type { Operation } from '../operation.ts'

export const updateProject: Operation<'updateProject'> =
  (deps) =>
  async ({ person, params, body }) => {
    const project = await projectOf(deps, person, params.projectId)
    const { name = project.name, defaultModel, defaultSpeech, defaultTelephony, callLimits } = body
    checkModelChoice(deps, 'defaultModel', defaultModel)
    const changed = {
      ...project,
      name: name.trim(),
      defaultModel: defaultModel ?? project.defaultModel,
      defaultSpeech: defaultSpeech ?? project.defaultSpeech,
      defaultTelephony: defaultTelephony ?? project.defaultTelephony,
      ...(callLimits && { callLimits: { ...callLimitsOf(project), ...callLimits } }),
    }
    await deps.store.projects.update(changed)
    return projectAnswer(changed)
  }
