import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { newFolder } from '../store/folder.ts'

/** Starts the service where it keeps a note of the packages that are loaded, and prints them. */
const START = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? []
      if (name) packages.add(name)
      return next(url, context)
    },
  })
  const { createApp } = await import('./src/app.ts')
  const { readConfig } = await import('./src/config.ts')
  const { createLog, readableLog } = await import('./src/startup/log.ts')
  const { firstStart } = await import('./src/startup/first-start.ts')
  const config = readConfig()
  const app = await createApp(config, { log: createLog(config, readableLog()) })
  await firstStart(config, app.console)
  await app.start()
  console.log([...packages].join(' '))
  process.exit()`

it('a start loads nothing that is large and may never be needed', async () => {
  const folder = await newFolder()
  const env = { ...process.env, DATA_DIR: folder.path, PORT: '0', NODE_ENV: 'development' }
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', START], { env, cwd })
  await folder.remove()
  const loaded = stdout.trim().split(' ')
  expect(loaded).toEqual(expect.arrayContaining(['fastify', 'xstate', 'agenda']))
  const late = ['ai', 'chrono-node', 'libphonenumber-js', 'mongodb', 'pino-pretty', 're2js', 'undici', 'zod']
  expect(late.filter((name) => loaded.includes(name))).toEqual([])
})
