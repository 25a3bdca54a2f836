import { assign, setup } from 'xstate'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { decodeEntries } from '../../../src/actors/journal/journal-row.ts'
import { machinesOf, readExportedJournal, writeExportedJournal } from '../../../src/effects/exported-journal.ts'
import { fold } from '../../../src/actors/journal/load.ts'
import { createMachineLookup } from '../../../src/actors/machine-lookup.ts'
import { decodeRecord } from '../../../src/actors/journal/records.ts'
import { replayJournal, type Replay } from '../../../src/actors/journal/replay.ts'
import { recordOf } from '../../../src/actors/journal/actor-state.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'
import { define, openKernel, typed, type Kit } from '../../support/kernel/kernel-kit.ts'
import { forge, recordedJournal, recordedJournals } from '../../support/kernel/recorded-journals.ts'

describe('a recorded journal', () => {
  it.each(recordedJournals)('replays without a difference and without a network: %s', async (_name, file) => {
    vi.stubGlobal('fetch', () => expect.unreachable('A replay asks nobody.'))
    onTestFinished(() => void vi.unstubAllGlobals())
    const replay = await replayJournal(file.rows, machinesOf(file), file.record)
    expect(differencesOf(replay)).toEqual([])
    expect(replay.steps).toHaveLength(file.record.seq)
    expect(replay.steps.every((step) => !step.isOutdated)).toBe(true)
  })

  it('is there for every way in which a call, a conversation, a delivery and a key go', () => {
    const ends = Object.fromEntries(recordedJournals.map(([name, { record }]) => [name, record.snapshot.value]))
    expect(ends).toEqual({
      'api-key-rotated': 'expired',
      'call-broken-off': 'ended',
      'call-busy': 'ended',
      'call-completed': 'ended',
      'call-in-doubt': 'ended',
      'call-opted-out': 'ended',
      'call-refused': 'ended',
      'call-to-voicemail': 'ended',
      'call-under-way': { inProgress: { dialogue: { flow: { ask_visit: 'talking' } }, monitor: 'idle' } },
      'conversation-closed': 'ended',
      'conversation-completed': 'ended',
      'conversation-expired': 'expired',
      'conversation-opted-out': 'ended',
      'conversation-with-slow-model': { active: { ask_reason: 'listening' } },
      'conversation-without-model': 'ended',
      'webhook-delivered-at-third-attempt': 'delivered',
      'webhook-put-off': 'delivered',
    })
  })

  it('shows each step with the states before and after', async () => {
    const file = recordedJournal('webhook-delivered-at-third-attempt')
    const { steps } = await replayJournal(file.rows, machinesOf(file), file.record)
    expect(
      steps.map(({ before, entry }) => [before, entry.event.type.split('.').slice(0, 3).join('.'), entry.value]),
    ).toEqual([
      [null, 'xstate.init', 'attempting'],
      ['attempting', 'xstate.done.actor', 'waiting'],
      ['waiting', 'xstate.after.untilNextAttempt', 'attempting'],
      ['attempting', 'xstate.done.actor', 'waiting'],
      ['waiting', 'xstate.after.untilNextAttempt', 'attempting'],
      ['attempting', 'xstate.done.actor', 'delivered'],
    ])
  })

  it('survives being written to a file and read back', () => {
    const file = recordedJournal('conversation-closed')
    expect(readExportedJournal(writeExportedJournal(file))).toEqual(file)
    const throughNpm = `\n> parley@0.1.0 replay\n> node scripts/replay.ts\n\n${writeExportedJournal(file)}`
    expect(readExportedJournal(throughNpm)).toEqual(file)
  })

  it('says which line of a file is not what it should be', () => {
    const lines = writeExportedJournal(recordedJournal('conversation-closed')).split('\n')
    const message = (changed: string[]) => {
      try {
        readExportedJournal(changed.join('\n'))
      } catch (error) {
        return (error as Error).message
      }
      return 'read'
    }
    expect(message(['hello'])).toBe('Line 1 is not a JSON object.')
    expect(message(['{}'])).toBe('Line 1 is not the header of an exported journal.')
    expect(message(lines.with(2, '{"row":'))).toBe('Line 3 is not a JSON object.')
    expect(message(lines.with(2, '{}'))).toBe('Line 3 is neither a row of the journal nor a record.')
    expect(message(lines.slice(0, 4))).toBe('The last line, the record, is missing. Was the file cut off?')
  })
})

describe('a replay finds', () => {
  const conversation = () => recordedJournal('conversation-completed')

  async function differences(file: ReturnType<typeof conversation>): Promise<string[]> {
    return differencesOf(await replayJournal(file.rows, machinesOf(file), file.record))
  }

  it('an entry whose text was changed', async () => {
    const file = conversation()
    const row = file.rows[1]
    if (row) row.body = row.body.replace('Priya', 'Pryia')
    expect(await differences(file)).toContain(`#${row?.firstSeq} hash`)
  })

  it('an entry that cannot even be read, and stops there', async () => {
    const file = conversation()
    const row = file.rows[2]
    if (row) row.body = row.body.slice(1)
    await expect(differences(file)).rejects.toThrow(`does not hold together at entry ${row?.firstSeq}`)
  })

  it('an entry that is missing, in the middle or at the end', async () => {
    const middle = conversation()
    middle.rows.splice(2, 1)
    expect(await differences(middle)).toContain(`#${middle.rows[2]?.firstSeq} hash`)
    const end = conversation()
    end.rows.pop()
    expect(await differences(end)).toEqual(['record seq'])
  })

  it('an entry whose state is not where its event leads, though all hashes fit', async () => {
    const file = conversation()
    file.rows = forge(file.rows, 3, (entry) => (entry.value = { active: { ask_reason: 'listening' } }))
    expect(await differences(file)).toEqual(['#3 value', 'record hash'])
  })

  it('a timer, effect, row or rejection that was added or left out', async () => {
    const file = conversation()
    const expired = recordedJournal('conversation-expired')
    file.rows = forge(file.rows, 2, (entry) => {
      entry.timersSet = []
      entry.records = []
      entry.rejected = { name: 'Error', message: 'It broke.' }
    })
    expect(await differences(file)).toEqual(['#2 timersSet.0', '#2 records.0', '#2 rejected', 'record hash'])
    expired.rows = forge(expired.rows, 1, (entry) => (entry.startEffects = []))
    expect(await differences(expired)).toContain('#1 startEffects.0')
  })

  it('an event that was put in another’s place', async () => {
    const file = conversation()
    file.rows = forge(file.rows, 4, (entry) => {
      entry.event.output = { values: {}, refused: [], intent: 'opted_out', language: 'en' }
    })
    expect(await differences(file)).toContain('#4 value')
  })

  it('a record that does not hold what the journal says', async () => {
    const file = conversation()
    file.record.snapshot.context.result = { ...(file.record.snapshot.context.result as object), outcome: 'failed' }
    file.record.timers = [{ id: 'untilIdle', generation: 1, at: 5, event: 'untilIdle' }]
    file.record.index.listedAt = 0
    expect(await differences(file)).toEqual([
      'record snapshot.context.result.outcome',
      'record timers.0',
      'record index.listedAt',
    ])
  })

  it('nothing in a record that is behind its journal, as a crash may leave it', async () => {
    const file = conversation()
    const { machine, version, actorId } = file.record
    const definition = await machinesOf(file).find(machine, version)
    const earlier = fold(definition, file.rows.slice(0, 4).flatMap(decodeEntries))
    file.record = recordOf(definition, earlier, actorId, 'node')
    expect(await differences(file)).toEqual([])
    file.record.snapshot.context.turnCount = 9
    expect(await differences(file)).toEqual(['record snapshot.context.turnCount'])
  })
})

describe('a replay takes again', () => {
  const counter = (version: string) =>
    define(
      setup({
        types: typed<{ context: { count: number }; events: { type: 'add' } | { type: 'add.badly' } }>(),
        actions: {
          add: assign({ count: ({ context }) => context.count + 1 }),
          addBadly: assign(() => {
            throw new TypeError('It does not add up.')
          }),
        },
      }).createMachine({
        id: 'counter',
        options: { maxIterations: 10 },
        context: { count: 0 },
        initial: version === '1' ? 'old' : 'new',
        states: {
          [version === '1' ? 'old' : 'new']: { on: { add: { actions: 'add' }, 'add.badly': { actions: 'addBadly' } } },
        },
      }),
      {
        version,
        maxTailRows: 0,
        migrate: ({ snapshot, timers }) => ({ snapshot: { ...snapshot, value: 'new' }, timers }),
      },
    )

  async function replayOf(kit: Kit, definition: MachineDefinition, actorId: ActorId): Promise<Replay> {
    const store = kit.everything.actors
    const stored = await store.load(actorId)
    if (!stored?.record) throw new Error('Nothing was stored.')
    const rows = await store.readJournal(actorId, 0, Number.MAX_SAFE_INTEGER)
    return replayJournal(rows, createMachineLookup([definition], {}), decodeRecord(stored.record))
  }

  it('a rejected step, and misses the rejection when the step works now', async () => {
    const kit = await openKernel({ definitions: [counter('1')] })
    const { actorId } = await kit.create('counter')
    await kit.send(actorId, 'add')
    expect((await kit.send(actorId, 'add.badly')).outcome).toBe('rejected')
    await kit.send(actorId, 'add')
    expect(differencesOf(await replayOf(kit, counter('1'), actorId))).toEqual([])

    const mended = counter('1')
    mended.machine = mended.machine.provide({ actions: { addBadly: assign({}) } })
    expect(differencesOf(await replayOf(kit, mended, actorId))).toEqual(['#3 rejected'])
  })

  it('a migrated actor from its migration on, and says which steps it could not', async () => {
    const kit = await openKernel({ definitions: [counter('1')], olderDefinitions: [counter('1')] })
    const { actorId } = await kit.create('counter')
    await kit.send(actorId, 'add')
    await kit.restart({ definitions: [counter('2')] })
    await kit.send(actorId, 'add')
    const replay = await replayOf(kit, counter('2'), actorId)
    expect(differencesOf(replay)).toEqual([])
    expect(replay.steps.map(({ entry, isOutdated }) => [entry.event.type, isOutdated])).toEqual([
      ['xstate.init', true],
      ['add', true],
      ['actor.migrated', false],
      ['add', false],
    ])
  })
})

/** Such as `#3 value` for a step and `record timers.0` for the record. */
function differencesOf({ steps, record, differenceCount }: Replay): string[] {
  const found = [
    ...steps.flatMap(({ entry, differences }) => differences.map(({ path }) => `#${entry.seq} ${path}`)),
    ...record.map(({ path }) => `record ${path}`),
  ]
  expect(differenceCount).toBe(found.length)
  return found
}
