import { synonymsOf, textsOf } from '../fields/given-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { matterIds, mattersIn, namedBy } from '../words/matters-in.ts'
import { spellingKey } from '../words/spelling-key.ts'
import { wordsOf } from '../words/tokens.ts'
import { spelledWays } from './aliases.ts'
import { isNegative } from './ruled-out.ts'
import { optionWords } from './option-span.ts'
import { formsOf } from '../words/forms-of.ts'

/**
 * The options of which every word of weight is said, in either script or by the same everyday matter: "paani leak" is all of
 * "water leakage", "kharab" is only a part of "bad smell".
 */
export function fullyNamed(words: readonly string[], plan: FieldReader): string[] {
  const said = saidBy(words)
  const named: string[] = []
  for (const { option, ways, phrases } of waysOf(plan)) {
    const isNamed = ways.some((way) => way.length > 0 && way.every((word) => isSaid(word, said)))
    if (isNamed || phrases.some((id) => said.phrases.has(id))) named.push(option)
  }
  return named
}

interface Said {
  words: ReadonlySet<string>
  sounds: ReadonlySet<string>
  matters: ReadonlySet<number>
  /** What several words name together ("lost my job"). */
  phrases: ReadonlySet<number>
}

const recent = new WeakMap<readonly string[], Said>()

/** Kept for a row of words: every field with options asks for it. */
function saidBy(words: readonly string[]): Said {
  let said = recent.get(words)
  if (said === undefined) {
    said = {
      words: new Set(words.flatMap(formsOf)),
      sounds: new Set(words.map(spellingKey).filter((key) => key.length >= MIN_KEY)),
      matters: new Set(matterIds(words)),
      phrases: new Set(phrasesIn(words)),
    }
    recent.set(words, said)
  }
  return said
}

/** The matters that several words name together; of a phrase, all of it. */
function phrasesIn(words: readonly string[], isWhole = false): number[] {
  return mattersIn(words)
    .filter(({ from, to }) => to - from > 1 && (!isWhole || to - from === words.length))
    .flatMap(({ matters }) => matters.flatMap(({ id, isNamed }) => (isNamed ? id : [])))
}

const MIN_KEY = 3

interface Word {
  word: string
  key: string
  matters: readonly number[]
}

function isSaid({ word, key, matters }: Word, said: Said): boolean {
  return (
    said.words.has(word) ||
    (key.length >= MIN_KEY && said.sounds.has(key)) ||
    matters.some((id) => said.matters.has(id))
  )
}

interface Ways {
  option: string
  ways: readonly (readonly Word[])[]
  /** What all of its words name together ("job loss"). */
  phrases: readonly number[]
}

const known = new WeakMap<FieldReader, readonly Ways[]>()

function waysOf(plan: FieldReader): readonly Ways[] {
  let ways = known.get(plan)
  if (ways === undefined)
    known.set(
      plan,
      (ways = plan.field.options.map((option) => ({
        option,
        ways: spell(option, plan),
        phrases: phrasesIn(optionWords(option), true),
      }))),
    )
  return ways
}

function spell(option: string, { field }: FieldReader): Word[][] {
  return [option, ...synonymsOf(field, option), ...textsOf(field, option), ...spelledWays(option)].map((way) => {
    const all = way === option ? optionWords(way) : wordsOf(way)
    const telling = all.filter(
      (word) => !/^\d/.test(word) && (!isGrammarWord(word) || isNegative(word)) && !DULL.has(word),
    )
    return telling.map((word) => ({
      word: word.replace(/s$/, ''),
      key: spellingKey(word),
      matters: namedBy(word),
    }))
  })
}

const DULL = new Set('to the a an of or at in on from for by with and plan option type'.split(' '))
