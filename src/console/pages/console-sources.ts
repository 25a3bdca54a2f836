/** The sources of the built console, as patterns below the root of the repository. */
export const CONSOLE_SOURCES = [
  'web/index.html',
  'web/vite.config.ts',
  'web/src/**/*',
  'src/machines/flow/**/*',
  'src/base/*.ts',
  'examples/flows/*',
  'openapi/console.yaml',
  'package-lock.json',
]
