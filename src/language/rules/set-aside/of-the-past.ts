import { regex } from '../../../base/regex.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** "We used to be in Pune", "last time it was cash", "pehle"; not "pehle se" (already) and "aath baje se pehle" (before eight). */
export const ANOTHER_TIME = regex('u')`
  \b(?:
    used to|previously|formerly|earlier|last time|back then|the old one
    |(?<!\b(?:se|din|hafte|ghante) )(?:pehle|pahle)(?! se\b)|pichli baar
  )\b
  |(?<!\p{L})(?:(?<!(?:से|दिन|हफ्ते|घंटे) )पहले(?! से)|पिछली बार)(?![\p{L}\p{M}])
`

/** "I had thought of", "was", "थे". A part that begins with "were" says "we're". */
const PAST = regex('u')`
  \b(?:
    (?:i|we) (?:had |first )?(?:thought|planned) (?:of|about|for|to)
    |(?:(?<=\S )were|was|had)(?! (?:thinking|hoping|wondering|planning|going|saying|told|asking|calling|looking))
  )\b
  |(?<!\b(?:days?|weeks?) )\bbefore$
  |(?<!\p{L})(?:tha|thi|था|थी|थे)(?![\p{L}\p{M}])
`

/** Whether a part tells of another time. */
export function isOfThePast(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to).join(' ')
  return tellsOfPast(heard, said, { from, to }) || ANOTHER_TIME.test(said)
}

export function tellsOfPast(heard: Tokens, said: string, { from, to }: Clause): boolean {
  return PAST.test(said) && !isWeAre(heard, said, from, to)
}

/** "Now we're in Powai", whose words look like "now were in Powai" */
function isWeAre({ text, starts, ends }: Tokens, said: string, from: number, to: number): boolean {
  return (
    said.includes('were') &&
    /\bwe're\b/i.test(text.slice(starts[from], ends[to - 1])) &&
    !PAST.test(said.replace('were', 'are'))
  )
}
