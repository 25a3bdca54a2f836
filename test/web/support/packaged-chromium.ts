import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Path of the Chromium that the development package `@sparticuz/chromium` brings for Linux on x64, unpacked where that
 * has not been done yet. It has no windows and so needs about two thirds of the CPU time of a whole Chromium. Null on
 * other machines, and where the package is not installed or does not run.
 */
export async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const packageFile = findPackageFile()
  if (packageFile === null) return null
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const folder = join(ROOT, 'node_modules/.cache/chromium')
  const path = join(folder, `chromium-${version}`)
  if (existsSync(path)) return path
  await mkdir(folder, { recursive: true })
  return (await unpack(join(packageFile, '../bin/chromium.br'), path)) ? path : null
}

function findPackageFile(): string | null {
  try {
    return fileURLToPath(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')))
  } catch {
    return null
  }
}

/**
 * Under a name of its own first: others that look for it at the same time find all of it or nothing. Where one of them has been
 * quicker, its file stays: a Chromium that runs starts processes from the file that it was started from. False where it does
 * not run, as without the libraries that it needs.
 */
async function unpack(packed: string, path: string): Promise<boolean> {
  const unfinished = `${path}.${process.pid}`
  try {
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }))
    await promisify(execFile)(unfinished, ['--version'])
    await link(unfinished, path).catch((error: unknown) => {
      if (!existsSync(path)) throw error
    })
    return true
  } catch (error) {
    console.warn(`The packaged Chromium does not run here: ${String(error)}`)
    return false
  } finally {
    await rm(unfinished, { force: true })
  }
}
