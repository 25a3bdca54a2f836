import { pageLimit } from '../../api/page-limit.ts'
import { projectOf } from '../access.ts'
import { findActors } from '../history/find-actors.ts'
import { lastRejections } from '../history/last-rejections.ts'
import type { Operation } from '../operation.ts'
import { listedActor } from '../responses/actor.ts'

export const listActors: Operation<'listActors'> =
  (deps) =>
  async ({ person, params, query }, reply) => {
    const { id: projectId } = await projectOf(deps, person, params.projectId)
    return deps.readList(projectId, reply, async () => {
      const limit = pageLimit(query.limit)
      await deps.runtime.writeUnwritten()
      const { actors, next } = await findActors({ ...deps, budget: deps.listBudget }, projectId, query, limit)
      const rejections = await lastRejections(deps.store.actors, actors)
      if (next !== null) {
        const again = new URLSearchParams({ ...query, limit: String(limit), before: next })
        reply.header('link', `</console/api/projects/${projectId}/actors?${again.toString()}>; rel="next"`)
      }
      return actors.map((record) => listedActor(record, rejections.get(record.actorId) ?? null))
    })
  }
