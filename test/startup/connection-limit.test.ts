import { expect, it } from 'vitest'
import { connectionLimit } from '../../src/startup/connection-limit.ts'

const limits = (openFiles: string) => `Max processes             95822   95822   processes
Max open files            ${openFiles}   1048576   files
Max locked memory         65536   65536   bytes`

it.each([
  ['65536', 49_152],
  ['128', 64],
  ['64', 16],
])('of %s files that may be open, %i may be connections', (openFiles, expected) => {
  expect(connectionLimit(limits(openFiles))).toBe(expected)
})

it.each(['', limits('unlimited')])('there is no limit where none is known', (text) => {
  expect(connectionLimit(text)).toBeUndefined()
})
