import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { SetupError } from '../base/errors.ts'
import { parseSecretKey } from '../security/seal.ts'
import { readIfExists, writePrivateFile } from './private-file.ts'

const FILE_NAME = 'secret-key'

/**
 * The key that encrypts stored secrets: `SECRET_KEY`, or outside production one that is made at the first start and
 * kept in the data folder, readable by its owner only.
 */
export function loadSecretKey(config: Config): Uint8Array {
  if (config.SECRET_KEY !== undefined) return parseSecretKey(config.SECRET_KEY)
  if (config.isProduction) {
    throw new SetupError(
      'SECRET_KEY is not set. In production give 32 bytes, such as the output of `openssl rand -hex 32`.',
    )
  }
  const kept = readKeyFile(config)
  if (kept) return kept
  const key = randomBytes(32)
  writePrivateFile(join(config.DATA_DIR, FILE_NAME), `${key.toString('hex')}\n`)
  return key
}

/**
 * The same for commands that read what another process stored: they generate no key, because a new one opens nothing.
 */
export function requireSecretKey(config: Config): Uint8Array {
  const isKept = existsSync(join(config.DATA_DIR, FILE_NAME))
  if (config.SECRET_KEY !== undefined || isKept) return loadSecretKey(config)
  throw new SetupError(
    `SECRET_KEY is not set, and there is no ${FILE_NAME} in ${config.DATA_DIR}. Give the key of the installation that is moved.`,
  )
}

/** Throws `SetupError` when the other nodes have another key: no node could open what another one sealed. */
export async function agreeOnSecretKey(
  key: Uint8Array,
  matchesSharedMark: (name: string, text: string) => Promise<boolean>,
): Promise<void> {
  // The key has 256 random bits, so its hash does not disclose it.
  const mark = createHash('sha256').update('parley secret key\n').update(key).digest('hex')
  if (await matchesSharedMark('secret-key', mark)) return
  throw new SetupError(
    `SECRET_KEY: the other nodes on this database have another key. Give every node the same key; a generated one is in DATA_DIR as ${FILE_NAME}.`,
  )
}

function readKeyFile(config: Config): Uint8Array | null {
  const path = join(config.DATA_DIR, FILE_NAME)
  const key = readIfExists(path)
  if (key === null) return null
  try {
    return parseSecretKey(key.trim())
  } catch (error) {
    const remedy = 'Restore the right file, or remove it if no secret has been stored yet.'
    throw new SetupError(`DATA_DIR: the file ${path} does not hold a key. ${remedy}`, error)
  }
}
