import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { SetupError } from '../errors.ts'
import { loadSecretKey } from './secret-key.ts'

/**
 * The key that encrypts stored secrets, for commands that work on what another process has stored: they never make one,
 * as a new key would open nothing.
 */
export function requireSecretKey(config: Config): Uint8Array {
  const isKept = existsSync(join(config.DATA_DIR, 'secret-key'))
  if (config.SECRET_KEY !== undefined || isKept) return loadSecretKey(config)
  throw new SetupError(
    `SECRET_KEY is not set, and there is no secret-key in ${config.DATA_DIR}. Give the key of the installation that is moved.`,
  )
}
