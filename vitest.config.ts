import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/mongod/global-setup.ts'],
    pool: 'forks',
    // A busy machine gets a second chance for a test that waits on real sockets or processes.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
