import { DAY_PARTS } from '../../dates/day-parts.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { clauseAt } from '../../words/clauses.ts'
import { matterIds, namedBy } from '../../words/matters-in.ts'
import { type Tokens, wordsOf } from '../../words/tokens.ts'
import { EXTENT, type Extent, NO_EXTENT } from './extent-words.ts'
import { type Hit, hitsOf, weighed } from './hits.ts'

/** "Sab band kar di" is none of it, "roz, par kabhi kabhi bhool jaata hoon" part of it. */
export function extentIn(heard: Tokens, start: number, matters?: ReadonlySet<number>): Hit<Extent> | undefined {
  const idle = NO_EXTENT.all(heard, start)
  const said = hitsOf(heard, EXTENT, start).filter(
    (hit) =>
      !idle.some(({ from, to }) => hit.from >= from && hit.to <= to) &&
      !(matters && hit.degree !== 'none' && isOfOther(heard, hit, matters)),
  )
  const hits = weighed(heard, said, { all: 'part', lapse: 'all' }).map((hit) =>
    hit.degree === 'lapse' ? { ...hit, degree: 'part' as const } : hit,
  )
  const of = (degree: Extent): Hit<Extent> | undefined => hits.find((hit) => hit.degree === degree)
  const [all, part, none] = [of('all'), of('part'), of('none')]
  const isBefore = (one: Hit<Extent>, other: Hit<Extent>): boolean =>
    one.from < other.from && clauseAt(heard, one.from) === clauseAt(heard, other.from)
  if (part && none) return !all && isBefore(part, none) ? part : undefined
  if (all && none) return isBefore(all, none) ? none : undefined
  return part ?? none ?? all
}

/** "Some pain" is not some of the tablets. */
function isOfOther({ words, breaks }: Tokens, { to }: Hit<string>, matters: ReadonlySet<number>): boolean {
  let at = to
  while (!breaks[at] && BEFORE_NOUN.test(words[at] ?? '')) at += 1
  const next = breaks[at] ? '' : (words[at] ?? '')
  const named = DAY_PARTS.has(next) ? [] : namedBy(next)
  return named.length > 0 && !named.some((id) => matters.has(id))
}

const BEFORE_NOUN =
  /^(?:of|the|my|his|her|their|these|those|meri|mere|apni|apne|unki|unke|ki|ke|मेरी|मेरे|अपनी|अपने|उनकी|उनके|की|के)$/

/** The matters that a question and its options are about. */
export const mattersOf = oncePerField(
  ({ field: { options, description, name } }) =>
    new Set(matterIds([name.replaceAll('_', ' '), description, ...options].flatMap((words) => wordsOf(words)))),
)
