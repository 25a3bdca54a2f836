import type { Project, ProjectStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decode, decodeOrNull, type Document } from './document.ts'

export function createProjectStore(database: Database): ProjectStore {
  const insert = database.prepare('INSERT INTO projects (id, body) VALUES (?, ?)')
  const join = database.prepare('INSERT INTO members (userId, projectId, projectCreatedAt) VALUES (?, ?, ?)')
  const update = database.prepare('UPDATE projects SET body = ? WHERE id = ? AND body = coalesce(?, body)')
  const find = database.prepare<Document>('SELECT body FROM projects WHERE id = ?')
  const listFor = database.prepare<Document>(`
    SELECT projects.body FROM members JOIN projects ON projects.id = members.projectId
    WHERE members.userId = ? ORDER BY members.projectCreatedAt, members.projectId`)
  const isMember = database.prepare('SELECT 1 FROM members WHERE userId = ? AND projectId = ?')
  return {
    async insert(project, memberId) {
      database.transaction(() => {
        insert.run(project.id, JSON.stringify(project))
        join.run(memberId, project.id, project.createdAt)
      })
    },
    async update(project, before) {
      const expected = before ? JSON.stringify(before) : null
      return update.run(JSON.stringify(project), project.id, expected).changes > 0
    },
    async find(id) {
      return decodeOrNull<Project>(find.get(id))
    },
    async listFor(userId) {
      return listFor.all(userId).map(decode<Project>)
    },
    async isMember(projectId, userId) {
      return isMember.get(userId, projectId) !== undefined
    },
  }
}
