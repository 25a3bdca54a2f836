import { defineConfig } from 'vite'

/** Served below this path; see `src/console/pages`. */
const BASE = '/console/'

// What only a form, an open dialog or an open menu needs.
const FORMS = /@mantine\/form|use-kept-form/
const DIALOGS = /components\/Modal/
const DROPDOWNS = /@floating-ui|components\/(Combobox|Menu|Popover|ScrollArea|Select)\//

const isOnDemand = (id: string) => [FORMS, DIALOGS, DROPDOWNS].some((part) => part.test(id))

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
            { name: 'flow', test: /src\/machines\/flow\/|web\/src\/flow\//, minShareCount: 2, priority: 4 },
            {
              name: 'shared',
              test: (id: string) => !id.includes('scenes/agents/draft/') && !isOnDemand(id),
              minShareCount: 6,
              priority: 3,
            },
            // What the frame of every page has in common with dialogs.
            {
              name: 'shared',
              test: /get-nonce|react-remove-scroll|use-window-event|components\/Paper|to-int/,
              priority: 3,
            },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
            { name: 'dialogs', test: DIALOGS, minShareCount: 2, priority: 1 },
            { name: 'dropdowns', test: DROPDOWNS, minShareCount: 2, priority: 2 },
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
