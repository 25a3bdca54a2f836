/**
 * Compiles `src` to JavaScript in `lib`, for the package: Node reads no TypeScript below `node_modules`. Run by
 * `npm pack`; the service itself runs from its source.
 *
 *     node scripts/compile-package.ts
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

rmSync(join(ROOT, 'lib'), { recursive: true, force: true })
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], { cwd: ROOT, stdio: 'inherit' })
chmodSync(join(ROOT, 'lib/start.js'), 0o755)
