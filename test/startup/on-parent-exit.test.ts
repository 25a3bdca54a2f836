import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const parent = new URL('../../src/startup/on-parent-exit.ts', import.meta.url).href
const CHILD = `
  import { onParentExit } from ${JSON.stringify(parent)}
  const staying = setInterval(() => {}, 1_000_000)
  onParentExit(() => { process.stdout.write('gone'); clearInterval(staying) })
  process.stdout.write('watching ')`
/** As a shell that waits for the program that it runs. */
const SHELL = `
  require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', process.env.CHILD], { stdio: 'inherit' })`

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a program notices that whoever started it has ended by %s',
  async (signal) => {
    const shell = spawn(process.execPath, ['-e', SHELL], {
      env: { ...process.env, CHILD },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    shell.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said === 'watching ') shell.kill(signal)
    })
    await once(shell.stdout, 'close')
    expect(said).toBe('watching gone')
  },
)
