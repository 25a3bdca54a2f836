/**
 * Writes `docs/language-transcripts.md`: the talks of `examples/talks`, held with the rules through the real dialogue;
 * with `--check` only says whether it is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { transcripts } from '../src/evaluation/transcripts.ts'

const target = new URL('../docs/language-transcripts.md', import.meta.url)
const text = await format(await transcripts(new URL('../examples/talks/', import.meta.url)), {
  parser: 'markdown',
  printWidth: 120,
  proseWrap: 'preserve',
})

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/language-transcripts.md is out of date. Run: npm run docs')
  process.exit(1)
}
