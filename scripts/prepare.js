// After an installation: builds the console, and loads the service once, so that its first start is as quick as the later ones.
// JavaScript, because npm runs it also where development packages were left out, under whatever Node there is: what it cannot do
// under an older Node, or without Vite, the service does at its start.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'

const readsTypeScript = Number.parseInt(process.versions.node) >= 24
const hasVite = existsSync(new URL('../node_modules/vite/package.json', import.meta.url))
if (readsTypeScript && hasVite) await import('./build-console.ts')
else process.stdout.write('The console is not built here: that needs the development packages and Node 24 or later.\n')
if (readsTypeScript) {
  spawnSync(process.execPath, [fileURLToPath(new URL('../src/start.js', import.meta.url)), '--load-only'], {
    stdio: 'inherit',
  })
}
