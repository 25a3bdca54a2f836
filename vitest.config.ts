import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/mongod/global-setup.ts'],
    pool: 'forks',
    // The default leaves a core to whoever watches: of two, half the machine.
    maxWorkers: '100%',
    // Files share a process: what modules keep (caches, lazily loaded packages) does not differ between tests, and loading
    // them anew took a third of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Only to end tests that hang: nothing measures time, so a busy machine may take as long as it needs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
})
