import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * A package that is loaded synchronously when it is first used: for what most processes need late or never, and what
 * would cost memory and time at every start.
 */
export function lazyRequire<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => (loaded ??= load(name) as Package)
}
