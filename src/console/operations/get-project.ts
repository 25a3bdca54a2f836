import { projectOf } from '../access.ts'
import { projectResponse } from '../responses/project.ts'
import type { Operation } from '../operation.ts'

export const getProject: Operation<'getProject'> =
  (deps) =>
  async ({ person, params }) => {
    const project = await projectOf(deps, person, params.projectId)
    return projectResponse(project)
  }
