#!/usr/bin/env node
// Starts `main.ts`, and keeps what Node makes of the source beside the installed packages: code without its types,
// compiled. Later starts then take half the time. This file is JavaScript so that they do not even load what strips
// types, which is 30 MiB. Where the folder cannot be written nothing is kept.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import v8 from 'node:v8'

if (Number.parseInt(process.versions.node) < 24) {
  process.stderr.write(
    `Parley needs Node 24 or later; this is ${process.version}. "npm ci" and "npm start" bring their own.\n`,
  )
  process.exit(1)
}

const packages = join(import.meta.dirname, '../node_modules')
// Node would go round for ever making a folder below one that is not there and cannot be made.
if (existsSync(packages)) module.enableCompileCache(join(packages, '.cache/parley'))

// Under a burst most requests outlive a young collection. V8 then puts their objects among the old ones for good, where
// they are garbage that only a collection of everything finds: 9 KB a message instead of 2, and each young collection
// takes three times as long. Each collection of everything stalls a single core for a tenth of a second; there are fewer
// where the old objects may become three times those in use.
v8.setFlagsFromString('--no-allocation-site-pretenuring')
v8.setFlagsFromString('--heap-growing-percent=200')

// So much survives while modules are loaded that V8 would give young objects the room of a busy service: 27 MiB more at
// rest. With the first requests it may grow again.
v8.setFlagsFromString('--semi-space-growth-factor=1')
await import('./main.ts')
v8.setFlagsFromString('--semi-space-growth-factor=2')
