import type * as Re2 from 're2js'
import { lazyRequire } from './lazy-require.ts'
import { patternFault } from './pattern-fault.ts'

const re2 = lazyRequire<typeof Re2>('re2js')

type Compiled = { expression: Re2.RE2Set } | { fault: string }

const compiled = new Map<string, Compiled>()
const MAX_COMPILED = 100
/** Limit of the states that one pattern caches, so 13 MiB for all; beyond it matching is slower. */
const MAX_STATES_BYTES = 128 * 1024

/**
 * Whether a pattern matches the whole of a text, in time that grows only with the length of both; null for a pattern
 * that is not accepted.
 */
export function matchesWhole(pattern: string, text: string): boolean | null {
  const found = compile(pattern)
  return 'fault' in found ? null : found.expression.match(text).length > 0
}

/** Returns why a pattern is not accepted: the fault of `patternFault`, or a part that the matcher does not support. */
export function matcherFault(pattern: string): string | null {
  const found = compile(pattern)
  return 'fault' in found ? found.fault : null
}

function compile(pattern: string): Compiled {
  let found = compiled.get(pattern)
  if (!found) {
    const fault = patternFault(pattern)
    found = fault === null ? tryToCompile(pattern) : { fault }
    if (compiled.size >= MAX_COMPILED) compiled.clear()
    compiled.set(pattern, found)
  }
  return found
}

function tryToCompile(pattern: string): Compiled {
  const { RE2JS, RE2Set } = re2()
  // The matcher knows scripts by their names alone.
  const named = pattern.replace(/(\\p\{)(?:Script|sc)=|\\./gisu, (all: string, start?: string) => start ?? all)
  try {
    const expression = new RE2Set(RE2Set.ANCHOR_BOTH, 0, MAX_STATES_BYTES)
    expression.add(RE2JS.translateRegExp(named))
    expression.compile()
    return { expression }
  } catch {
    return { fault: 'has a part that the service cannot match, such as a Unicode property by its long name' }
  }
}
