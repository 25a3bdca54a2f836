import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { guardTimers } from '../../src/startup/guard-timers.ts'
import { stopOnUncaughtErrors } from '../../src/startup/uncaught-errors.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

/** Throws where nobody catches it, when the process is told to. */
const PLANTED = `
  process.once('SIGUSR2', () => { process.on('SIGUSR2', () => { throw new Error('planted') }); Promise.reject(new Error('planted')) })`

it('a service with an uncaught error says so, finishes what it has in hand, and ends as failed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-uncaught-'))
  const preload = `data:text/javascript,${encodeURIComponent(PLANTED)}`
  const service = spawn(process.execPath, ['--import', preload, 'src/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DRAIN_MS: '8000', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    service.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  let output = ''
  let errors = ''
  const failed = new Promise<void>((resolve) => {
    service.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
      if (errors.includes('An unexpected error')) resolve()
    })
  })
  const address = await new Promise<string>((resolve, reject) => {
    service.once('exit', () => reject(new Error(`The service did not start:\n${output}${errors}`)))
    service.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  service.kill('SIGUSR2')
  await failed
  // It is stopping, and serves meanwhile.
  const answer = await fetch(`${address}/healthz`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  service.kill('SIGUSR2')
  const [code, signal] = (await once(service, 'exit')) as [number | null, string | null]
  expect([code, signal]).toEqual([1, null])
  expect(errors).toContain('An unexpected error: this process stops.')
  expect(errors).toContain('Error: planted')
})

it('a process stops once, however many errors follow, and does not log them without end', () => {
  const source = new EventEmitter()
  const logged: object[] = []
  const stops: number[] = []
  stopOnUncaughtErrors({
    log: { fatal: (details) => logged.push(details) },
    stop: (exitCode) => stops.push(exitCode),
    source,
  })
  for (let count = 0; count < 100; count += 1) source.emit('uncaughtException', new Error(String(count)))
  expect(stops).toEqual([1])
  expect(logged).toHaveLength(10)
})

it('a timer that fails is logged, and the others go on', async () => {
  const clock = new VirtualClock()
  const logged: { err: Error }[] = []
  const guarded = guardTimers(clock, { error: (details) => logged.push(details as { err: Error }) })
  const rung: string[] = []
  guarded.after(10, () => {
    throw new Error('planted')
  })
  guarded.after(20, () => void rung.push('kept'))
  guarded.after(20, () => void rung.push('cancelled'))()
  await clock.advance(30)
  expect(logged.map(({ err }) => err.message)).toEqual(['planted'])
  expect(rung).toEqual(['kept'])
})
