import type * as Re2 from 're2js'
import { lazyRequire } from './lazy-require.ts'
import { patternFault } from './pattern-fault.ts'

const re2 = lazyRequire<typeof Re2>('re2js')

/** Null stands for a pattern that is not accepted. */
const compiled = new Map<string, Re2.RE2JS | null>()
const MAX_COMPILED = 100

/**
 * Whether a pattern matches the whole of a text, in time that grows only with the length of both; null for a pattern that
 * is not accepted.
 */
export function matchesWhole(pattern: string, text: string): boolean | null {
  return compile(pattern)?.matches(text) ?? null
}

/** Like `patternFault`, and what the matcher itself cannot read. */
export function matcherFault(pattern: string): string | null {
  const fault = patternFault(pattern)
  if (fault !== null) return fault
  return compile(pattern) === null
    ? 'has a part that the service cannot match, such as a Unicode property by its long name'
    : null
}

function compile(pattern: string): Re2.RE2JS | null {
  let expression = compiled.get(pattern)
  if (expression === undefined) {
    expression = patternFault(pattern) === null ? tryToCompile(pattern) : null
    if (compiled.size >= MAX_COMPILED) compiled.clear()
    compiled.set(pattern, expression)
  }
  return expression
}

function tryToCompile(pattern: string): Re2.RE2JS | null {
  const { RE2JS } = re2()
  // The matcher knows the scripts by their names alone.
  const named = pattern.replace(/(\\p\{)(?:Script|sc)=|\\./gisu, (all: string, start?: string) => start ?? all)
  try {
    return RE2JS.compile(RE2JS.translateRegExp(named))
  } catch {
    return null
  }
}
