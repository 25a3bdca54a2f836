import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a built console. Everything is stored compressed with gzip. */
export interface BuiltConsole {
  /** The page, with `NONCE_PLACEHOLDER` where the nonce belongs. */
  page: string
  /** Reads a file, compressed; null if the build has none of this name. */
  read(name: string): Promise<Buffer | null>
}

/** Written into the page by `web/vite.config.ts`. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Keeps the page of the latest build below `folder`; a newer build is noticed by the time of its `build.json`. */
export function createBuiltConsole(folder: string): () => Promise<BuiltConsole | null> {
  let latest: { builtAt: number; console: BuiltConsole } | null = null
  return async function find() {
    const builtAt = await timeOf(join(folder, 'build.json'))
    if (builtAt === null) return null
    if (latest?.builtAt !== builtAt) latest = { builtAt, console: await open(folder) }
    return latest.console
  }
}

async function open(folder: string): Promise<BuiltConsole> {
  const { gunzipSync } = await import('node:zlib')
  const { files } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { files: string[] }
  const names = new Set(files)
  return {
    page: gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString(),
    // Only names that the build wrote down reach the disk, so no path leads out of the folder.
    read: async (name) => (names.has(name) ? readFile(join(folder, `${name}.gz`)) : null),
  }
}

async function timeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return null
  }
}
