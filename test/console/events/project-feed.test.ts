import { describe, expect, it } from 'vitest'
import { createProjectChanges } from '../../../src/console/events/project-changes.ts'
import { ProjectFeed } from '../../../src/console/events/project-feed.ts'
import type { ChangedThing } from '../../../src/ports/change-feed.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const PROJECT = 'project'

function openFeed(read: (thing: ChangedThing) => Promise<string | null> = ({ id }) => Promise.resolve(id)) {
  const clock = new VirtualClock()
  const changes = createProjectChanges({ clock })
  const shown: { at: number; event: string }[] = []
  const failed: string[] = []
  const onError = (error: unknown, { id }: ChangedThing) => failed.push(`${id}: ${String(error)}`)
  const feed = new ProjectFeed(PROJECT, { changes, clock, render: read, onError })
  const begunAt = clock.now()
  feed.join((event) => shown.push({ at: clock.now() - begunAt, event }))
  const change = (id: string, projectId = PROJECT) => changes.notify({ kind: 'call', id, projectId })
  return { clock, feed, shown, failed, change }
}

describe('a project feed', () => {
  it('sends a single change immediately', async () => {
    const { clock, shown, change } = openFeed()
    change('a')
    await clock.settle()
    expect(shown).toEqual([{ at: 0, event: 'a' }])
  })

  it('sends at most ten times a second, in the order of the first changes', async () => {
    const { clock, shown, change } = openFeed()
    for (const id of ['a', 'b', 'c', 'b']) change(id)
    await clock.advance(1_000)
    expect(shown).toEqual([
      { at: 0, event: 'a' },
      { at: 100, event: 'b' },
      { at: 200, event: 'c' },
    ])
  })

  it('sends only the latest of several changes to one item', async () => {
    let state = 0
    const { clock, shown, change } = openFeed(({ id }) => Promise.resolve(`${id} ${state}`))
    change('a')
    await clock.settle()
    for (state = 1; state < 5; state += 1) change('a')
    await clock.advance(1_000)
    expect(shown.map(({ event }) => event)).toEqual(['a 0', 'a 5'])
  })

  it('sends an item again that changes while it is read', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { clock, shown, change } = openFeed(async ({ id }) => {
      await held
      return id
    })
    change('a')
    change('a')
    release()
    await clock.advance(1_000)
    expect(shown.map(({ event }) => event)).toEqual(['a', 'a'])
  })

  it('continues after an item that could not be read, which it reports, and skips missing ones', async () => {
    const { clock, shown, failed, change } = openFeed(({ id }) =>
      id === 'a' ? Promise.reject(new Error('away')) : Promise.resolve(id === 'b' ? null : id),
    )
    for (const id of ['a', 'b', 'c']) change(id)
    await clock.advance(1_000)
    expect(shown.map(({ event }) => event)).toEqual(['c'])
    expect(failed).toEqual(['a: Error: away'])
  })

  it('keeps at most a thousand things waiting, the latest', async () => {
    const { clock, shown, change } = openFeed()
    change('first')
    for (let index = 0; index < 1_001; index += 1) change(`later ${index}`)
    await clock.advance(200_000)
    expect(shown).toHaveLength(1_001)
    expect(shown.map(({ event }) => event)).not.toContain('later 0')
    expect(shown.at(-1)?.event).toBe('later 1000')
  })

  it('hears of no other project, and of nothing once it is closed', async () => {
    const { clock, feed, shown, change } = openFeed()
    change('a', 'another project')
    feed.close()
    change('b')
    await clock.advance(1_000)
    expect(shown).toEqual([])
  })
})
