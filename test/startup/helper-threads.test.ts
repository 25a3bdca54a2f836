import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { lowerHelperThreads } from './src/startup/helper-threads.ts'
  lowerHelperThreads()
  const read = (id, file) => readFileSync('/proc/self/task/' + id + '/' + file, 'utf8').trim()
  // The nineteenth value of "stat"; the name of a thread, in brackets, may hold spaces.
  const niceness = (id) => Number(read(id, 'stat').split(') ')[1].split(' ')[16])
  const threads = readdirSync('/proc/self/task').map((id) => [id === String(process.pid) ? 'loop' : read(id, 'comm'), niceness(id)])
  console.log(JSON.stringify(threads))
`

it.runIf(process.platform === 'linux')('has V8 work behind the event loop', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' })
  const threads = JSON.parse(output) as [string, number][]
  const own = threads.find(([name]) => name === 'loop')?.[1] ?? NaN
  const nicenessOf = (isHelper: boolean) =>
    threads.filter(([name]) => name.includes('V8Worker') === isHelper).map(([, niceness]) => niceness)
  expect(nicenessOf(true).length).toBeGreaterThan(0)
  expect(new Set(nicenessOf(true))).toEqual(new Set([Math.min(own + 10, 19)]))
  expect(new Set(nicenessOf(false))).toEqual(new Set([own]))
})
