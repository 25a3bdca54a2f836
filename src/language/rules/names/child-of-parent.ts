import { kinOfOneSort } from '../fields/kin-of-one-sort.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { OF } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { nameCase } from './name-case.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isGenitive } from './relations.ts'
import { isEveryday } from './words-of-a-name.ts'

export const asksForChild = oncePerField(({ label }) =>
  label.some((word) => /^(?:child|childs|kid|baby|son|daughter|student|pupil)$/.test(word)),
)

/** The "Kavya" of "main Kavya ki mummy bol rahi hoon", "I'm Kavya's mother", where the child's name is asked for. */
export function childOfParent(heard: Tokens): NameSpan | undefined {
  const { words } = heard
  for (let at = 0; at < words.length; at++) {
    if (at > 0 && !heard.breaks[at] && !LEADS.test(words[at - 1] ?? '')) continue
    const span = genitiveAt(heard, at) ?? nameFrom(heard, at)
    if (span?.from !== at || isEveryday(heard, span)) continue
    const owned = OF.test(words[span.to] ?? '') && !isGenitive(heard, at) ? span.to + 1 : span.to
    if (owned === span.to && !isGenitive(heard, at)) continue
    if (isParent(words[owned] ?? '')) return { ...span, isExplicit: true, explicit: false }
  }
  return undefined
}

/** "Kavya's" */
function genitiveAt(heard: Tokens, at: number): { value: string; from: number; to: number } | undefined {
  if (!isGenitive(heard, at)) return undefined
  return {
    value: nameCase(heard.text.slice(heard.starts[at], heard.ends[at]).replace(/'s$/i, '')),
    from: at,
    to: at + 1,
  }
}

const LEADS = /^(?:main|mai|im|am|is|hum|haan|ji|yes|hello|मैं|जी)$/
export function isParent(word: string): boolean {
  return PARENTS.has(kinOfOneSort(word))
}

const PARENTS = new Set(['father', 'mother'].map(kinOfOneSort))
