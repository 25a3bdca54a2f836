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
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*.md'], { cwd: ROOT })
  const paths = listed.toString().split('\n').filter(Boolean)
  return paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}
