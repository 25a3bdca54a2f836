import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** "Anita likh liya kya? Sunita hai": what stands in a question about what was noted is not the answer, which follows it. */
export function questionsOfNotes(heard: Tokens): Clause[] {
  if (!heard.text.includes('?')) return []
  return clausesOf(heard).filter(
    ({ from, to }) =>
      to - from >= MIN_WORDS &&
      to < heard.words.length &&
      heard.text.slice(heard.ends[to - 1], heard.starts[to]).includes('?') &&
      heard.words.slice(from, to).some((word) => NOTED.test(word)),
  )
}

const MIN_WORDS = 3
const NOTED = /^(?:likh\w*|likkh\w*|note|noted|wrote|write|written|put|have|got|heard|hear|suna|sune|लिख\S*|नोट|सुना)$/
