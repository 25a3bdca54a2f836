import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTaskBatch } from '../../../src/actors/runtime/task-batch.ts'

describe('a batch of tasks', () => {
  it('begins nothing in the middle of what its caller does, and all in order in the same turn', async () => {
    const batch = createTaskBatch()
    const begun: string[] = []
    for (const name of ['first', 'second', 'third']) batch.add(() => begun.push(name))
    expect(begun).toEqual([])
    await nextTurn()
    expect(begun).toEqual(['first', 'second', 'third'])
  })

  it('begins what waits at once when it is told to, and nothing twice', async () => {
    const batch = createTaskBatch()
    const begun: string[] = []
    batch.add(() => begun.push('first'))
    batch.run()
    expect(begun).toEqual(['first'])
    await nextTurn()
    expect(begun).toEqual(['first'])
  })

  it('lets other work of the event loop in where tasks take long', async () => {
    const batch = createTaskBatch()
    const order: string[] = []
    batch.add(() => {
      order.push('long')
      const endsAt = performance.now() + 50
      while (performance.now() < endsAt);
    })
    batch.add(() => order.push('next'))
    setImmediate(() => order.push('other work'))
    await nextTurn()
    await nextTurn()
    expect(order).toEqual(['long', 'other work', 'next'])
  })

  it('begins what a task adds', async () => {
    const batch = createTaskBatch()
    const begun: string[] = []
    batch.add(() => {
      begun.push('outer')
      batch.add(() => begun.push('inner'))
    })
    await nextTurn()
    await nextTurn()
    expect(begun).toEqual(['outer', 'inner'])
  })
})
