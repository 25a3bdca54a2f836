import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export interface Document {
  /** Path below the repository's root. */
  path: string
  text: string
}

/** Every Markdown file of the repository, those that are not committed yet included. */
export function documents(): Document[] {
  return filesOfRepository('*.md').map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** Paths of the files that fit a pattern, of all by default; those that are not committed yet included. */
export function filesOfRepository(pattern = '*'): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', pattern], { cwd: ROOT })
  return listed.toString().split('\n').filter(Boolean)
}
