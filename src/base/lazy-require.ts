import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * A package that is loaded when it is first used, at once and without waiting. For what most processes need late or never
 * and every start would pay for, in memory and in time.
 */
export function lazyRequire<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => (loaded ??= load(name) as Package)
}
