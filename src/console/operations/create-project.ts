import { Conflict } from '../../base/errors.ts'
import { LIMITS } from '../../base/limits.ts'
import { projectResponse } from '../responses/project.ts'
import type { Operation } from '../operation.ts'

/** Needs no account, so that a new project can talk at once. */
const BUILT_IN_MODEL = 'builtin:rules'

export const createProject: Operation<'createProject'> =
  (deps) =>
  async ({ person, body }) => {
    const others = await deps.store.projects.listFor(person.userId)
    if (others.length >= LIMITS.personProjects.value) throw new Conflict(LIMITS.personProjects.beyond)
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
