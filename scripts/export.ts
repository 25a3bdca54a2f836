/**
 * Writes everything that the stopped service has stored to a file, for `npm run import` to bring it elsewhere.
 *
 *     npm run export -- parley.jsonl                         the SQLite file in DATA_DIR
 *     MONGODB_URL=mongodb://… npm run export -- parley.jsonl the MongoDB database
 *
 * The settings are those of the service, SECRET_KEY too. Exit code 1, and no file, when it cannot be done.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { createMachineRegistry } from '../src/effects/machine-registry.ts'
import { systemClock } from '../src/base/system-clock.ts'
import { readConfig } from '../src/config.ts'
import { BadRequest, NotFound } from '../src/base/errors.ts'
import { exportInstallation, type Exported } from '../src/transfer/export-installation.ts'
import { createSeal } from '../src/security/seal.ts'
import { openStore } from '../src/startup/open-store.ts'
import { requireSecretKey } from '../src/startup/secret-key.ts'
import { DATABASE_FILE } from '../src/store/sqlite/schema.ts'
import { command } from './command.ts'

await command(async () => {
  const path = readPath(process.argv.slice(2))
  const { counts, damaged } = await exportTo(path)
  for (const actorId of damaged) console.error(`${actorId} has a damaged journal. It is in the file as it is.`)
  console.log(`${path} holds the whole installation:`)
  for (const [kind, count] of Object.entries(counts)) if (count > 0) console.log(`  ${kind} ${count}`)
  console.log('It holds all that was said, and keys to it: keep it as safe as the store itself.')
})

function readPath([path, ...more]: string[]): string {
  if (path === undefined || path.startsWith('-') || more.length > 0) {
    throw new BadRequest('Name the file to write: npm run export -- parley.jsonl')
  }
  if (existsSync(path)) throw new BadRequest(`${path} is there already. Name a new file.`)
  return path
}

/** The file gets its name when it is whole and on the disk. */
async function exportTo(path: string): Promise<Exported> {
  const config = readConfig()
  if (config.MONGODB_URL === undefined && !existsSync(join(config.DATA_DIR, DATABASE_FILE))) {
    throw new NotFound(`DATA_DIR: there is no ${DATABASE_FILE} in ${config.DATA_DIR}. Name the folder of the service.`)
  }
  const seal = createSeal(requireSecretKey(config))
  const { store } = await openStore(config, { nodeId: randomUUID(), log: { info() {} } })
  const partial = `${path}.part`
  try {
    const file = await create(partial)
    try {
      const leaseMs = config.NODE_LEASE_MS
      const machines = createMachineRegistry(store.flows)
      const write = async (text: string) => void (await file.appendFile(text))
      const exported = await exportInstallation({ store, machines, seal, clock: systemClock, leaseMs, write })
      await file.sync()
      await rename(partial, path)
      return exported
    } finally {
      await file.close()
      await rm(partial, { force: true })
    }
  } finally {
    await store.close()
  }
}

/** A new file, so that nothing is written through a link or into a file that others may read. */
async function create(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new BadRequest(`${path} is there already. Remove it, or name another file.`)
    throw new BadRequest(`${path} cannot be written: ${message}.`)
  }
}
