import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Replacement {
  /** The new directory, on the same file system. It is moved to `path`, or deleted where it is not wanted. */
  next: string
  /** The directory to replace; it need not exist. */
  path: string
  /** Whether what is at `path` now has to make way. It is asked again when another process was first. */
  isWanted: () => boolean
}

/**
 * Replaces a directory by a rename, so that whoever reads it finds the old files or the new ones. Several processes may
 * do so at the same time.
 */
export function replaceDirectory({ next, path, isWanted }: Replacement): void {
  const aside = mkdtempSync(join(dirname(path), '.dist-'))
  try {
    for (let attempt = 0; isWanted(); attempt++) {
      ignoring(['ENOENT'], () => renameSync(path, join(aside, String(attempt))))
      if (ignoring(['ENOTEMPTY', 'EEXIST'], () => renameSync(next, path))) return
    }
    rmSync(next, { recursive: true, force: true })
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Whether `act` succeeded; one of the errors with these codes means that another process came first. */
function ignoring(codes: readonly string[], act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return false
  }
}
