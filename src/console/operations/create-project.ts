import { projectResponse } from '../responses/project.ts'
import type { Operation } from '../operation.ts'

/** Needs no account, so that a new project can talk at once. */
const BUILT_IN_MODEL = 'builtin:rules'

export const createProject: Operation<'createProject'> =
  (deps) =>
  async ({ person, body }) => {
    const project = {
      id: deps.newId(),
      name: body.name.trim(),
      defaultModel: BUILT_IN_MODEL,
      defaultSpeech: '',
      defaultTelephony: '',
      createdAt: deps.clock.now(),
    }
    await deps.store.projects.insert(project, person.userId)
    return projectResponse(project)
  }
