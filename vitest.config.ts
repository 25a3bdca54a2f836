import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/mongod/global-setup.ts'],
    pool: 'forks',
    // The services and commands that tests start load what `npm ci` has compiled, as they do elsewhere.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/parley') },
    // One more than there are cores: the tests in a browser wait most of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Files share a process: what modules keep (caches, lazily loaded packages) does not differ between tests, and
    // loading them anew took a third of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Only to end tests that hang: nothing measures time, so a busy machine may take as long as it needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
})
