import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const parent = new URL('../../src/startup/on-parent-exit.ts', import.meta.url).href
const CHILD = `
  import { onParentExit } from ${JSON.stringify(parent)}
  import { readFileSync } from 'node:fs'
  const staying = setInterval(() => {}, 1_000_000)
  onParentExit(() => { process.stdout.write('gone'); clearInterval(staying) }, { intervalMs: 20 })
  process.stdout.write('watching ')`

/** Says so when it still runs some polls after whoever runs its parent has ended. */
const PATIENT_CHILD = `
  const stat = () => readFileSync('/proc/' + process.ppid + '/stat', 'utf8')
  const runsParent = () => stat().slice(stat().lastIndexOf(')')).split(' ')[2]
  const before = runsParent()
  ${CHILD}
  let since = 0
  const looking = setInterval(() => {
    if (runsParent() !== before) since += 1
    if (since < 20) return
    clearInterval(looking)
    process.stdout.write('orphaned ')
  }, 20)`

/** Runs the program in a variable, and waits for it. */
const runs = (variable: string, type = 'module') =>
  `require('node:child_process').spawn(process.execPath, ['--input-type=${type}', '-e', process.env.${variable}], { stdio: 'inherit' })`
/** As npm: runs a shell, which stays while it runs the program. */
const RUNS_SHELL = `
  require('node:child_process').spawn('sh', ['-c', '"$NODE" --input-type=module -e "$CHILD"; exit 0'], { stdio: 'inherit' })`

function start(script: string, env: Record<string, string>): ChildProcess {
  const all = { ...process.env, NODE: process.execPath, ...env }
  return spawn(process.execPath, ['-e', script], { env: all, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Returns all that was said when it is over; `on` acts once so much was said. */
async function saidBy(started: ChildProcess, on: Record<string, () => void>): Promise<string> {
  let said = ''
  started.stdout?.on('data', (text: Buffer) => {
    said += text.toString()
    on[said]?.()
  })
  await once(started.stdout ?? started, 'close')
  return said
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a program notices that whoever started it has ended by %s',
  async (signal) => {
    const shell = start(runs('CHILD'), { CHILD })
    expect(await saidBy(shell, { 'watching ': () => shell.kill(signal) })).toBe('watching gone')
  },
)

describe.runIf(process.platform === 'linux')('on Linux', () => {
  it('a program notices that whoever runs its shell was killed, though the shell lives on', async () => {
    const npm = start(RUNS_SHELL, { CHILD })
    expect(await saidBy(npm, { 'watching ': () => npm.kill('SIGKILL') })).toBe('watching gone')
  })

  it('a program outlives whoever runs its parent, where that is no shell', async () => {
    const report = `process.stdout.write(process.pid + ' '); ${runs('CHILD')}`
    const started = start(runs('PARENT', 'commonjs'), { PARENT: report, CHILD: PATIENT_CHILD })
    let pid = 0
    const said = saidBy(started, {})
    started.stdout?.on('data', (text: Buffer) => {
      pid ||= Number.parseInt(text.toString())
      if (text.includes('watching ')) started.kill('SIGKILL')
      if (text.includes('orphaned ')) process.kill(pid, 'SIGKILL')
    })
    expect(await said).toBe(`${pid} watching orphaned gone`)
  })
})
