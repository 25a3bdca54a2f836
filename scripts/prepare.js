// Builds the console after an installation. JavaScript, because npm runs it also where development packages were left
// out, under whatever Node there is: without Vite, or with a Node that does not read TypeScript, it does nothing.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'

const readsTypeScript = Number.parseInt(process.versions.node) >= 24
const hasVite = existsSync(new URL('../node_modules/vite/package.json', import.meta.url))
if (readsTypeScript && hasVite) await import('./build-console.ts')
else process.stdout.write('The console is not built here: that needs the development packages and Node 24 or later.\n')
