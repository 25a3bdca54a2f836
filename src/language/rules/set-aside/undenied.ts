import type { Denial } from './denial.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * The spans that are not denied and not set aside ("ek minute, …"); those told as a reason only where there are no others.
 */
export function undenied<Span extends { from: number; to: number }>(heard: Tokens, all: Span[]): Span[] {
  const { denials, aside } = heard
  const spans =
    aside === undefined ? all : all.filter(({ from, to }) => to === from || !aside.slice(from, to).every(Boolean))
  if (denials === undefined || spans.length === 0) return spans
  const isExplicit = new Set(
    denials.flatMap((denial) => (denial.reach === 'weak' ? [] : deniedBy(heard, denial, spans))),
  )
  for (const denial of denials) if (isOfNoSpan(denial, spans)) isExplicit.add(denial as Clause as Span)
  const left = spans.filter((span) => !isExplicit.has(span) && !isNamedAgain(heard, span, isExplicit))
  const weak = new Set(denials.flatMap((denial) => (denial.reach === 'weak' ? within(denial, spans) : [])))
  const best = left.filter((span) => !weak.has(span))
  return best.length > 0 ? best : left
}

/** "Not monday, monday I have court": the denied words once more, unless they are taken after all ("… monday hi rakho"). */
function isNamedAgain({ words }: Tokens, span: Clause, denied: ReadonlySet<Clause>): boolean {
  const text = withoutUnit(words, span)
  return [...denied].some((other) => {
    if (other.from === span.from || text === '' || withoutUnit(words, other) !== text) return false
    return span.from < other.from || !words.some((word, at) => at >= other.to && TAKES_AFTER_ALL.has(word))
  })
}

/** The "das" of "das baje main sota hoon, das mat rakho" is no time by itself, and denies the one before. */
function isOfNoSpan(denial: Denial, spans: readonly Clause[]): boolean {
  const isNext = denial.reach === 'first' || denial.reach === 'last'
  return isNext && denial.to > denial.from && denial.to - denial.from <= 2 && within(denial, spans).length === 0
}

/** "Ten o'clock" and "ten" are the same. */
function withoutUnit(words: readonly string[], { from, to }: Clause): string {
  const said = words.slice(from, to)
  return said.filter((word) => !UNITS_OF_TIME.has(word)).join(' ')
}

const UNITS_OF_TIME = wordSet('at baje oclock clock o ko tarikh बजे को तारीख')
const TAKES_AFTER_ALL = wordSet(
  `ok okay fine yes chalo achha accha acha theek thik hi only rakho rakh rakhiye lo likho likhiye actually ठीक चलो अच्छा ही रखो
   रख रखिए लिखो लिखिए हां haan`,
)

function within<Span extends { from: number; to: number }>({ from, to }: Denial, spans: readonly Span[]): Span[] {
  return spans.filter((span) => span.from < to && span.to > from)
}

/** The value next to the "not", and those joined to it by "or" and "and". */
function deniedBy<Span extends { from: number; to: number }>(
  { words }: Tokens,
  denial: Denial,
  spans: readonly Span[],
): Span[] {
  const inside = within(denial, spans)
  if (denial.reach === 'all') return inside
  const ordered = denial.reach === 'first' ? inside : inside.reverse()
  const denied: Span[] = []
  for (const span of ordered) {
    const last = denied.at(-1)
    const isJoined =
      last === undefined ||
      (last.from < span.to && span.from < last.to) ||
      JOINS.has((denial.reach === 'first' ? wordBefore(words, span.from) : words[span.to]) ?? '')
    if (!isJoined) break
    denied.push(span)
  }
  return denied
}

/** The "or" of "not on Monday or on Tuesday", "not before ten or after six" */
function wordBefore(words: readonly string[], at: number): string | undefined {
  return LEADS_IN.has(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
}

const LEADS_IN = wordSet('on at before after past')

const JOINS = wordSet('or and nor ya aur या और')
