import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { SetupError } from '../errors.ts'
import { parseSecretKey } from '../secrets/seal.ts'

const FILE_NAME = 'secret-key'

/**
 * The key that encrypts stored secrets: `SECRET_KEY`, or outside production one that is made at the first start and kept
 * in the data folder, readable by its owner only.
 */
export function loadSecretKey(config: Config): Uint8Array {
  if (config.SECRET_KEY !== undefined) return parseSecretKey(config.SECRET_KEY)
  if (config.isProduction) {
    throw new SetupError(
      'SECRET_KEY is not set. In production give 32 bytes, such as the output of `openssl rand -hex 32`.',
    )
  }
  const kept = readKept(config)
  if (kept) return kept
  const key = randomBytes(32)
  writeFileSync(join(config.DATA_DIR, FILE_NAME), `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

/** The same, for commands that work on what another process has stored: a new key would be of no use to them. */
export function requireSecretKey(config: Config): Uint8Array {
  const key = config.SECRET_KEY === undefined ? readKept(config) : parseSecretKey(config.SECRET_KEY)
  if (key) return key
  throw new SetupError(
    `SECRET_KEY is not set, and there is no ${FILE_NAME} in ${config.DATA_DIR}. Give the key of the installation that is moved.`,
  )
}

function readKept(config: Config): Uint8Array | null {
  try {
    return parseSecretKey(readFileSync(join(config.DATA_DIR, FILE_NAME), 'utf8').trim())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
