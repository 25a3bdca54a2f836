import type { ChainCheckProgress } from '../../actors/ports/chain-check-progress.ts'
import type { Database } from './database.ts'

export function createChainCheckProgress(database: Database): ChainCheckProgress {
  const find = database.prepare<{ progress: string }>('SELECT progress FROM chainCheck WHERE no = 1')
  const save = database.prepare(`
    INSERT INTO chainCheck (no, progress) VALUES (1, ?) ON CONFLICT (no) DO UPDATE SET progress = excluded.progress`)
  return {
    find: async () => find.get()?.progress ?? null,
    async save(progress) {
      save.run(progress)
    },
  }
}
