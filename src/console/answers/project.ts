import { isoTime } from '../../api/answers/iso-time.ts'
import type { Project } from '../../ports/records.ts'
import type { Schema } from '../operation.ts'

export function projectAnswer(project: Project): Schema<'Project'> {
  const { id, name, defaultModel, defaultSpeech, defaultTelephony, createdAt } = project
  return { id, name, defaultModel, defaultSpeech, defaultTelephony, createdAt: isoTime(createdAt) }
}
