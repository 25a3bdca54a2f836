/**
 * Writes `docs/language-transcripts.md`: the talks of `examples/talks`, held with the rules through the real dialogue;
 * with `--check` only says whether it is up to date.
 */
import { format } from 'prettier'
import { transcripts } from '../src/evaluation/transcripts.ts'
import { writeDocument } from './write-document.ts'

const text = await format(await transcripts(new URL('../examples/talks/', import.meta.url)), {
  parser: 'markdown',
  printWidth: 120,
  proseWrap: 'preserve',
})

writeDocument('language-transcripts.md', text)
