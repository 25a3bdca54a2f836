/**
 * Builds the console into `web/dist`, each file compressed with gzip, unless it is there and up to date.
 *
 *     node scripts/build-console.ts [--force]
 */
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync, constants } from 'node:zlib'
import { CONSOLE_SOURCES } from '../src/console/pages/console-sources.ts'
import { replaceDirectory } from './replace-directory.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'web')
const DIST = join(WEB, 'dist')
const BUILD_INFO = 'build.json'

const isForced = process.argv.includes('--force')
const hash = hashOfSources()
if (!isForced && builtHash() === hash) {
  const now = new Date()
  utimesSync(join(DIST, BUILD_INFO), now, now) // later checks compare times alone
} else {
  await buildAnew()
}

async function buildAnew(): Promise<void> {
  // Else whoever sets it for the service or for tests would get the development version of React, half as large again.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  const next = mkdtempSync(join(WEB, '.dist-'))
  try {
    const configFile = join(WEB, 'vite.config.ts')
    await build({ configFile, logLevel: 'warn', build: { outDir: next, emptyOutDir: false } })
    const files = globSync('**/*', { cwd: next }).filter((path) => statSync(join(next, path)).isFile())
    for (const path of files) compress(join(next, path))
    const names = files.map((path) => path.split(sep).join('/')).sort()
    writeFileSync(join(next, BUILD_INFO), `${JSON.stringify({ hash, files: names }, null, 1)}\n`)
    // Another process may have built the same and put it there first.
    replaceDirectory({ next, path: DIST, isWanted: () => isForced || builtHash() !== hash })
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw error
  }
}

function compress(path: string): void {
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }))
  rmSync(path)
}

function hashOfSources(): string {
  const digest = createHash('sha256')
  const paths = CONSOLE_SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  for (const path of paths.sort()) {
    const file = join(ROOT, path)
    if (statSync(file).isFile()) digest.update(`${path}\0`).update(readFileSync(file))
  }
  return digest.digest('hex')
}

function builtHash(): string | null {
  try {
    return (JSON.parse(readFileSync(join(DIST, BUILD_INFO), 'utf8')) as { hash: string }).hash
  } catch {
    return null
  }
}
