import { describe, expect, it } from 'vitest'
import { contextChanges } from '../../../web/src/machine/context-changes.ts'
import { idleGaps, mergeEntries, turnsBegun } from '../../../web/src/machine/journal.ts'

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

  it('takes what was read twice once, in order', () => {
    const at = '2026-01-01T00:00:00.000Z'
    const merged = mergeEntries([entry(1, at), entry(2, at)], [entry(4, at), entry(2, at), entry(3, at)])
    expect(merged.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })
})

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
