import { describe, expect, it } from 'vitest'
import { contextChanges } from '../../../web/src/machine/context-changes.ts'
import { idleGaps, mergeEntries, pagesToRead, turnsBegun, type JournalPage } from '../../../web/src/machine/journal.ts'

const entry = (seq: number, at: string) => ({ seq, at, event: { type: 'tick' } })

describe('a journal', () => {
  it('tells of a pause of a minute and more before an entry', () => {
    const entries = [
      entry(1, '2026-01-01T00:00:00.000Z'),
      entry(2, '2026-01-01T00:00:59.000Z'),
      entry(3, '2026-01-01T00:15:59.000Z'),
    ]
    expect(idleGaps(entries)).toEqual([null, null, 900_000])
  })

  it('begins a turn with what somebody has said', () => {
    const types = [
      'xstate.init',
      'xstate.done.actor.compose',
      'message.send',
      'xstate.done.actor.understand',
      'message.send',
    ]
    const entries = types.map((type, index) => ({ ...entry(index + 1, '2026-01-01T00:00:00.000Z'), event: { type } }))
    expect(turnsBegun(entries)).toEqual([null, null, 2, null, 3])
  })

  it('takes what was read twice once, in order, and keeps the room of what is not read yet', () => {
    const merged = mergeEntries([entry(1, AT), entry(2, AT)], [entry(5, AT), entry(2, AT), entry(3, AT)])
    expect(merged.map((each) => each?.seq)).toEqual([1, 2, 3, undefined, 5])
  })

  it('counts turns and pauses only where all before is read', () => {
    const said = { ...entry(3, '2026-01-01T01:00:00.000Z'), event: { type: 'message.send' } }
    expect(turnsBegun([entry(1, AT), undefined, said])).toEqual([null, null, null])
    expect(idleGaps([entry(1, AT), undefined, said])).toEqual([null, null, null])
    expect(turnsBegun([entry(1, AT), entry(2, AT), said])).toEqual([null, null, 2])
  })

  it('reads the newest entries first, then five pages at once', () => {
    const newest = pagesToRead([], 1_300, 1_300)
    expect(newest).toEqual([{ after: 1_200, count: 100 }])
    const known = mergeEntries([], entriesOf(newest))
    expect(pagesToRead(known, 1_300, 1_300).map(({ after }) => after)).toEqual([1_000, 800, 600, 400, 200])
    expect(pagesToRead(mergeEntries(known, entriesOf([{ after: 0, count: 1_200 }])), 1_300, 1_300)).toEqual([])
  })

  it('reads the entry that is looked at before all others, and what is near it next', () => {
    const first = pagesToRead([], 5_000, 2_501)
    expect(first).toEqual([
      { after: 2_400, count: 200 },
      { after: 4_800, count: 200 },
    ])
    const known = mergeEntries([], entriesOf(first))
    expect(pagesToRead(known, 5_000, 2_501).map(({ after }) => after)).toEqual([2_600, 2_200, 2_800, 2_000, 3_000])
    expect(pagesToRead(known, 5_000, 1)[0]).toEqual({ after: 0, count: 200 })
  })

  it('reads only what was added, and the rest of a page that came short', () => {
    const known = mergeEntries([], entriesOf([{ after: 0, count: 7 }]))
    expect(pagesToRead(known, 9, 9)).toEqual([{ after: 7, count: 2 }])
  })
})

const AT = '2026-01-01T00:00:00.000Z'

function entriesOf(pages: JournalPage[]) {
  return pages.flatMap(({ after, count }) => Array.from({ length: count }, (_, index) => entry(after + index + 1, AT)))
}

describe('the changes of a context', () => {
  it('are named leaf by leaf', () => {
    const before = { fields: { name: 'Priya' }, attempts: 1, asked: [] }
    const after = { fields: { name: 'Priya', day: 'Monday' }, attempts: 2, asked: ['day'] }
    expect(contextChanges(before, after)).toEqual([
      { path: 'asked.0', before: undefined, after: '"day"' },
      { path: 'attempts', before: '1', after: '2' },
      { path: 'fields.day', before: undefined, after: '"Monday"' },
    ])
  })

  it('are what a list lost and gained where it keeps the latest items only', () => {
    const log = (...at: number[]) => ({ log: at.map((each) => ({ at: each })) })
    expect(contextChanges(log(1, 2, 3, 4), log(2, 3, 4, 5))).toEqual([
      { path: 'log.0.at', before: '1', after: undefined },
      { path: 'log.4.at', before: undefined, after: '5' },
    ])
    expect(contextChanges(log(1, 5, 6, 7), log(1, 6, 7, 8)).map(({ path }) => path)).toEqual(['log.1.at', 'log.4.at'])
    expect(contextChanges(log(1, 2), log(8, 9)).map(({ path }) => path)).toEqual(['log.0.at', 'log.1.at'])
  })

  it('tell null from a branch', () => {
    expect(contextChanges({ turn: { heard: null } }, { turn: { heard: { text: 'x' } } })).toEqual([
      { path: 'turn.heard', before: 'null', after: undefined },
      { path: 'turn.heard.text', before: undefined, after: '"x"' },
    ])
    expect(contextChanges({ a: { b: 1 } }, { a: null })).toEqual([
      { path: 'a', before: undefined, after: 'null' },
      { path: 'a.b', before: '1', after: undefined },
    ])
  })
})
