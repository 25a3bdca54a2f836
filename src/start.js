#!/usr/bin/env node
// Starts `main.ts`, and keeps what Node makes of the source beside the installed packages: code without its types,
// compiled. Later starts then take half the time. This file is JavaScript so that they do not even load what strips
// types, which is 30 MiB. Where the folder cannot be written nothing is kept. `--load-only` loads and keeps all that a start
// needs, and ends.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { URL } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'

if (Number.parseInt(process.versions.node) < 24) {
  process.stderr.write(
    `Parley needs Node 24 or later; this is ${process.version}. "npm ci" and "npm start" bring their own.\n`,
  )
  process.exit(1)
}

const packages = join(import.meta.dirname, '../node_modules')
// Node would go round for ever making a folder below one that is not there and cannot be made.
if (existsSync(packages)) module.enableCompileCache(join(packages, '.cache/parley'))

const OWN_FOLDER = new URL('.', import.meta.url).href

// Under a burst most requests outlive a young collection. V8 then puts their objects among the old ones for good, where
// they are garbage that only a collection of everything finds: 9 KB a message instead of 2, and each young collection
// takes three times as long. Each collection of everything stalls a single core for a tenth of a second; there are fewer
// where the old objects may become three times those in use.
v8.setFlagsFromString('--no-allocation-site-pretenuring')
v8.setFlagsFromString('--heap-growing-percent=200')

// Node would ask the file system several times where each of our modules is, whose names are complete: a tenth of a start.
module.registerHooks({
  resolve(name, context, next) {
    const isOurs = name.startsWith('.') && context.parentURL?.startsWith(OWN_FOLDER)
    if (!isOurs || !/\.[jt]s$/.test(name)) return next(name, context)
    const format = name.endsWith('.ts') ? 'module-typescript' : 'module'
    return { url: new URL(name, context.parentURL).href, format, shortCircuit: true }
  },
})

// So much survives while modules are loaded that V8 would give young objects the room of a busy service: 27 MiB more at
// rest. With the first requests it may grow again.
v8.setFlagsFromString('--semi-space-growth-factor=1')
await import('./main.ts')
v8.setFlagsFromString('--semi-space-growth-factor=2')

// What was needed for loading alone goes back to the system: 6 MiB.
v8.setFlagsFromString('--expose-gc')
vm.runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
