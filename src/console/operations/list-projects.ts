import { projectResponse } from '../responses/project.ts'
import type { Operation } from '../operation.ts'

export const listProjects: Operation<'listProjects'> =
  (deps) =>
  async ({ person }) => {
    const projects = await deps.store.projects.listFor(person.userId)
    return projects.map(projectResponse)
  }
