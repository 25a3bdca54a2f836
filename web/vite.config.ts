import { defineConfig } from 'vite'

/** Served below this path; see `src/console/pages`. */
const BASE = '/console/'

export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  // The service puts a new nonce in its place for each page that it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // data: addresses would violate the content security policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // What most pages share comes in one file: many small ones are larger together, and slower to ask for.
      output: {
        codeSplitting: {
          groups: [
            // Only an agent's own pages need them.
            { name: 'flow', test: /src\/machines\/flow\/|web\/src\/flow\//, minShareCount: 2, priority: 1 },
            { name: 'shared', test: /^(?!.*scenes\/agents\/draft\/)/, minShareCount: 6 },
          ],
        },
      },
      onLog(level, log, handle) {
        // "use client" is for servers that render; every component library has it.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
  worker: { format: 'es' },
})
