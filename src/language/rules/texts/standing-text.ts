import type { FieldReader } from '../fields/field-reader.ts'
import type { Clause } from '../words/clauses.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { type BarePart, barePart } from './bare-part.ts'
import { isSentence } from './is-sentence.ts'
import { type PartAct, partAct } from './part-act.ts'
import { partsOf } from './parts-of.ts'
import { textExtent } from './text-extent.ts'

export interface ReadPart {
  bare: BarePart
  act: PartAct
}

export interface StandingText {
  /** The parts that stand, in order. */
  parts: Clause[]
  /** Whether something was denied or taken back. */
  isContested: boolean
}

/** Reads every part of an answer. */
export function readParts(heard: Tokens, plan: FieldReader): ReadPart[] {
  return partsOf(heard).map((part) => {
    const bare = barePart(heard, part, plan)
    return { bare, act: partAct(heard, part, bare, textExtent(plan)) }
  })
}

/** What is left of an answer when all that is denied, taken back or said beside it is left out. */
export function standingText(heard: Tokens, plan: FieldReader): StandingText {
  let standing: Clause[] = []
  let isContested = false
  let takenBack = false
  const extent = textExtent(plan)
  for (const { bare, act } of readParts(heard, plan)) {
    takenBack ||=
      bare.corrects || (bare.contrasts && act === 'value' && !(extent === 'thing' && isSentence(heard, bare)))
    if (act === 'cancels') standing = []
    if (act === 'cancels' || act === 'denied') isContested = true
    if (act !== 'value') continue
    if (takenBack) standing = []
    takenBack = false
    standing.push(bare)
  }
  return { parts: standing, isContested }
}

/** The words of the parts as they were said; those next to each other with what stands between them. */
export function textOf(heard: Tokens, parts: readonly Clause[]): string {
  const runs: Clause[] = []
  for (const { from, to } of parts) {
    const last = runs.at(-1)
    if (last?.to === from) last.to = to
    else runs.push({ from, to })
  }
  return runs.map(({ from, to }) => textBetween(heard, from, to).replace(/\s+/g, ' ')).join(', ')
}
