import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/mongod/global-setup.ts'],
    pool: 'forks',
    // No module keeps anything of its own, so files may share a process: loading the modules anew took a third of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Only there to end what hangs: nothing measures time, so a busy machine may take as long as it needs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
})
