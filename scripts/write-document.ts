import { readFileSync, writeFileSync } from 'node:fs'

/** Writes a generated document of `docs/`; with `--check` it only says whether the document is up to date, by exit code 1. */
export function writeDocument(name: string, text: string): void {
  const target = new URL(`../docs/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) return writeFileSync(target, text)
  if (readFileSync(target, 'utf8') === text) return
  console.error(`docs/${name} is out of date. Run: npm run docs`)
  process.exitCode = 1
}
