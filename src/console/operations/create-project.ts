import { projectAnswer } from '../answers/project.ts'
import type { Operation } from '../operation.ts'

export const createProject: Operation<'createProject'> =
  (deps) =>
  async ({ person, body }) => {
    const project = {
      id: deps.newId(),
      name: body.name.trim(),
      defaultModel: '',
      defaultSpeech: '',
      defaultTelephony: '',
      createdAt: deps.clock.now(),
    }
    await deps.store.projects.insert(project, person.userId)
    return projectAnswer(project)
  }
