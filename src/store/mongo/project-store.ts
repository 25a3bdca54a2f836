import type { Collection } from 'mongodb'
import type { Project, ProjectStore } from '../../ports/entities.ts'
import type { EpochMs } from '../../base/time.ts'
import { decode, decodeOrNull, type Kept } from './document.ts'

export interface ProjectDocument extends Kept {
  /** With the project, so that one insert makes both. */
  members: string[]
  createdAt: EpochMs
}

export function createProjectStore(projects: Collection<ProjectDocument>): ProjectStore {
  return {
    async insert(project, memberId) {
      const { id, createdAt } = project
      await projects.insertOne({ _id: id, members: [memberId], createdAt, body: JSON.stringify(project) })
    },
    async update(project, before) {
      const filter = { _id: project.id, ...(before && { body: JSON.stringify(before) }) }
      return (await projects.updateOne(filter, { $set: { body: JSON.stringify(project) } })).matchedCount > 0
    },
    async find(id) {
      return decodeOrNull<Project>(await projects.findOne({ _id: id }))
    },
    async listFor(userId) {
      const found = projects.find({ members: userId }).sort({ createdAt: 1, _id: 1 })
      return (await found.toArray()).map(decode<Project>)
    },
    async isMember(projectId, userId) {
      return (await projects.findOne({ _id: projectId, members: userId }, { projection: { _id: 1 } })) !== null
    },
  }
}
