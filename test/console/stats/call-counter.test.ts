import { describe, expect, it } from 'vitest'
import type { Committed } from '../../../src/actors/kernel.ts'
import type { StoredRow } from '../../../src/actors/ports/actor-store.ts'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { createCallCounter } from '../../../src/console/stats/call-counter.ts'
import type { CallFigures, HourlyCounts } from '../../../src/ports/call-figures.ts'
import type { Store } from '../../../src/ports/store.ts'
import { phoneContext } from '../../support/api/phone.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const HOUR_MS = 3_600_000
const NINE = Date.parse('2026-03-02T09:00:00Z')
const IDS = { callId: 'c1', projectId: 'p1', agentId: 'a1', agentName: 'Asha' }

function open() {
  const clock = new VirtualClock(NINE)
  const added: { batchId: string; counts: HourlyCounts[] }[] = []
  let isAway = false
  const callFigures: Pick<CallFigures, 'add'> = {
    async add(batchId, counts) {
      added.push({ batchId, counts: [...counts] })
      if (isAway) throw new StoreUnavailable(new Error('away'))
    },
  }
  const stored = { index: 1, agentText: ',"llmMs":7,"audioMs":7,', llmMs: 1_000, audioMs: 410, createdAt: NINE }
  const rows: StoredRow[] = [
    { kind: 'turn', owner: 'c1', position: 0, body: JSON.stringify({ llmMs: null, audioMs: 400 }) },
    { kind: 'turn', owner: 'c1', position: 1, body: JSON.stringify(stored) },
  ]
  const actors = {
    readRows: (_kind: string, owner: string) => Promise.resolve(rows.filter((row) => row.owner === owner)),
  }
  const store = { actors, callFigures } as unknown as Pick<Store, 'actors' | 'callFigures'>
  let batches = 0
  const counter = createCallCounter({ store, clock, newId: () => `b${(batches += 1)}`, log: { warn() {} } })
  return {
    clock,
    counter,
    added,
    setAway: (to: boolean) => void (isAway = to),
    end: (context: JsonObject, actorId = 'call/c1', status: 'active' | 'done' = 'done') => {
      const plain = { value: 'ended', status, context }
      counter.observe({ actorId, state: { plain } } as unknown as Committed)
    },
  }
}

const result = (endedAt: number) => ({ outcome: 'completed' as const, endedAt, error: null, modelFailed: false })
const answered = (endedAt: number, answeredAt: number | null) => ({
  ...phoneContext({ ...IDS, startedAt: NINE }, { result: result(endedAt) }),
  leg: { answeredAt },
})

describe('a call that ends', () => {
  it('is counted in the hour of its end, for its agent and for the project, with its time and that of its turns', async () => {
    const { clock, added, end } = open()
    end(answered(NINE + HOUR_MS + 5, NINE + HOUR_MS - 90_000))
    await clock.advance(1_000)
    const counts = {
      calls: 1,
      'outcome:completed': 1,
      'channel:phone': 1,
      phoneMs: 90_005,
      'llmMs:72': 1,
      'audioMs:62': 1,
      'audioMs:63': 1,
    }
    const hour = NINE / HOUR_MS + 1
    expect(added).toEqual([
      {
        batchId: 'b1',
        counts: [
          { projectId: 'p1', agentId: '', hour, counts },
          { projectId: 'p1', agentId: 'a1', hour, counts },
        ],
      },
    ])
  })

  it('counts no minutes when the call was not answered', async () => {
    const { clock, added, end } = open()
    end(answered(NINE + 40_000, null))
    await clock.advance(1_000)
    expect(added[0]?.counts[0]?.counts).not.toHaveProperty('phoneMs')
  })

  it.each(['browser_text', 'browser_voice'] as const)('is not counted on the channel %s', async (channel) => {
    const { clock, counter, added, end } = open()
    end(phoneContext({ ...IDS, startedAt: NINE, channel }, { result: result(NINE) }), 'conversation/c1')
    await clock.advance(1_000)
    await counter.flush()
    expect(added).toEqual([])
  })

  it('counts a call at its end, and counts only calls', async () => {
    const { counter, added, end } = open()
    end(answered(NINE, NINE), 'call/c1', 'active')
    end(answered(NINE, NINE), 'webhook-delivery/c1')
    await counter.flush()
    expect(added).toEqual([])
  })

  it('is written together with others of the same moment, and at once when asked for', async () => {
    const { counter, added, end } = open()
    for (let count = 0; count < 3; count += 1) end(answered(NINE, NINE), `call/c${count}`)
    await counter.flush()
    expect(added).toHaveLength(1)
    expect(added[0]?.counts[0]?.counts).toMatchObject({ calls: 3 })
  })

  it('is tried again under the same id while the store is away, before those that follow', async () => {
    const { clock, counter, added, setAway, end } = open()
    setAway(true)
    end(answered(NINE, NINE))
    await clock.advance(2_000)
    expect(added.length).toBeGreaterThan(1)
    end(answered(NINE, NINE), 'call/c2')
    setAway(false)
    added.length = 0
    await clock.advance(1_000)
    expect(added.map(({ batchId }) => batchId)).toEqual(['b1', 'b2'])
    await counter.stop()
    expect(clock.plannedCount).toBe(0)
  })
})
