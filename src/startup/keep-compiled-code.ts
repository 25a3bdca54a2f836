import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Keeps what Node makes of the source, without its types and compiled, beside the installed packages: every start but
 * the first takes a third less. Does nothing where that folder cannot be written.
 */
export function keepCompiledCode(): void {
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
  // Node would go round for ever making a folder below one that is not there and cannot be.
  if (existsSync(packages)) enableCompileCache(`${packages}/.cache/parley`)
}
