import type * as Re2 from 're2js'
import { lazyRequire } from './lazy-require.ts'
import { patternFault } from './pattern-fault.ts'

const re2 = lazyRequire<typeof Re2>('re2js')

/** Null stands for a pattern that is not accepted. */
const compiled = new Map<string, Re2.RE2Set | null>()
const MAX_COMPILED = 100
/**
 * What one may keep of the states that it has been in, so 13 MiB for all; beyond it matches without them, more slowly.
 */
const MAX_STATES_BYTES = 128 * 1024

/**
 * Whether a pattern matches the whole of a text, in time that grows only with the length of both; null for a pattern
 * that is not accepted.
 */
export function matchesWhole(pattern: string, text: string): boolean | null {
  const expression = compile(pattern)
  return expression && expression.match(text).length > 0
}

/** Like `patternFault`, and what the matcher itself cannot read. */
export function matcherFault(pattern: string): string | null {
  const fault = patternFault(pattern)
  if (fault !== null) return fault
  return compile(pattern) === null
    ? 'has a part that the service cannot match, such as a Unicode property by its long name'
    : null
}

function compile(pattern: string): Re2.RE2Set | null {
  let expression = compiled.get(pattern)
  if (expression === undefined) {
    expression = patternFault(pattern) === null ? tryToCompile(pattern) : null
    if (compiled.size >= MAX_COMPILED) compiled.clear()
    compiled.set(pattern, expression)
  }
  return expression
}

function tryToCompile(pattern: string): Re2.RE2Set | null {
  const { RE2JS, RE2Set } = re2()
  // The matcher knows the scripts by their names alone.
  const named = pattern.replace(/(\\p\{)(?:Script|sc)=|\\./gisu, (all: string, start?: string) => start ?? all)
  try {
    const expression = new RE2Set(RE2Set.ANCHOR_BOTH, 0, MAX_STATES_BYTES)
    expression.add(RE2JS.translateRegExp(named))
    expression.compile()
    return expression
  } catch {
    return null
  }
}
