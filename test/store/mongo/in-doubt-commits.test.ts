import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Commit } from '../../../src/actors/ports/actor-store.ts'
import { createJournal, type Journal } from '../../../src/store/mongo/journal.ts'
import { createInDoubtCommits } from '../../../src/store/mongo/in-doubt-commits.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, newActorId } from '../actor-samples.ts'

describe.skipIf(skipReason !== undefined)('What a node does not know to be written', () => {
  let database: ReturnType<typeof newDatabase>
  let client: MongoClient
  let journal: Journal
  beforeEach(async () => {
    database = newDatabase()
    client = await MongoClient.connect(database.url)
    journal = createJournal(client.db().collection('journal'), 'node')
  })
  afterEach(async () => {
    await client.close()
    await database.remove()
  })

  it('is settled for nobody before it is for whoever began with it', async () => {
    const projected: Commit[] = []
    const cut = Promise.withResolvers<never>()
    const begun = Promise.withResolvers<unknown>()
    let isCut = true
    const unsettled = createInDoubtCommits(journal, async (commits) => {
      begun.resolve(null)
      if (isCut) await cut.promise
      projected.push(...commits)
    })
    const commits = [commitOf(newActorId(), 1), commitOf(newActorId(), 1)]
    await journal.insert(commits.map((commit) => journal.documentOf({ ...commit, batch: 1 })))
    unsettled.add(commits)

    const outcomes = [unsettled.reconcile(), unsettled.reconcile()].map((settled) =>
      settled.then(
        () => 'settled',
        () => 'cut',
      ),
    )
    await begun.promise
    cut.reject(new Error('cut'))
    expect(await Promise.all(outcomes)).toEqual(['cut', 'cut'])
    isCut = false
    await Promise.all([unsettled.reconcile(), unsettled.reconcile({ late: true })])
    expect(projected).toEqual(commits)
  })
})
