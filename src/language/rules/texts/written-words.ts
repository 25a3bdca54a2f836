import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { Tokens } from '../words/tokens.ts'

/** "What should we write on the cake?" */
const asksToWrite = oncePerField(({ field }) =>
  /\b(?:write|written|print|printed|inscription|engrave\w*|likh\w*)\b|लिख/i.test(field.description),
)

const LEADS = new PhraseMatcher<true>([
  [
    true,
    `(please|just|kindly|) (write|put|print|say|engrave) (on it|on the cake|it as|)
     (it should|it must|let it|make it) (say|read)
     (us|uspe|uske|is|ispe) (par|pe|upar|) (likhna|likhwana|likho|likhiye) (hai|)
     (likhna|likhwana|likho|likhiye) (hai|)
     (उस|इस) (पर|पे) (लिखना|लिखवाना|लिखो|लिखिए) (है|)
     (लिखना|लिखवाना|लिखो|लिखिए) (है|)`,
  ],
])
const TRAIL = regex`
  ^(?:
    (?:likh|likhwa|likhva|लिख|लिखवा) (?:do|dena|dijiye|dijie|lo|दो|देना|दीजिए)
    |(?:likhna|likhwana|likhiye|likho|likhwao|लिखना|लिखवाना|लिखिए|लिखो)(?: hai| है)?
  )$
`
const BEFORE = /^(?:to|toh|bas|sirf|only|just|ok|okay|haan|तो|बस|सिर्फ|हां)$/

/** The words that are to be written, without what asks to write them: "put …", "… likhwa do". Undefined where nothing does. */
export function writtenWords(heard: Tokens, plan: FieldReader): Clause | undefined {
  if (!asksToWrite(plan)) return undefined
  const { words } = heard
  const lead = LEADS.at(heard, 0)
  if (lead && lead.to < words.length) return { from: lead.to, to: words.length }
  const to = trailStart(words)
  if (to === undefined) return undefined
  // "Pati ka promotion hua hai na, to Congratulations likhwa do"
  const told = clausesOf(heard).findLast(
    (clause) => clause.to < to && words.slice(clause.from, clause.to).some(isGrammarWord),
  )
  let from = told?.to ?? 0
  while (from < to && BEFORE.test(words[from] ?? '')) from += 1
  return from < to ? { from, to } : undefined
}

function trailStart(words: readonly string[]): number | undefined {
  for (const length of [2, 1]) {
    const from = words.length - length
    if (from > 0 && TRAIL.test(words.slice(from).join(' '))) return from
  }
  return undefined
}
