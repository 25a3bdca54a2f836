import { isoTime } from '../../base/iso-time.ts'
import type { CallLimits, Project } from '../../ports/entities.ts'
import type { Schema } from '../operation.ts'

export function projectResponse(project: Project): Schema<'Project'> {
  const { id, name, defaultModel, defaultSpeech, defaultTelephony, timeZone = '', createdAt } = project
  return {
    id,
    name,
    defaultModel,
    defaultSpeech,
    defaultTelephony,
    timeZone,
    callLimits: callLimitsOf(project),
    createdAt: isoTime(createdAt),
  }
}

/** A project without limits of its own has the operator's. */
export function callLimitsOf({ callLimits }: Project): CallLimits {
  return callLimits ?? { live: null, perDay: null, destinations: [] }
}
