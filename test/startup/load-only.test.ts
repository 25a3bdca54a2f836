import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { newFolder } from '../store/folder.ts'

it('loads the service for its next start, and starts nothing', async () => {
  const folder = await newFolder()
  const dataDir = join(folder.path, 'data')
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'development' }
  const said = await promisify(execFile)(process.execPath, ['src/start.js', '--load-only'], { cwd, env })
  expect(said).toEqual({ stdout: '', stderr: '' })
  expect(existsSync(dataDir)).toBe(false)
  await folder.remove()
})
