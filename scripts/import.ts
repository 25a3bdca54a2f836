/**
 * Fills an empty store with what `npm run export` has written, for the service to go on with. May be run again after an
 * interruption.
 *
 *     npm run import -- parley.jsonl                         into a SQLite file in DATA_DIR
 *     MONGODB_URL=mongodb://… npm run import -- parley.jsonl into a MongoDB database
 *
 * SECRET_KEY has to be the one of the installation that was exported. Exit code 1 when it cannot be done.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { systemClock } from '../src/base/system-clock.ts'
import { readConfig } from '../src/config.ts'
import { BadRequest } from '../src/base/errors.ts'
import { importInstallation, type Imported } from '../src/transfer/import-installation.ts'
import { readWholeFile } from '../src/transfer/whole-file.ts'
import { createSeal } from '../src/security/seal.ts'
import { openStore } from '../src/startup/open-store.ts'
import { requireSecretKey } from '../src/startup/secret-key.ts'
import { command } from './command.ts'

const OUTCOMES: Record<Imported['outcome'], string> = {
  imported: 'The installation is here:',
  resumed: 'The rest of the installation is here now as well:',
  unchanged: 'This file was imported before, and nothing was changed. It held:',
}

let storedLines = 0
await command(async () => {
  const [path, ...more] = process.argv.slice(2)
  if (path === undefined || path.startsWith('-') || more.length > 0) {
    throw new BadRequest('Name the file to read: npm run import -- parley.jsonl')
  }
  if (!existsSync(path)) throw new BadRequest(`There is no file ${path}.`)
  const { counts, outcome } = await importFrom(path)
  console.log(OUTCOMES[outcome])
  for (const [kind, count] of Object.entries(counts)) if (count > 0) console.log(`  ${kind} ${count}`)
  if (outcome !== 'unchanged') console.log('Start the service with the same settings, SECRET_KEY too.')
})
if (process.exitCode === 1 && storedLines > 0) {
  console.error(`The import is incomplete: ${storedLines} lines are stored. Run it again.`)
}

async function importFrom(path: string): Promise<Imported> {
  const config = readConfig()
  const file = await readWholeFile(path, createSeal(requireSecretKey(config)))
  const { store } = await openStore(config, { nodeId: randomUUID(), log: { info() {} } })
  try {
    const leaseMs = config.NODE_LEASE_MS
    const onProgress = (lines: number) => (storedLines = lines)
    return await importInstallation({ file, store, clock: systemClock, leaseMs, onProgress })
  } finally {
    await store.close()
  }
}
