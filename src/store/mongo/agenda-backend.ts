import { MongoBackend } from '@agendajs/mongo-backend'
import { toJobId, type AgendaBackend, type JobParameters, type JobRepository } from 'agenda'
import type { Db } from 'mongodb'
import { isTaken } from './failures.ts'
import { COLLECTIONS } from './schema.ts'

/**
 * Agenda's own MongoDB backend, with one change. At each start Agenda saves every recurring job, and that save also
 * takes away the lock of a run in progress, so a node that joins would make the sweep run twice at once. Here a job
 * that is there keeps its lock and its next run.
 */
export function createAgendaBackend(database: Db): AgendaBackend {
  const backend = new MongoBackend({ mongo: database, collection: COLLECTIONS.agendaJobs })
  const { repository } = backend
  const jobs = database.collection(COLLECTIONS.agendaJobs)

  const saveJob: JobRepository['saveJob'] = async (job, options) => {
    if (job._id || job.type !== 'single') return repository.saveJob(job, options)
    for (;;) {
      const found = await jobs.findOneAndUpdate({ name: job.name, type: 'single' }, { $set: definitionOf(job) })
      if (found) {
        const nextRunAt = (found['nextRunAt'] as Date | null) ?? job.nextRunAt
        if (found['nextRunAt'] === null) await jobs.updateOne({ _id: found._id }, { $set: { nextRunAt } })
        return { ...job, _id: toJobId(found._id.toHexString()), nextRunAt }
      }
      try {
        return await repository.saveJob(job, options)
      } catch (error) {
        if (!isTaken(error)) throw error // another node has made it in between
      }
    }
  }
  return {
    name: backend.name,
    repository: Object.assign(Object.create(repository) as JobRepository, { saveJob }),
    ownsConnection: false,
    connect: () => backend.connect(),
    async disconnect() {},
  }
}

function definitionOf(job: JobParameters<unknown>) {
  const { priority, data, repeatInterval, repeatTimezone = null, repeatAt = null, disabled = null } = job
  return { priority, data, repeatInterval, repeatTimezone, repeatAt, disabled }
}
